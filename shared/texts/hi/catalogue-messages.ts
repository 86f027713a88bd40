import { number, plural } from '#shared/texts/hi/grammar.ts';

export const somethingWentWrong = 'कुछ गड़बड़ हो गई';

export const posterIncomplete = 'नाम और तस्वीर दोनों दें।';
export const posterAdded = 'पोस्टर जुड़ गया';
export const posterUpdated = 'पोस्टर बदल गया';
export const posterDeleted = 'पोस्टर मिटा दिया गया';
export const posterNotFound = 'यह पोस्टर नहीं मिला';
export const unknownPosterPlace = 'shows में banner या carousel ही चलेगा';
export const posterLinkInvalid = 'इस साइट का पता भरें, जैसे /category, या कोई वेबसाइट का पता';
export const posterOrderInvalid = 'क्रम 0 से 9999 तक की पूरी संख्या हो';
export const posterDayInvalid = 'तारीख ऐसे भरें: 2026-01-31';
export const posterDaysReversed = 'आख़िरी दिन पहले दिन से पहले है';
export const noPosters = 'कोई पोस्टर नहीं मिला।';

export const serviceAdded = 'काम जुड़ गया';
export const serviceUpdated = 'काम बदल गया';
export const serviceDeleted = 'काम मिटा दिया गया';
export const serviceTaken = 'इस नाम का काम पहले से है';
export const unknownCategory = 'category में contractor या supplier ही चलेगा';
export const noServices = 'कोई काम नहीं मिला।';
export const serviceInUse = (businesses: number) =>
  `${number(businesses)} ${plural(businesses, { one: 'कारोबार यह काम करता है', other: 'कारोबार यह काम करते हैं' })}`;

export const priceAdded = 'रेट जुड़ गया';
export const priceUpdated = 'रेट बदल गया';
export const priceDeleted = 'रेट मिटा दिया गया';
export const addPriceFailed = 'रेट नहीं जुड़ा';
export const editPriceFailed = 'रेट नहीं बदला';
export const deletePriceFailed = 'रेट नहीं मिटा';
export const priceNotFound = 'यह रेट नहीं मिला';
export const priceNotANumber = 'रेट रुपये में संख्या लिखकर भरें, जैसे 395 या 58.50';
export const priceNegative = 'रेट 0 से कम नहीं हो सकता';
export const priceTooHigh = 'रेट ज़्यादा से ज़्यादा 10,00,00,000 हो सकता है';
export const noPrices = 'कोई रेट नहीं मिला।';
