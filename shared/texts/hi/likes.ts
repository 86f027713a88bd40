import { number, plural } from '#shared/texts/hi/grammar.ts';

export const yourShortlist = 'आपकी शॉर्टलिस्ट';
export const businessesYouLike = 'आपकी पसंद के कारोबार।';
export const keptHere = 'यह सिर्फ़ इसी ब्राउज़र में है। अपने हर फ़ोन और कंप्यूटर पर पाने के लिए <login>लॉगिन करें</login>।';
export const needsScript = 'शॉर्टलिस्ट आपके ब्राउज़र में रहती है। ब्राउज़र अपडेट करें या उसकी सेटिंग में JavaScript चालू करें।';
export const gone = (count: number) =>
  plural(count, {
    one: 'आपकी शॉर्टलिस्ट का एक कारोबार अब डायरेक्टरी में नहीं है, इसलिए नहीं दिखाया गया।',
    other: `आपकी शॉर्टलिस्ट के ${number(count)} कारोबार अब डायरेक्टरी में नहीं हैं, इसलिए नहीं दिखाए गए।`,
  });
export const like = (name: string) => `पसंद करें: ${name}`;
export const nothingYet = 'आपकी शॉर्टलिस्ट अभी खाली है।';
export const pressHeart = 'किसी कारोबार पर बना दिल दबाएँ, वह यहाँ दिखेगा।';
export const seeBusinesses = 'कारोबार देखें';
export const compare = 'तुलना करें';
export const compareThis = (name: string) => `तुलना करें<hidden>: ${name}</hidden>`;
export const threeChosen = 'तीन चुने गए';
export const chooseSome = 'दो या तीन चुनें';
export const openIt = 'खोलें';

export const shortlistHere = 'इस ब्राउज़र की शॉर्टलिस्ट';
export const takeIntoAccount = (count: number) =>
  plural(count, {
    one: 'इस ब्राउज़र की शॉर्टलिस्ट में एक कारोबार है। उसे अपने अकाउंट में जोड़ें?',
    other: `इस ब्राउज़र की शॉर्टलिस्ट में ${number(count)} कारोबार हैं। उन्हें अपने अकाउंट में जोड़ें?`,
  });
export const takeOver = (count: number) => plural(count, { one: 'अकाउंट में जोड़ें', other: 'सब अकाउंट में जोड़ें' });
export const forget = 'नहीं, हटा दें';
