/** Keys for programs and webhooks, in the back office. */

export const whatKeysAre =
  'की से कोई प्रोग्राम बिना किसी के लॉगिन किए डायरेक्टरी पढ़ या बदल सकता है: आपकी अपनी साइट, कोई शीट, हिसाब-किताब का प्रोग्राम। की हर कॉल के साथ Authorization: Bearer में जाती है।';
export const callsAreDescribed = 'कॉल कैसे काम करती हैं';
export const makeKey = 'की बनाएँ';
export const name = 'किसके लिए है';
export const nameSuchAs = 'जैसे: संघ की वेबसाइट';
export const whatItMayDo = 'इससे क्या हो सकता है';
/** @param scope a scope of a key, as programs say it. */
export const scopeName = (scope: keyof typeof SCOPES) => SCOPES[scope];
export const lastDay = 'आख़िरी दिन';
export const fromWhere = 'किन पतों से';
export const fromWhereHint = 'IP पते या नेटवर्क, एक लाइन में एक। खाली: कहीं से भी।';
export const perMinute = 'एक मिनट में ज़्यादा से ज़्यादा कॉल';
export const shownOnce = 'की अभी कॉपी कर लें। यह फिर किसी को नहीं दिखेगी।';
export const copy = 'कॉपी करें';
export const copied = 'कॉपी हो गई';
export const done = 'हो गया';
export const keys = 'कीज़';
export const key = 'की';
export const use = 'इस्तेमाल';
export const noKeys = 'अभी कोई की नहीं';
export const open = 'चालू';
export const ended = 'ख़त्म';
export const revoked = 'रद्द';
/** @param day as it is shown. */
export const until = (day: string) => `${day} तक`;
/** @param email of the admin. */
export const madeBy = (email: string) => `${email} ने बनाई`;
/** Of who made a key. */
export const makerLeft = 'अब एडमिन नहीं हैं: नई की बनाएँ';
export const neverUsed = 'कभी इस्तेमाल नहीं हुई';
/** @param moment as it is shown. */
export const lastUsed = (moment: string) => `आख़िरी बार ${moment}`;
/** @param addresses as they are kept. */
export const onlyFrom = (addresses: string) => `सिर्फ़ ${addresses} से`;
export const callsIn30Days = (calls: number) => `30 दिन में ${calls} कॉल`;
export const refusedIn30Days = (calls: number) => `${calls} नहीं होने दीं`;
/** @param address where somebody called from. @param moment as it is shown. */
export const refusedFrom = (address: string, moment: string) => `${moment} को ${address} से नहीं होने दी`;
/** @param name of the key. */
export const revokeKey = (name: string) => `<hidden>${name} </hidden>रद्द करें`;
export const revokeTitle = 'की रद्द करें';
export const reallyRevoke = (name: string) =>
  `‘${name}’ को रद्द करें? जो प्रोग्राम इसे इस्तेमाल करता है, उसकी अगली कॉल से ही मना हो जाएगा। इसे वापस नहीं लिया जा सकता।`;
export const revokeIt = 'हाँ, रद्द करें';

const SCOPES = {
  'businesses:read': 'कारोबार पढ़ना, फ़ोन नंबर और ईमेल के साथ, हर हालत के',
  'businesses:write': 'कारोबार जोड़ना, बदलना, मंज़ूर करना और हटाना',
  'reviews:read': 'रिव्यू पढ़ना',
  'content:read': 'काम, भाव, पोस्टर और ब्लॉग पढ़ना',
  'content:write': 'काम, भाव, पोस्टर और ब्लॉग जोड़ना, बदलना और मिटाना, जो साइट पर तुरंत दिखता है',
  'enquiries:read': 'पूछताछ पढ़ना, बिना यह जाने कि किसने पूछा',
  'enquiries:private': 'किसने पूछा और क्या लिखा, यह पढ़ना',
  'users:read': 'यूज़र पढ़ना, ईमेल और फ़ोन नंबर के साथ',
  'orders:read': 'ऑर्डर पढ़ना',
};
