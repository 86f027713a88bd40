/** Names that are given in Hindi besides English. */
export const nameInHindi = 'हिंदी में नाम';
export const shownInHindi = 'हिंदी के पेजों पर यही दिखता है। खाली भी छोड़ सकते हैं।';
