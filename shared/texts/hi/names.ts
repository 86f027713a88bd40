/** Names that are given in Hindi besides English. */
export const nameInHindi = 'हिंदी में नाम';
export const shownInHindi = 'हिंदी के पेजों पर यही दिखता है। खाली भी छोड़ सकते हैं।';
export const inShortInHindi = 'थोड़े में जानकारी (हिंदी में)';
export const aboutWorkInHindi = 'अपने काम के बारे में, हिंदी में';

// The categories of services.
export const contractor = 'ठेकेदार';
export const supplier = 'सप्लायर';
