import { plural } from '#shared/texts/hi/grammar.ts';

export const orderOfReviews = 'रिव्यू का क्रम';
export const newest = 'सबसे नए';
export const highest = 'ज़्यादा स्टार पहले';
export const lowest = 'कम स्टार पहले';
export const provenFirst = 'पक्के ग्राहक पहले';
export const noMoreReviews = 'और रिव्यू नहीं हैं। <first>शुरू के रिव्यू देखें</first>';
export const countedSince = (date: string) => `स्टार में ${date} से अब तक के सब रिव्यू गिने गए हैं। <how>रिव्यू के नियम</how>`;
export const teamRemoves = 'जो नियम तोड़े, उसे हमारी टीम हटाती है। कारोबार ख़ुद रिव्यू नहीं हटा सकते।';

export const reviewsRemoved = (count: number, reason: string) =>
  plural(count, { one: `${count} रिव्यू हटाया गया: ${reason}`, other: `${count} रिव्यू हटाए गए: ${reason}` });

export const contactedThrough = (site: string) => `ग्राहक ने ${site} पर इनसे बात की`;
export const contactedHint = 'यहाँ पूछताछ का जवाब मिला, या यहाँ फ़ोन नंबर देखा';
export const workDone = 'काम हुआ';
export const workDoneHint = 'यहाँ रिक्वेस्ट के लिए इसी कारोबार को चुना, और बताया कि काम हो गया';
export const askedFor = 'माँगा गया';
export const askedForHint = 'कारोबार ने यह रिव्यू माँगा था';
export const unconfirmed = 'रिव्यू के लिए धन्यवाद। ईमेल पक्का करते ही यह सबको दिखेगा। तब तक इसे सिर्फ़ आप देख और बदल सकते हैं।';
export const held = 'रिव्यू के लिए धन्यवाद। सबको दिखाने से पहले हमारी टीम इसे जाँचेगी। तब तक इसे सिर्फ़ आप देख और बदल सकते हैं।';
export const refused =
  'हमारी टीम ने यह रिव्यू न दिखाने का फ़ैसला किया है, क्योंकि लगता है कि यह इस कारोबार के किसी करीबी ने लिखा है, या किसी ग्राहक ने नहीं। अगर ऐसा नहीं है, तो हमें लिखें।';
export const replyOf = (business: string) => `${business} का जवाब`;
export const editedOn = (date: string) => `${date} (बदला गया)`;
export const photoBy = (at: number, name: string) => `फ़ोटो ${at}: ${name}`;
export const reviewBy = (name: string) => `${name} का रिव्यू`;
export const reportReviewBy = (name: string) => `शिकायत करें<hidden>: ${name} का रिव्यू</hidden>`;
export const helpful = (name: string) => `काम आया<hidden>: ${name} का रिव्यू</hidden>`;
export const helpfulTo = (count: number) => plural(count, { one: `${count} के काम आया`, other: `${count} लोगों के काम आया` });

export const review = 'रिव्यू दें';
export const yourReviewOf = (business: string) => `आपका रिव्यू: ${business}`;
export const rating = 'रेटिंग';
export const starsChosen = (stars: number) => `5 में से ${stars}`;
export const starsChosenOf5 = (stars: number) => `5 में से ${stars} स्टार`;
export const notRated = 'रेटिंग नहीं दी';
export const tapStar = 'स्टार दबाएँ। आधे स्टार के लिए उसे फिर दबाएँ।';
export const description = 'आपका अनुभव';
export const everyoneSeesPhotos = 'ये सबको दिखेंगी। कहाँ खींची गईं, यह हम नहीं रखते।';
export const consent = 'भेजने से आप मानते हैं कि आपने जो लिखा है उसे हम रखें और सबको दिखाएँ। ईमेल किसी को नहीं दिखेगा।';
export const submitReview = 'रिव्यू भेजें';
export const editYourReview = 'अपना रिव्यू बदलें';
export const deleteYourReview = 'अपना रिव्यू मिटाएँ';
export const askDeleteReview = (business: string) => `${business} पर लिखा अपना रिव्यू मिटाना है? फिर उसके स्टार नहीं गिने जाएँगे।`;
export const deleting = 'मिट रहा है...';

export const reply = 'जवाब';
export const replyTo = (name: string) => `जवाब दें<hidden>: ${name} का रिव्यू</hidden>`;
export const editReplyTo = (name: string) => `जवाब बदलें<hidden>: ${name} का रिव्यू</hidden>`;
export const deleteReplyTo = (name: string) => `जवाब मिटाएँ<hidden>: ${name} का रिव्यू</hidden>`;
export const deleteReply = 'जवाब मिटाएँ';
export const askDeleteReply = (name: string) => `${name} के रिव्यू पर दिया अपना जवाब मिटाना है?`;
export const toReviewBy = (name: string) => `${name} के रिव्यू पर`;
export const yourReply = 'आपका जवाब';
export const replyIsPublic = 'यह रिव्यू के नीचे सबको दिखेगा, और लिखने वाले को एक बार ईमेल से मिलेगा। आप इसे बाद में बदल या मिटा सकते हैं।';
export const sending = 'भेजा जा रहा है...';
export const publishReply = 'जवाब पोस्ट करें';
