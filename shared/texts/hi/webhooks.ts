/** The webhooks of the back office. */

export const whatTheyAre =
  'साइट आपके प्रोग्राम को तुरंत बताती है कि क्या हुआ: वह आपके दिए पते पर भेजती है, और जो भेजती है उस पर हस्ताक्षर करती है (Standard Webhooks)।';
export const addWebhook = 'वेबहुक जोड़ें';
export const editWebhook = 'वेबहुक बदलें';
export const address = 'पता';
export const addressHint = 'https, इंटरनेट से पहुँच में। दूसरे पते पर भेजने वाले जवाब नहीं माने जाते।';
export const toldOf = 'किस-किस की ख़बर';
/** @param event an event, as programs say it. */
export const eventName = (event: keyof typeof EVENTS) => EVENTS[event];
export const test = 'टेस्ट';
export const who = 'पूछताछ';
export const showsPrivate = 'किसने पूछा और क्या लिखा, उसके साथ';
export const whether = 'हालत';
export const isOn = 'इसे ख़बर दी जाती है';
/** @param name of its file, without the ending. */
export const plugin = (name: string) => `प्लगइन ${name}`;
export const secret = 'गुप्त शब्द';
export const shownOnce = 'गुप्त शब्द अभी कॉपी कर लें: इसी से प्रोग्राम पहचानता है कि मैसेज यहीं से है। यह फिर किसी को नहीं दिखेगा।';
export const on = 'चालू';
export const off = 'बंद';
/** @param moment as it is shown. */
export const failingSince = (moment: string) => `${moment} से कुछ नहीं ले रहा`;
export const waiting = (deliveries: number) => `${deliveries} मैसेज इंतज़ार में`;
export const failed = (deliveries: number) => `${deliveries} मैसेज छोड़ दिए गए`;
export const none = 'अभी कोई वेबहुक नहीं';
export const sendTest = 'टेस्ट भेजें';
export const sendFailedAgain = 'छोड़े हुए फिर से भेजें';
/** @param what happened, and which message. */
export const sendAgain = (what: string) => `<hidden>${what} </hidden>फिर से भेजें`;
export const log = 'पिछली ख़बरें';
export const nothingYet = 'अभी कुछ नहीं';
export const what = 'क्या';
export const when = 'कब';
export const answer = 'जवाब';
export const stateWaiting = 'इंतज़ार में';
export const stateSent = 'भेजा';
export const stateFailed = 'छोड़ा';
/** @param status as HTTP has it. @param ms milliseconds. */
export const answeredIn = (status: string, ms: string) => `${ms} ms बाद ${status}`;
export const triedTimes = (tries: number) => `${tries} बार कोशिश`;
/** @param moment as it is shown. */
export const nextTry = (moment: string) => `अगली कोशिश ${moment}`;
/** @param host of the address. */
export const deleteWebhook = 'वेबहुक हटाएँ';
export const reallyDelete = (host: string) => `${host} का वेबहुक हटाएँ? इसकी सूची भी जाएगी, और जो इंतज़ार में है वह नहीं भेजा जाएगा।`;

const EVENTS = {
  'business.added': 'कारोबार जुड़ा',
  'business.approved': 'कारोबार मंज़ूर हुआ',
  'business.changed': 'कारोबार बदला',
  'business.rejected': 'कारोबार नामंज़ूर हुआ',
  'business.removed': 'कारोबार हटा',
  'enquiry.received': 'पूछताछ आई',
  'review.received': 'रिव्यू आया',
  'order.paid': 'ऑर्डर का पैसा आया',
  'person.forgotten': 'खाता हटाया गया',
};
