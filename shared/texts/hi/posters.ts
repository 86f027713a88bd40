export const posters = 'पोस्टर';
export const addPoster = 'पोस्टर जोड़ें';
export const editPoster = 'पोस्टर बदलें';
export const deletePoster = 'पोस्टर मिटाएँ';
export const reallyDelete = (name: string) =>
  `क्या पोस्टर “${name}” मिटा दें? वह होम पेज से तुरंत हट जाएगा। चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
export const title = 'शीर्षक';

export const bestSize = 'होम पेज पर 8 चौड़ा और 3 ऊँचा दिखता है; 1600 × 600 पिक्सल सबसे अच्छा है।';
export const showsIn = 'कहाँ दिखे';
export const bannerAtTop = 'बैनर, होम पेज पर सबसे ऊपर';
export const carouselOfAdvertisements = 'विज्ञापनों की चलती पट्टी';
export const link = 'लिंक';
export const whereItLeads = 'दबाने पर क्या खुले: /category, या https://… खाली रखें तो कुछ नहीं खुलेगा।';
export const order = 'क्रम';
export const lowerComesFirst = 'छोटा नंबर पहले आता है।';
export const from = 'कब से';
export const emptyAtOnce = 'खाली: अभी से।';
export const to = 'कब तक';
export const emptyForGood = 'खाली: हमेशा के लिए।';

export const banner = 'बैनर';
export const carousel = 'चलती पट्टी';
export const atOrder = (order: number) => `क्रम ${order}`;
export const fromDay = (day: string) => `${day} से`;
export const toDay = (day: string) => `${day} तक`;
export const fromTo = (first: string, last: string) => `${first} से ${last} तक`;
export const leadsTo = (link: string) => `दबाने पर खुलता है: ${link}`;
