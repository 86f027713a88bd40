import { brand } from '#shared/brand/shown-brand.ts';

export const findInYourCity = 'अपने शहर के ठेकेदार और सामान के सप्लायर खोजें';
export const searchingIsFree = 'पूरे भारत से फ़ोटो, रेट और रिव्यू। खोजना मुफ़्त है।';
export const orAskThree = 'एक बार में तीन से रेट मँगाएँ:';

export const posters = 'पोस्टर';
export const advertisements = 'विज्ञापन';
export const advertisementRow = 'विज्ञापन';
export const opensInNewTab = '(नए टैब में खुलेगा)';

export const materialPrices = 'सामान के रेट';
export const pauseMaterialPrices = 'सामान के रेट रोकें';
export const perUnit = (unit: string) => `प्रति ${unit}`;
export const asOf = (date: string) => `<date>${date}</date> का रेट`;

export const whatDoYouNeed = 'आपको क्या काम कराना है?';
export const pickTheWork = 'काम या सामान चुनें। अपना शहर अगले पेज पर चुन सकते हैं।';
export const seeAllContractors = 'सभी ठेकेदार देखें';
export const seeAllSuppliers = 'सभी सप्लायर देखें';
export const near = (city: string, state: string) => `${city}, ${state} के पास`;
export const showAllOfIndia = 'पूरा भारत दिखाएँ';

export const mostLiked = 'सबसे ज़्यादा पसंद किए गए';
export const likedBest = () => `${brand.name} पर लोगों ने इन्हें सबसे ज़्यादा पसंद किया।`;
export const likedBestFrom = (city: string) => `${brand.name} पर लोगों ने इन्हें सबसे ज़्यादा पसंद किया। पहले ${city} वाले।`;
export const mostLikedRow = 'सबसे ज़्यादा पसंद किए गए कारोबार';
export const popularSearches = 'लोग अक्सर यह खोजते हैं';

export const aboutUs = 'हमारे बारे में';
export const notOnLuck = 'ज़्यादातर परिवारों के लिए घर ज़िंदगी का सबसे बड़ा खर्च होता है। उसे कौन बनाएगा, यह किस्मत पर नहीं छोड़ना चाहिए।';
export const whatTheDirectoryIs = () =>
  `${brand.name} घर बनाने के काम की डायरेक्टरी है। अपने शहर के ठेकेदारों और सप्लायरों का काम, रेट और लोगों की राय यहाँ देखें।`;
export const seenFirst = 'पहले हमारी टीम देखती है';
export const seenFirstHow = 'हमारी टीम हर कारोबार को साइट पर आने से पहले देखती है।';
export const accountsBehindReviews = 'रिव्यू सिर्फ़ लॉगिन करने वालों के';
export const accountsBehindReviewsHow = 'लॉगिन करके ही रेटिंग दे सकते हैं, एक कारोबार को एक बार।';
export const youDealDirectly = 'सीधी बात, कोई बिचौलिया नहीं';
export const youDealDirectlyHow = 'आपकी पूछताछ सीधे कारोबार तक जाती है। हम कोई कमीशन नहीं लेते।';

export const threeSteps = 'पहली खोज से पहली ईंट तक, तीन कदम में';
export const registeringIsFree = 'रजिस्टर करना मुफ़्त है। इसके बाद आप फ़ोन नंबर देख सकते हैं, कारोबार पसंद कर सकते हैं और रिव्यू लिख सकते हैं।';
export const registerNow = 'मुफ़्त रजिस्टर करें';
export const doYouBuild = 'क्या आप निर्माण, मरम्मत या सामान का काम करते हैं? <list>अपना कारोबार जोड़ें</list> और आस-पास के लोगों की पूछताछ मुफ़्त में पाएँ।';
export const stepBrowse = 'कैटेगरी देखें';
export const stepBrowseHow = 'काम या सामान चुनें, और अपना शहर।';
export const stepRead = 'उनका काम देखें';
export const stepReadHow = 'फ़ोटो, रेट और रिव्यू साथ-साथ देखें।';
export const stepTalk = 'उनसे बात करें';
export const stepTalkHow = 'पूछताछ भेजें या कॉल करें, और काम तय करें।';
