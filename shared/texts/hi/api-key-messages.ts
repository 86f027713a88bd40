/** What programs that call with a key are told, and the team that makes the keys. */

export const nameMissing = 'लिखें कि की किसके लिए है';
export const scopeMissing = 'चुनें कि की से क्या किया जा सकता है';
export const dayMissing = 'की का आख़िरी दिन लिखें';
export const dayOutOfRange = 'आख़िरी दिन आज या बाद का, और 5 साल के अंदर का होना चाहिए';
export const callsOutOfRange = 'एक मिनट में कॉल 1 से 6,000 तक की पूरी संख्या हो';
/** @param entry what was entered. */
export const addressUnreadable = (entry: string) => `‘${entry}’ न IP पता है, न 203.0.113.0/24 जैसा नेटवर्क`;
export const tooManyAddresses = 'ज़्यादा से ज़्यादा 50 पते';
export const nameTaken = 'इस नाम की दूसरी की है। कोई और नाम चुनें';
export const keyMade = 'की बन गई। अभी कॉपी कर लें: यह फिर नहीं दिखेगी';
export const keyRevoked = 'की रद्द हो गई। इससे अब कुछ नहीं खुलता';
export const keyNotFound = 'की नहीं मिली';

export const keyNeeded = 'इस कॉल के लिए की चाहिए। उसे Authorization: Bearer nirmaan_… में भेजें';
export const keyUnknown = 'यह की यहाँ की नहीं है';
export const keyEnded = 'यह की ख़त्म हो चुकी है या रद्द की गई है';
export const keyInAddress = 'पते में लिखी की लॉग में चली जाती है। उसे Authorization: Bearer में भेजें, और इस की को रद्द करवाएँ';
export const notForKeys = 'इस कॉल को की नहीं खोलती';
/** @param scope what it would have to open, as programs say it: 'businesses:read'. */
export const scopeNeeded = (scope: string) => `इस की में ${scope} नहीं है`;
/** @param address the caller's. */
export const addressNotAllowed = (address: string) => `इस की को ${address} से इस्तेमाल नहीं किया जा सकता`;

/** @param most rows at once. */
export const rowsOutOfRange = (most: number) => `limit 1 से ${most} तक की पूरी संख्या हो`;
export const momentUnreadable = 'updated_since 2026-11-29T10:00:00Z जैसा समय हो';
export const beginAnew = 'तब से क्या-क्या हटाया गया, यह अब पता नहीं। बिना cursor और updated_since के सब कुछ फिर से पढ़ें, और जो न आए उसे हटा दें';
export const changedMeanwhile = 'इस बीच यह बदल गया। इसे फिर से पढ़ें, और इसका ETag If-Match में भेजें';
export const versionNeeded = 'जो बदलना है उसका ETag If-Match में भेजें';
export const businessRemoved = 'कारोबार हटा दिया गया';
