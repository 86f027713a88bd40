import { number, plural } from '#shared/texts/hi/grammar.ts';

export const download = 'डाउनलोड करें';
export const downloadList = 'यह सूची डाउनलोड करें';
export const whatIsInIt = 'सूची में जो कुछ है, सब पेजों का, जैसे अभी खोजा और छाँटा है।';
export const downloadEnquiries = 'सारी पूछताछ डाउनलोड करें';
export const withoutWhoWrote = 'किस कारोबार से, कब, और आगे क्या हुआ। किसने लिखा और क्या लिखा, यह नहीं।';
export const excel = 'Excel फ़ाइल (.xlsx)';
export const csv = 'CSV फ़ाइल, दूसरे प्रोग्रामों के लिए';
export const comesBack = 'कारोबार की फ़ाइल को Excel में बदलकर दोबारा इंपोर्ट कर सकते हैं।';
export const stop = 'रोकें';
export const soFar = (count: number) => `अब तक ${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियाँ' })}`;
export const done = (count: number) =>
  `${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियाँ' })} डाउनलोड ${plural(count, { one: 'हुई', other: 'हुईं' })}।`;
export const stopped = 'डाउनलोड रोक दिया गया। फ़ाइल पूरी नहीं है।';
export const failed = 'डाउनलोड पूरा नहीं हुआ। फ़ाइल अधूरी है: फिर से शुरू करें।';
