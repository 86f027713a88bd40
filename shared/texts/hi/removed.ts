export const whatStandsHere = (days: number) =>
  `टीम जो हटाती है वह ${days} दिन यहाँ रहता है, और फ़ोटो व साथ की सब चीज़ों समेत पहले जैसा वापस आ सकता है। अकाउंट, और जो लोग ख़ुद मिटाते हैं, तुरंत चले जाते हैं।`;
export const whichKind = 'क्या हटाया गया';
export const removedThings = 'हटाई हुई चीज़ें, नई पहले';
export const what = 'क्या';
export const by = 'किसने हटाया';
export const removedOn = 'कब हटाया';
export const until = 'कब तक वापस आ सकता है';
export const reviewOf = (business: string) => `${business} का रिव्यू`;
export const writtenBy = (name: string, stars: number) => `${name} ने लिखा, 5 में से ${stars} स्टार`;
export const withPictures = (pictures: number) => `${pictures} फ़ोटो`;
export const formerAdmin = 'जो अब एडमिन नहीं है';
export const bringBack = (what: string) => `वापस लाएँ<hidden>: ${what}</hidden>`;
export const bringChosenBack = 'चुने हुए वापस लाएँ';
export const couldNotBringBack = 'वापस नहीं आ सका। फिर कोशिश करें';
export const nothingRemoved = 'पिछले 30 दिन में कुछ नहीं हटाया गया।';
export const noneOfKind = 'पिछले 30 दिन में इनमें से कुछ नहीं हटाया गया।';
