export const reports = 'शिकायतें';
export const tabTitle = 'शिकायतें · बैक ऑफ़िस';
export const byStatus = 'शिकायतें, स्थिति के हिसाब से';
export const noOpenReports = 'कोई शिकायत बाकी नहीं';
export const reportsWaitHere = 'लोगों की शिकायतें यहाँ आती हैं।';
export const all = 'सभी';
export const open = 'बाकी';
export const upheld = 'सही मानी गई';
export const dismissed = 'ख़ारिज';

export const ofBusiness = (reason: string, business: string) => `${reason}: <business>${business}</business>`;
export const ofReview = (reason: string, business: string) => `${reason}: <business>${business}</business> पर लिखा रिव्यू`;
export const byVisitor = 'किसी ने बिना लॉगिन के शिकायत की';
export const byUser = (name: string) => `शिकायत करने वाले ग्राहक: ${name}`;
export const byBusiness = (name: string) => `शिकायत करने वाला कारोबार: ${name}`;
export const reviewGone = 'रिव्यू अब नहीं है।';
export const decidedOn = (status: string, moment: string) => `${status}, ${moment}`;
export const openInBusiness = 'कारोबार में खोलें';

export const uphold = 'सही मानें';
export const upholdInstead = 'अब सही मानें';
export const dismiss = 'ख़ारिज करें';
export const dismissInstead = 'अब ख़ारिज करें';
export const upholdReport = 'शिकायत सही मानें';
export const dismissReport = 'शिकायत ख़ारिज करें';
export const itIsRight = 'शिकायत सही है। जो पता चला, वह लिख लें। कारोबार या रिव्यू को अलग से ठीक करें।';
export const itIsNotRight = 'शिकायत सही नहीं है। जो पता चला, वह लिख लें। और कुछ नहीं बदलेगा।';
export const outcome = 'क्या पता चला';
export const reporterIsTold = 'शिकायत करने वाले को सिर्फ़ यह बताया जाता है कि शिकायत मानी गई या नहीं, ये शब्द नहीं।';

export const showReview = (name: string) => `दिखाएँ<hidden>: ${name} का रिव्यू</hidden>`;
export const doNotShowReview = (name: string) => `न दिखाएँ<hidden>: ${name} का रिव्यू</hidden>`;
export const writerChangedIt = 'लिखने वाले ने इसे बदल दिया है: दोबारा लोड करें';
export const removeReply = (name: string) => `जवाब हटाएँ<hidden>: ${name} के रिव्यू पर</hidden>`;
export const removeReview = 'रिव्यू हटाएँ';
export const askRemoveReview = (name: string) =>
  `क्या ${name} का रिव्यू हटाना है? कारोबार की रेटिंग बदल जाएगी। चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
export const remove = 'हटाएँ';
export const why = 'वजह';
export const profileSaysWhy = 'प्रोफ़ाइल पर यह वजह महीने के साथ दिखेगी।';
export const reviewBy = (name: string, business: string) => `${business} पर ${name} का रिव्यू`;
export const showChosen = 'चुने हुए दिखाएँ';
export const doNotShowChosen = 'चुने हुए न दिखाएँ';
export const removeChosen = 'चुने हुए हटाएँ';
export const askRemoveMany = (reviews: number) =>
  `क्या ${reviews} रिव्यू हटाने हैं? कारोबारों की रेटिंग बदलेगी। चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
/** @param reason such as 'Wrong number'. */
export const reportOf = (reason: string, business: string) => `${reason}: ${business}`;
export const upholdChosen = 'चुनी हुई सही मानें';
export const dismissChosen = 'चुनी हुई ख़ारिज करें';
export const upholdMany = (reports: number) => `${reports} शिकायतें सही मानें`;
export const dismissMany = (reports: number) => `${reports} शिकायतें ख़ारिज करें`;
export const chooseReason = 'वजह चुनें';
