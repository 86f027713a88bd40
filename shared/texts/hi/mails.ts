/** Said in mails about accounts, listings, plans, saved searches and the newsletter, and in those to the team. */

import { plural } from '#shared/texts/hi/grammar.ts';

interface SavedSearch {
  service: string;
  city: string;
  state: string;
}

export const hello = (name: string | undefined) => (name ? `नमस्ते ${name},` : 'नमस्ते,');
export const yourBusiness = 'आपके कारोबार';
export const yourSearch = 'आपकी खोज';
export const labelled = (label: string, value: string) => `${label}: ${value}`;
export const yourPage = 'आपका पेज';
export const seeYourPage = 'अपना पेज देखें';
export const yourDesk = 'मेरा कारोबार';
export const goToYourDesk = '‘मेरा कारोबार’ खोलें';
export const confirm = 'पक्का करें';
export const rupees = (amount: string) => `₹${amount}`;

export const weWriteInThis = 'अब हमारे मेल आपको हिंदी में मिलेंगे';

export const welcomeToSite = (site: string) => `${site} में आपका स्वागत है`;
export const usersCanNow = 'अब कारोबार पसंद करें, रिव्यू लिखें और फ़ोन नंबर देखें।';
export const findBusiness = 'कारोबार खोजें';
export const profileWaits = 'आपकी प्रोफ़ाइल की जाँच बाकी है। तब तक यह सिर्फ़ आपको दिखेगी। पूछताछ इसी ईमेल पर आएगी।';

export const passwordWasChanged = 'आपका पासवर्ड बदला गया';
export const passwordJustChanged = (site: string) =>
  `${site} पर आपके अकाउंट का पासवर्ड अभी-अभी बदला गया है, और बाकी सब जगह से लॉगआउट कर दिया गया है।`;
export const setPasswordIfNotYou = 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड बनाएँ:';

export const nomineeNamed = 'आपकी तरफ़ से काम करने के लिए नॉमिनी बनाया गया';
export const nomineeNamedWhat = (site: string) =>
  `आपके ${site} अकाउंट में एक नॉमिनी बनाया गया है। आपकी मृत्यु हो जाने पर या आपके असमर्थ होने पर वे आपका डेटा देख, ठीक करा या मिटवा सकते हैं।`;
export const nomineeNamedWarning = 'अगर यह आपने नहीं किया, तो इस पेज पर नॉमिनी हटाएँ और नया पासवर्ड बनाएँ।';
export const seeNominee = 'नॉमिनी देखें';

export const codeToReset = 'पासवर्ड बदलने के लिए आपका कोड';
export const codeFollows = 'पासवर्ड बदलने के लिए आपका कोड:';
export const codeIsValid = (minutes: number) => `यह कोड ${minutes} मिनट तक चलेगा, एक ही बार, और सिर्फ़ उसी ब्राउज़र में जिससे माँगा गया था।`;
export const linkInOtherBrowser = 'किसी दूसरे ब्राउज़र में, या कोड न चले तो, इतने ही समय में यह लिंक खोलें:';
export const ignoreIfNotAsked = 'अगर आपने कोड नहीं माँगा, तो इस मेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा। यह कोड या लिंक किसी को न बताएँ।';
export const yourUserName = (name: string) => `आपका यूज़र नेम: ${name}`;
export const setNewPassword = 'नया पासवर्ड बनाएँ';

export const confirmNewEmail = 'अपना नया ईमेल पक्का करें';
export const wantsThisEmail = (site: string) =>
  `${site} पर एक अकाउंट के लिए यह ईमेल दिया गया है। जहाँ आप लॉगिन हैं वहाँ एक दिन के अंदर पक्का करें, तो पुराने ईमेल की जगह यही चलेगा।`;
export const nothingChangesIfNotYou = 'अगर यह आप नहीं हैं, तो इस मेल पर ध्यान न दें: कुछ नहीं बदलेगा, और इस बारे में दोबारा मेल नहीं आएगा।';
export const confirmThisEmail = 'यह ईमेल पक्का करें';

export const confirmYourEmail = 'अपना ईमेल पक्का करें';
export const confirmYourEmailFor = (site: string) => `${site} के लिए अपना ईमेल पक्का करें`;
export const isUsersEmailYours = (site: string) =>
  `${site} के एक अकाउंट में यह ईमेल है। पक्का करें कि यह आपका है: फिर आपको और फ़ोन नंबर दिखेंगे, और आपके रिव्यू सबको दिखेंगे।`;
export const isBusinessEmailYours = (site: string) =>
  `${site} पर एक कारोबार में यह ईमेल है। पक्का करें कि यह आपका है: फिर ग्राहक जो लिखेंगे, वह हमारे मेल में आपको मिलेगा।`;
export const confirmToReadByMail = 'पक्का करें कि यह ईमेल आपका है, फिर ग्राहक जो लिखेंगे वह हमारे मेल में आपको मिलेगा:';
export const confirmWithin = (days: number) => `यह लिंक ${days} दिन तक चलेगा, एक ही बार, जहाँ आप लॉगिन हैं।`;
export const ignoreIfNotRegistered = 'अगर आपने रजिस्टर नहीं किया, तो इस मेल पर ध्यान न दें और बटन न दबाएँ।';

export const otherEmailAsked = 'किसी ने दूसरा ईमेल रखने को कहा है';
export const otherEmailIsAsked = (site: string) =>
  `${site} पर आपके अकाउंट से किसी ने दूसरा ईमेल रखने को कहा है। जब तक वह पक्का नहीं होता, यही ईमेल चलेगा।`;
export const emailWasChanged = 'आपका ईमेल बदला गया';
export const emailIsChanged = (site: string) => `${site} पर आपके अकाउंट का ईमेल अब दूसरा है। उसे वहाँ भेजे गए लिंक से पक्का किया गया है।`;
export const phoneWasChanged = 'आपका लॉगिन नंबर बदला गया';
export const phoneIsChanged = (site: string) => `${site} पर आपका अकाउंट अब दूसरे फ़ोन नंबर से खुलता है।`;
export const nothingToDoIfYou = 'अगर यह आपने किया है, तो कुछ नहीं करना है।';
export const takeBackIfNotYou = (days: number) =>
  `अगर आपने नहीं किया, तो ${days} दिन के अंदर अकाउंट वापस लें: सब जगह से लॉगआउट हो जाएगा, यह बदलाव रुक जाएगा, और आप नया पासवर्ड बनाएँगे। यह लिंक किसी को न दें।`;
export const takeBack = 'यह मैंने नहीं किया';
export const accountTakenBack = 'आपका ईमेल वापस बदला गया';
export const earlierEmailAgain = (site: string) =>
  `${site} के जिस अकाउंट में यह ईमेल था, उसमें अब फिर पहले वाला ईमेल है: उसके मालिक ने वहाँ भेजा गया लिंक खोला है।`;
export const writeToUsIfWrong = 'गलत लगे तो हमें लिखें';

export const accountIsDeleted = 'आपका अकाउंट मिटा दिया गया है';
export const goodbye = (name: string | undefined) => (name ? `अलविदा ${name},` : 'अलविदा,');
export const userIsGone = (site: string) =>
  `${site} पर आपका अकाउंट मिटा दिया गया है, और उसके साथ आपकी वह सारी जानकारी जो हमारे पास थी। आपके लिखे रिव्यू और कमेंट ‘पुराना अकाउंट’ के नाम से रहेंगे।`;
export const businessIsGone = (site: string) =>
  `${site} पर आपका अकाउंट मिटा दिया गया है, और उसके साथ आपका पेज, उसकी फ़ोटो और आपकी पूछताछ। अब आपका कारोबार यहाँ किसी को नहीं मिलेगा।`;
export const lastMail = 'यह हमारा आख़िरी मेल है। आप जब चाहें लौट आएँ, आपका स्वागत है।';
export const tellUsIfNotYou = 'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ:';

export const teamChangedListing = 'हमारी टीम ने आपके कारोबार की जानकारी बदली है';
/** @param fields what was changed, as the form calls it. */
export const teamCorrected = (business: string, fields: string) => `हमारी टीम ने ${business} की जानकारी ठीक की है: ${fields}।`;
export const lookWhetherRight = 'देख लें कि सब सही है। इसे ‘जानकारी बदलें’ से कभी भी बदला जा सकता है; कुछ गलत हो तो संपर्क पेज से हमें लिखें।';

export const isListedNow = 'आपका कारोबार अब साइट पर है';
export const everybodyCanFind = (business: string, site: string) => `अब सब लोग ${site} पर ${business} को खोज सकते हैं। पूछताछ इसी ईमेल पर आएगी।`;
export const isNoLongerListed = 'आपका कारोबार अब साइट पर नहीं है';
export const takenOff = (business: string) => `हमारी टीम ने ${business} को डायरेक्टरी से हटा दिया है।`;
export const wasNotAccepted = 'आपका कारोबार मंज़ूर नहीं हुआ';
export const notListed = (business: string) => `हमारी टीम ने ${business} को डायरेक्टरी में नहीं जोड़ा है।`;
export const sendAgain = '‘मेरा कारोबार’ पेज पर जानकारी ठीक करें, फिर वहीं ‘दोबारा भेजें’ दबाएँ।';
export const reason = (words: string) => `वजह: ${words}`;

export const isOnSite = (site: string) => `आपका कारोबार ${site} पर है`;
export const importedAndListed = (business: string, site: string) =>
  `हमारी टीम ने ${business} को ${site} की डायरेक्टरी में जोड़ा है। यह जानकारी हमें एक लिस्ट से मिली। अब लोग इसे खोज सकते हैं।`;
export const importedAndChecked = (business: string, site: string) =>
  `हमारी टीम ने ${business} को ${site} की डायरेक्टरी में जोड़ा है। यह जानकारी हमें एक लिस्ट से मिली। हमारी जाँच के बाद लोग इसे खोज सकेंगे।`;
export const choosePassword = 'जानकारी बदलने और पूछताछ पढ़ने के लिए पासवर्ड बनाएँ: कोड इसी ईमेल पर आएगा। फिर अपने फ़ोन नंबर से लॉगिन करें।';
export const takeItOver = 'कारोबार अपने हाथ में लें';
export const removal = (email: string) => `अगर अपना कारोबार यहाँ नहीं रखना है, तो ${email} पर लिखें, या कारोबार अपने हाथ में लेकर उसे मिटा दें।`;

export const receiptFor = (plan: string) => `रसीद: ${plan}`;
export const paidTwice = 'इस प्लान का भुगतान पहले ही हो चुका था। यह दूसरा भुगतान ज़रूरी नहीं है: हम पैसे लौटा देंगे।';
export const userHasPlan = 'धन्यवाद। अब आप दिन में जितने चाहें उतने कारोबारों के फ़ोन नंबर देखें। यह एक ही बार का भुगतान था: दोबारा कुछ नहीं कटेगा।';
export const businessHasPlan = 'धन्यवाद। अब आपकी प्रोफ़ाइल पर ‘प्लान मेंबर’ का निशान है। यह एक ही बार का भुगतान था: दोबारा कुछ नहीं कटेगा।';
export const plan = 'प्लान';
export const amount = 'रकम';
export const paidOn = 'भुगतान का समय';
/** 'रात 1:30 बजे', not '1:30 am'. */
const MOMENT = {
  ...({ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const),
  timeZone: 'Asia/Kolkata',
};
export const momentInIndia = (at: Date) => `${new Intl.DateTimeFormat('hi', MOMENT).format(at)} (भारत)`;
export const order = 'ऑर्डर';
export const yourPlan = 'आपका प्लान';
export const seeYourPlan = 'अपना प्लान देखें';

export const confirmTelling = 'नए कारोबार की ख़बर पक्की करें';
export const tellOfNewOnes = (service: string, city: string) => `${city} में ${service}: नए कारोबार की ख़बर चाहिए?`;
export const wantsTellingWeekly = ({ service, city, state }: SavedSearch, site: string) =>
  `किसी ने, शायद आपने ही, ${site} से कहा है कि इस ईमेल पर नए कारोबारों की ख़बर दें: ${city}, ${state} में ${service}, हफ़्ते में एक बार। पक्का करने पर ख़बर आने लगेगी।`;
export const wantsTellingAtOnce = ({ service, city, state }: SavedSearch, site: string) =>
  `किसी ने, शायद आपने ही, ${site} से कहा है कि इस ईमेल पर नए कारोबारों की ख़बर दें: ${city}, ${state} में ${service}, जैसे ही कोई आए। पक्का करने पर ख़बर आने लगेगी।`;
export const searchForgotten = (days: number) =>
  `अगर यह आपने नहीं कहा, तो इस मेल पर ध्यान न दें: दूसरा मेल नहीं आएगा, और ${days} दिन बाद यह ख़बर मिटा दी जाएगी।`;
export const yesTellMe = 'हाँ, ख़बर भेजें';
export const newBusiness = (service: string, city: string, business: string) => `${city} में ${service}, नया: ${business}`;
export const newBusinesses = (count: number, service: string, city: string) => `${city} में ${service}: ${count} नए`;
export const andMore = (count: number) => `और ${count} बाकी हैं।`;
export const theList = 'पूरी लिस्ट';
export const seeTheList = 'पूरी लिस्ट देखें';
export const whyWeekly = ({ service, city, state }: SavedSearch, site: string) =>
  `यह मेल इसलिए आया क्योंकि इस ईमेल से ${site} पर नए कारोबारों की ख़बर माँगी गई है: ${city}, ${state} में ${service}, हफ़्ते में एक बार।`;
export const whyAtOnce = ({ service, city, state }: SavedSearch, site: string) =>
  `यह मेल इसलिए आया क्योंकि इस ईमेल से ${site} पर नए कारोबारों की ख़बर माँगी गई है: ${city}, ${state} में ${service}, जैसे ही कोई आए।`;
export const endIt = 'ख़बर बंद करें';

export const confirmNewsletter = 'न्यूज़लेटर पक्का करें';
export const confirmNewsletterOf = (site: string) => `${site} का न्यूज़लेटर पक्का करें`;
export const wantsNewsletter = (site: string) =>
  `किसी ने, शायद आपने ही, इस ईमेल पर ${site} का न्यूज़लेटर माँगा है: सामान के रेट और नए कारोबार, कभी-कभार। पक्का करने पर ही आएगा।`;
export const addressForgotten = (days: number) =>
  `अगर यह आपने नहीं माँगा, तो इस मेल पर ध्यान न दें: न्यूज़लेटर नहीं आएगा, और ${days} दिन बाद यह ईमेल मिटा दिया जाएगा।`;
export const yesSendNewsletter = 'हाँ, मुझे न्यूज़लेटर भेजें';
export const whyNewsletter = (site: string) => `यह मेल इसलिए आया क्योंकि इस ईमेल से ${site} का न्यूज़लेटर पक्का किया गया है।`;
export const unsubscribe = 'न्यूज़लेटर बंद करें';

export const newsWaits = (news: string) => `नया: ${news}`;
export const waiting = (what: string) => `${what}: जाँच बाकी`;
export const registrations = (count: number) => plural(count, { other: `${count} रजिस्ट्रेशन` });
export const reports = (count: number) => plural(count, { one: `${count} शिकायत`, other: `${count} शिकायतें` });
export const comments = (count: number) => plural(count, { other: `${count} कमेंट` });
export const quarantined = (count: number) => plural(count, { other: `${count} रोकी हुई पूछताछ` });
export const heldReviews = (count: number) => plural(count, { one: `${count} रोका हुआ रिव्यू`, other: `${count} रोके हुए रिव्यू` });
export const waitingGrievances = (count: number) => plural(count, { one: `${count} कानूनी शिकायत`, other: `${count} कानूनी शिकायतें` });
export const waitingClaims = (count: number) => plural(count, { one: `${count} दावा`, other: `${count} दावे` });
export const waitingMessages = (count: number) => plural(count, { other: `${count} मैसेज` });
export const refundOrder = (order: string) => `ऑर्डर ${order} का पैसा लौटाएँ`;
export const refundOtherAmount = (order: string, amount: string, received: string) =>
  `ऑर्डर ${order} ${amount} का था, लेकिन भुगतान ${received} का हुआ, इसलिए किसी को प्लान नहीं मिला। पेमेंट गेटवे पर पैसा लौटाएँ।`;
export const refundUngranted = (order: string, amount: string) =>
  `ऑर्डर ${order} (${amount}) का भुगतान हुआ, लेकिन किसी को प्लान नहीं मिला: अकाउंट के पास प्लान पहले से था, या अकाउंट अब नहीं है। पेमेंट गेटवे पर पैसा लौटाएँ।`;
export const testOf = (subject: string) => `टेस्ट: ${subject}`;
export const openBackOffice = 'बैक ऑफ़िस खोलें';
export const messageFrom = (name: string) => `${name} का मैसेज`;
export const messageAbout = (name: string, service: string) => `${name} का मैसेज, ${service} के बारे में`;

// Keys for programs.
/** @param name of the key. */
export const keyRefused = (name: string) => `की ‘${name}’ कहीं और से इस्तेमाल हुई`;
export const keyRefusedFrom = (name: string, address: string) =>
  `किसी ने की ‘${name}’ से ${address} से कॉल की, जहाँ से इसकी इजाज़त नहीं है। कॉल नहीं होने दी गई। अगर आप यह पता नहीं पहचानते, तो की किसी और के हाथ लग गई है: इसे रद्द करें और नई बनाएँ।`;
export const openKeys = 'कीज़ खोलें';

// What was opened to a program.
export const keyMade = (name: string) => `प्रोग्रामों के लिए एक की बनी: ${name}`;
export const webhookAdded = (host: string) => `एक वेबहुक जोड़ा गया: ${host}`;
export const webhookChanged = (host: string) => `एक वेबहुक बदला गया: ${host}`;
export const sourceAdded = (host: string) => `अब हर रात ${host} से एक फ़ाइल ली जाती है`;
export const openedBy = (email: string) =>
  `यह ${email} ने किया। उनके लॉगआउट होने पर भी यह चलता रहेगा। अगर आप में से किसी ने यह नहीं चाहा, तो इसे तुरंत बंद करें और उनसे नया पासवर्ड बनवाएँ।`;
/** @param email of somebody who is no admin any more. */
export const makerLeft = (email: string) => `${email} की बनाई कीज़ या वेबहुक अब भी चालू हैं`;
export const replaceWhatTheyMade =
  'वे अब एडमिन नहीं हैं, पर ये कीज़ और सीक्रेट उन्हें अब भी पता हो सकते हैं। नई बनाएँ, फिर पुरानी कीज़ रद्द करें और पुराने वेबहुक हटाएँ।';
export const openedByNobody = 'जिसने यह किया, वह अब टीम में नहीं है। यह उनके बिना भी चलता रहेगा। अगर आप में से किसी ने यह नहीं चाहा, तो इसे तुरंत बंद करें।';

// Webhooks.
/** @param host of the address that is told. */
export const webhookOff = (host: string) => `${host} का वेबहुक बंद कर दिया गया`;
export const webhookOffWhy = (host: string) =>
  `${host} के पते ने तीन दिन तक कुछ नहीं लिया, या बताया कि वह अब नहीं है। साइट उसे अब कुछ नहीं बताती। जब वह ठीक हो जाए, उसे चालू करें: जो इंतज़ार में है वह तब भेजा जाएगा, और जो छोड़ दिया गया उसे फिर से भेजा जा सकता है।`;
export const openWebhooks = 'वेबहुक खोलें';

export const factorOff = (site: string) => `अब लॉगिन का दूसरा कदम नहीं: ${site}`;
export const signInWithoutCode = 'अब आप बैक ऑफ़िस में सिर्फ़ पासवर्ड से लॉगिन करेंगे। अगर यह आपने नहीं चाहा, तो दूसरे एडमिन को तुरंत बताएँ।';
export const setFactorUpAgain = 'कोड या पासकी यहाँ फिर से चालू करें:';
export const factorChanged = (site: string) => `आपका लॉगिन बदला है: ${site}`;
export const factorAppOn = 'अब बैक ऑफ़िस में लॉगिन करते समय आपके ऐप का कोड माँगा जाएगा।';
export const factorAppOff = 'बैक ऑफ़िस में लॉगिन करते समय अब ऐप का कोड नहीं माँगा जाएगा, सिर्फ़ पासकी।';
export const factorPasskeyAdded = 'बैक ऑफ़िस में आपके अकाउंट में एक पासकी जोड़ी गई।';
export const factorPasskeyRemoved = 'बैक ऑफ़िस में आपके अकाउंट से एक पासकी हटाई गई।';
export const factorRecoveryDrawn = 'बैक ऑफ़िस में आपके अकाउंट के लिए नए रिकवरी कोड बने। पुराने अब नहीं चलेंगे।';
export const factorRecoveryUsed = 'बैक ऑफ़िस में आपका एक रिकवरी कोड इस्तेमाल हुआ। वह दोबारा नहीं चलेगा।';
export const factorIfNotYou = 'अगर यह आपने नहीं किया, तो यहाँ बाकी सब जगह से लॉगआउट करें, नया पासवर्ड बनाएँ, और दूसरे एडमिन को तुरंत बताएँ:';
export const youAreAdmin = (site: string) => `आप ${site} की टीम में हैं`;
export const setAdminPassword = (site: string) => `आपको ${site} की टीम में जोड़ा गया है। यहाँ अपना पासवर्ड बनाएँ:`;
export const adminLinkLasts = (hours: number) => `यह लिंक एक ही बार और ${hours} घंटे तक चलेगा।`;
export const ignoreIfUnexpected = 'अगर आपको इसका पता नहीं था, तो कुछ न करें: बिना पासवर्ड के कोई इसका इस्तेमाल नहीं कर सकता।';
export const checkConfirmed = (kind: string) => `जाँचा गया: ${kind}`;
export const checkRefused = (kind: string) => `पक्का नहीं हुआ: ${kind}`;
export const checkEnded = (kind: string) => `अब जाँचा हुआ नहीं: ${kind}`;
export const checkShownUntil = (business: string, day: string) =>
  `हमने इसे जाँच लिया है। ${business} के पेज पर यह ${day} तक दिखेगा। नाम, राज्य या नंबर बदला तो जाँच वहीं ख़त्म हो जाएगी।`;
export const checkNotShown = (business: string) => `${business} के लिए हम इसे पक्का नहीं कर सके। इसे ठीक करके अपने खाते से फिर भेजें।`;
export const checkTakenBack = (business: string) => `${business} के पेज पर अब नहीं लिखा है कि हमने इसे जाँचा।`;
export const yourChecks = 'आपकी जाँच';
export const waitingChecks = (count: number) => plural(count, { other: `${count} नंबर जाँचने हैं` });
export const checkEndsSoon = (kind: string, day: string) => `आपकी जाँच ${day} को ख़त्म हो रही है: ${kind}`;
export const checkEndsHow = (business: string) => `उस दिन के बाद ${business} के पेज पर यह नहीं दिखेगी। समय रहते अपनी जाँच के पेज से इसे फिर करवाएँ।`;
export const waitingDuplicates = (count: number) => plural(count, { other: `शायद ${count} दोहरी एंट्री` });

export const anotherEntry = 'दूसरी एंट्री';
export const yourAccount = 'आपका खाता';
export const entriesMerged = 'आपकी एंट्री दूसरी से जोड़ी गई';
export const mergedIntoYours = (own: string, other: string) =>
  `हमारी टीम ने पाया कि ${own} और ${other} एक ही कारोबार हैं, और दूसरी एंट्री आपकी एंट्री में जोड़ दी। उसके रिव्यू, लाइक और पूछताछ अब आपके पास हैं।`;
export const yoursMerged = (own: string, other: string) =>
  `हमारी टीम ने पाया कि ${own} और ${other} एक ही कारोबार हैं। ${own} का पेज अब ${other} के पेज पर ले जाता है। आपका खाता बना रहेगा। अगर यह गलत है तो हमें लिखें।`;
export const mergeUndone = 'आपकी एंट्री फिर अलग है';
export const bothEntriesBack = (own: string, other: string) => `हमारी टीम ने ${own} को ${other} से जोड़ना वापस लिया। दोनों फिर अलग एंट्री हैं।`;

export const sourceFails = (host: string) => `${host} की सूची इंपोर्ट नहीं हो सकी`;
export const sourceFailsWhy = (fault: string) => `${fault.replace(/।$/, '')}। हर रात दोबारा कोशिश होगी, मगर आपको बस इस बार बताया जा रहा है।`;
export const sourceWaits = (host: string) => `${host} की नई सूची आपका इंतज़ार कर रही है`;
export const sourceChecked = 'सूची लाकर जाँच ली गई। कुछ लिखा नहीं गया: देखें कि क्या बदलेगा, फिर शुरू करें।';
export const sourceFaulty = 'सूची लाकर जाँच ली गई। कुछ पंक्तियों में गलती है, इसलिए कुछ लिखा नहीं गया।';
export const sourceFewer = 'इसमें पिछली बार से आधी से भी कम पंक्तियाँ हैं, इसलिए कुछ लिखा नहीं गया। देखें कि सूची पूरी है या नहीं।';
export const openImport = 'इंपोर्ट खोलें';

export const claimLinkTitle = 'अपना कारोबार सँभालें';
export const claimLinkWhat = (site: string) => `किसी ने, उम्मीद है आपने ही, कहा है कि ${site} पर एक कारोबार उनका है, और यह ईमेल दिया है।`;
export const claimLinkRule = 'लिंक एक बार, दो दिन तक चलता है। जो इसे खोलकर हाँ कहे, पेज उसी का हो जाता है।';
export const claimLinkWarning = 'यह आप नहीं थे? तो कुछ न करें, और लिंक किसी को न दें।';
export const claimTaken = (business: string) => `${business} अब आपका है`;
export const claimTakenWhat = (business: string, site: string) =>
  `आपने ${site} पर ${business} माँगा था, और हमारी टीम ने उसे आपको सौंप दिया है। इसी ईमेल से उसका पासवर्ड बनाएँ।`;
export const claimSetPassword = 'पासवर्ड बनाएँ';
export const claimRefused = (business: string) => `${business}: हम इसे आपको नहीं सौंप सके`;
export const claimRefusedWhat = (business: string, site: string) =>
  `आपने ${site} पर ${business} माँगा था। हमारी टीम ने देखा, और इसे आपको नहीं सौंपा।`;
export const claimEnded = (business: string) => `${business} का मालिक मिल गया`;
export const claimEndedWhat = (business: string, site: string) =>
  `आपने ${site} पर ${business} माँगा था। इस बीच किसी और ने दिखा दिया कि उसका फ़ोन नंबर या ईमेल उनके पास है, और वह अब उनका है। अगर यह गलत लगे तो हमें लिखें।`;
export const claimTakenBack = (business: string) => `${business} वापस ले लिया गया`;
export const claimTakenBackWhat = (business: string, site: string) =>
  `हमारी टीम ने ${site} पर ${business} आपसे वापस ले लिया है। अब आप उसमें लॉगिन नहीं कर सकते।`;
export const takenOver = (site: string) => `${site} पर आपके कारोबार का अब मालिक है`;
export const takenOverByPhone = (site: string) =>
  `किसी ने कोड से दिखाया है कि ${site} पर आपके कारोबार का फ़ोन नंबर उनके पास है, और अब वही उसका पेज सँभालेंगे।`;
export const takenOverByMail = (site: string) =>
  `किसी ने दिखाया है कि आपके कारोबार का एक और ईमेल उनके पास है, और अब ${site} पर उसका पेज वही सँभालेंगे।`;
export const takenOverByTeam = (site: string) => `हमारी टीम ने ${site} पर आपके कारोबार का पेज किसी माँगने वाले को सौंपा है।`;
export const takenOverWarning = (email: string) => `अगर वह आप हैं, तो कुछ नहीं करना है। अगर नहीं, तो ${email} पर लिखें: हम उसे वापस ले सकते हैं।`;
export const changesDecided = 'आपके बदलावों पर हमारी टीम का फ़ैसला';
export const changesShown = (business: string, fields: string) => `${business} के पेज पर यह अब सबको दिखता है: ${fields}`;
export const changesRefused = (business: string) => `यह नहीं दिखेगा। ${business} के पेज पर ये पहले जैसे ही रहेंगे:`;
export const waitingChanges = (count: number) => plural(count, { other: `लिस्टिंग के ${count} बदलाव` });

export const confirmCorrection = 'मेरा सुधार भेजें';
export const confirmCorrectionWhat = (site: string) =>
  `किसी ने, शायद आपने ही, ${site} के एक पेज का सुधार बताया है और यह ईमेल दिया है। लिंक खोलकर हाँ कहें, तो सुधार आगे भेज दिया जाएगा।`;
export const confirmCorrectionRule = (days: number) => `लिंक ${days} दिन तक चलेगा। आपने नहीं बताया? तो कुछ न करें।`;
export const correctionSuggested = 'किसी ने आपके पेज का सुधार बताया है';
export const correctionSuggestedWhat = (business: string, field: string) =>
  `किसी ने बताया है कि ${business} के पेज पर कुछ गलत है: ${field}। अभी कुछ नहीं बदला है।`;
export const correctionSuggestedRule = (day: string) => `${day} तक इसे देखकर मंज़ूर करें, या वजह लिखकर मना करें। जवाब न आने पर हमारी टीम फ़ैसला करेगी।`;
export const correctionAccepted = 'आपका सुधार मंज़ूर हुआ';
export const correctionRefused = 'आपका सुधार मंज़ूर नहीं हुआ';
export const correctionOver = 'आपका सुधार अब नहीं देखा जाएगा';
export const aBusiness = 'एक कारोबार';
export const correctionAcceptedWhat = (business: string, field: string) =>
  `आपने ${business} का सुधार बताया था: ${field}। वह मंज़ूर हो गया। धन्यवाद।`;
export const correctionRefusedWhat = (business: string, field: string) =>
  `आपने ${business} का सुधार बताया था: ${field}। हमारी टीम ने उसे देखा, और पेज नहीं बदला।`;
export const correctionSameWhat = (business: string, field: string) =>
  `आपने ${business} का सुधार बताया था: ${field}। पेज पर अब यही लिखा है। धन्यवाद।`;
export const correctionChangedWhat = (business: string, field: string) =>
  `आपने ${business} का सुधार बताया था: ${field}। इस बीच पेज पर वह बदल गया, इसलिए आपका सुझाव ख़त्म हो गया। देखें कि अब सही है या नहीं।`;
export const correctionUnlistedWhat = (business: string, field: string) =>
  `आपने ${business} का सुधार बताया था: ${field}। यह कारोबार अब लिस्ट में नहीं है, इसलिए आपका सुझाव ख़त्म हो गया।`;
export const yourCorrections = 'आपके सुधार';
export const waitingCorrections = (count: number) => plural(count, { other: `${count} सुझाए गए सुधार` });

export const invitation = (site: string) => `${site} पर एक कारोबार ने आपको बुलाया है`;
export const invitationWhat = (site: string) =>
  `एक कारोबार चाहता है कि आप ${site} पर उसके साथ काम करें। इस ईमेल के अकाउंट से लॉगिन करें, या नया बनाएँ। वहाँ दिखेगा कि कौन-सा कारोबार है और काम क्या है।`;
export const invitationRule = (day: string) => `इसे ${day} तक मान सकते हैं। आपको नहीं पता यह क्यों आया? तो कुछ न करें।`;
export const seeInvitation = 'न्योता देखें';
export const personJoined = 'अब कोई आपके कारोबार के लिए काम करता है';
export const personJoinedWhat = (name: string | undefined, business: string | undefined, site: string) =>
  `${name ?? 'किसी'} ने न्योता मान लिया है, और अब ${site} पर ${business ?? 'आपके कारोबार'} के लिए काम करते हैं।`;
export const personJoinedWarning = 'आप में से किसी ने उन्हें नहीं बुलाया? उन्हें तुरंत हटाएँ और नया पासवर्ड बनाएँ।';
export const seePeople = 'देखें कि कौन काम करता है';

export const teamAnswers = (brand: string) => `${brand} को लिखे आपके मैसेज का जवाब`;
export const teamAnswersBecause = (day: string) => `आपने ${day} को हमें लिखा था। कुछ और पूछना हो तो इसी मेल का जवाब दें।`;
export const teamAnswersNotYou = 'अगर आपने नहीं लिखा, तो किसी ने गलती से आपका ईमेल डाल दिया होगा: आपको कुछ करने की ज़रूरत नहीं।';

export const letterComes = 'कोड वाली एक चिट्ठी आपके पते पर आ रही है';
export const letterComesWhere = (business: string, day: string) =>
  `यह डाक से ${business} के पेज पर लिखे पते पर आएगी। इसका कोड ${day} तक अपनी जाँच के पेज पर भरें, फिर सबको दिखेगा कि हमने पता जाँचा है। उससे पहले नाम या पता बदला, तो कोड काम नहीं करेगा। इसमें कोई पैसा नहीं लगता।`;

export const letterWhat = (site: string) => `यह कारोबार ${site} पर है। नीचे दिए कोड से मालिक दिखा सकते हैं कि कारोबार इसी पते पर है।`;
export const letterCode = (code: string) => `कोड: ${code}`;
export const letterWhere = (url: string, day: string) => `लॉगिन करें और ${day} तक इसे यहाँ भरें: ${url}। इसमें कोई पैसा नहीं लगता।`;
export const letterElse = 'यह कारोबार इस पते पर नहीं है? तो यह चिट्ठी फेंक दें: अकाउंट के बिना कोड किसी काम का नहीं।';
