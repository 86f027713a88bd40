import { brand } from '#shared/brand/shown-brand.ts';

export const skipToContent = 'सीधे पेज की जानकारी पर जाएँ';
export const main = 'मुख्य';
export const menu = 'मेन्यू';
export const categories = 'कैटेगरी';
export const blog = 'ब्लॉग';
export const contactUs = 'संपर्क करें';
export const getQuotes = 'रेट मँगाएँ';
export const yourShortlist = 'आपकी शॉर्टलिस्ट';
export const listYourBusiness = 'अपना कारोबार जोड़ें';
export const logoLeadsHome = () => `${brand.name}, होम`;
export const breadcrumb = 'आप यहाँ हैं';

export const pageNotFound = 'पेज नहीं मिला';
export const addressLeadsNowhere = 'इस पते पर कुछ नहीं है: पेज की जगह बदल गई है, या यह कारोबार अब साइट पर नहीं दिखता।';
export const sorry = 'माफ़ करें';
export const startOver = 'गलती आपकी नहीं है। थोड़ी देर में फिर कोशिश करें, या होम पेज से दोबारा शुरू करें।';
export const nothingDone = 'कुछ भी नहीं भेजा गया, और कुछ भी नहीं बदला।';
export const reload = 'पेज फिर से खोलें';
export const goHome = 'होम पेज पर जाएँ';
export const browseCategories = 'कैटेगरी देखें';

export const ownedBy = (enterprise: string) =>
  `${brand.name} की मालिक ${enterprise} है, एक प्रोप्राइटरशिप फ़र्म, और वही इसे चलाती है। यह पूरे भारत के ठेकेदारों और निर्माण सामान के सप्लायरों की खुली डायरेक्टरी है।`;
export const followUs = 'हमें फ़ॉलो करें';
export const site = 'साइट';
export const topCities = 'बड़े शहर';
export const popularServices = 'ज़्यादा खोजे जाने वाले काम';
export const serviceInCity = (service: string, city: string) => `${city} में ${service}`;
export const legal = 'नियम और प्राइवेसी';
export const plans = 'प्लान';
export const howRankingWorks = 'लिस्ट का क्रम कैसे बनता है';
export const howReviewsWork = 'रिव्यू के नियम';
export const privacyPolicy = 'प्राइवेसी पॉलिसी';
export const termsAndConditions = 'नियम और शर्तें';
