import { plural } from '#shared/texts/hi/grammar.ts';

export const backOffice = 'बैक ऑफ़िस';
export const registerFree = 'मुफ़्त रजिस्टर करें';
export const yourBusiness = (name: string) => `आपका कारोबार: ${name}`;
export const enquiries = 'पूछताछ';
export const newEnquiries = (count: number) => `पूछताछ: ${count} नई`;
export const yourProfile = 'आपकी प्रोफ़ाइल';
export const listingPending = 'आपके कारोबार की जाँच बाकी है। हमारी टीम की मंज़ूरी मिलते ही यह सबको दिखेगा।';
export const listingRejected = 'आपका कारोबार मंज़ूर नहीं हुआ। वजह देखें, ठीक करें और दोबारा भेजें।';
export const seeYourListing = 'अपना कारोबार देखें';

export const yourListingIsPending = 'आपके कारोबार की जाँच बाकी है।';
export const whatHappensNext = 'धन्यवाद। अब आगे क्या होगा';
export const teamLooks = 'हमारी टीम इसे देखेगी। तब तक यह सिर्फ़ आपको दिखेगा।';
export const weMailYou = 'फ़ैसला हम आपको ईमेल से बताएँगे। कुछ कमी हुई तो वह भी बताएँगे।';
export const peopleFindIt = 'मंज़ूरी के बाद यह लोगों को मिलेगा, और पूछताछ ईमेल से और ‘मेरा कारोबार’ पेज पर आएगी।';
export const addPhotosAndDescription = 'फ़ोटो और जानकारी जोड़ें';
export const yourDesk = 'मेरा कारोबार';

export const accountType = 'किस तरह का अकाउंट';
export const user = 'ग्राहक';
export const contractorOrSupplier = 'ठेकेदार/सप्लायर';
export const usersPromise = 'अच्छा काम करने वाले लोग यहाँ मिलेंगे।';
export const seePhoneNumbers = 'फ़ोन नंबर देखें और सीधे बात करें';
export const likeBusinesses = 'जो कारोबार पसंद आएँ, उन्हें शॉर्टलिस्ट में रखें';
export const writeReviews = 'रिव्यू लिखें, ताकि दूसरों को चुनने में आसानी हो';
export const suppliersPromise = 'घर बनाने वालों तक पहुँचें।';
export const pageOfYourOwn = 'फ़ोटो, रेट और जानकारी के साथ आपका अपना पेज';
export const enquiriesFromCustomers = 'ग्राहकों की पूछताछ सीधे आपके पास';
export const noCommission = 'मिले हुए काम पर कोई कमीशन नहीं';

export const logIn = 'लॉगिन करें';
export const loggingIn = 'लॉगिन हो रहा है...';
export const usersLoginDescription = 'कारोबार पसंद करने, रिव्यू लिखने और फ़ोन नंबर देखने के लिए लॉगिन करें।';
export const userNameOrEmail = 'यूज़र नेम या ईमेल';
export const newHere = 'पहली बार आए हैं?';
export const registerFreeLink = 'मुफ़्त रजिस्टर करें';
export const logInToYourBusiness = 'अपने कारोबार में लॉगिन करें';
export const suppliersLoginDescription = 'पूछताछ का जवाब देने, जानकारी बदलने और कितने लोग कारोबार देखते हैं यह जानने के लिए लॉगिन करें।';
export const notListedYet = 'कारोबार अभी यहाँ नहीं है?';
export const registerYourBusiness = 'अपना कारोबार रजिस्टर करें';
export const rememberMe = 'मुझे याद रखें';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const showPassword = (label: string) => `${label} दिखाएँ`;
export const needsScript = 'यह फ़ॉर्म इस ब्राउज़र में नहीं चलता। ब्राउज़र अपडेट करें या उसकी सेटिंग में JavaScript चालू करें।';

export const registering = 'रजिस्टर हो रहा है...';
export const usersRegistrationDescription = 'कारोबार पसंद करने, रिव्यू लिखने और फ़ोन नंबर देखने के लिए मुफ़्त अकाउंट बनाएँ।';
export const createYourAccount = 'मुफ़्त रजिस्टर करें';
export const userName = 'यूज़र नेम';
export const usersConsent =
  'रजिस्टर करने से आप इस बात पर राज़ी हैं कि हम आपका ईमेल, यूज़र नेम, पसंद और रिव्यू रखें। रिव्यू सबको दिखते हैं, आपका ईमेल नहीं। आप जब चाहें सब कुछ डाउनलोड कर सकते हैं या अकाउंट मिटा सकते हैं।';
export const registeredAlready = 'पहले से रजिस्टर हैं?';
export const listYourBusiness = 'अपना कारोबार यहाँ जोड़ें';
export const suppliersRegistrationDescription =
  'निर्माण या सामान का अपना कारोबार मुफ़्त रजिस्टर करें: फ़ोटो, रेट और रिव्यू वाला अपना पेज, और आपके पास के लोगों की पूछताछ।';
export const publicOnceApproved = 'हमारी टीम की मंज़ूरी मिलते ही आपका कारोबार सबको दिखेगा।';
export const listedAlready = 'कारोबार पहले से यहाँ है?';
export const businessName = 'कारोबार का नाम';
export const youLogInWithIt = 'इसी से लॉगिन होगा।';
export const enquiriesAreMailedToIt = 'पूछताछ इसी पर आएगी।';
export const priceInRupees = 'रेट (₹)';
export const suchAsPrice = '1200, या 45 प्रति वर्ग फ़ुट।';
export const shortDescription = 'थोड़े में जानकारी';
export const shownOnYourCard = 'एक-दो वाक्य, जो आपके कार्ड पर दिखेंगे।';
export const profilePicture = 'प्रोफ़ाइल फ़ोटो';
export const suppliersConsent =
  'रजिस्टर करने से आप इस बात पर राज़ी हैं कि हम यह जानकारी रखें और मंज़ूरी के बाद सबको दिखाएँ। आपका ईमेल नहीं दिखाया जाता; फ़ोन नंबर रजिस्टर किए हुए लोगों को दिखता है। आप जब चाहें सब कुछ डाउनलोड कर सकते हैं या अकाउंट मिटा सकते हैं।';
export const findYourLocation = 'अपनी जगह खोजें';
export const address = 'पता';
export const addShopAndStreet = 'दुकान नंबर और सड़क भी लिखें।';
export const hideMap = 'नक्शा छिपाएँ';
export const showOnMap = 'नक्शे पर सही जगह दिखाएँ';

export const currentPassword = 'अभी का पासवर्ड';
export const newPassword = 'नया पासवर्ड';
export const confirmPassword = 'पासवर्ड दोबारा';
export const changePassword = 'पासवर्ड बदलें';
export const changing = 'बदला जा रहा है...';
export const otherDevicesEnd = 'जिन दूसरे फ़ोन या कंप्यूटर पर लॉगिन है, वहाँ लॉगआउट हो जाएगा।';
export const confirmItIsYou = 'क्या यह आप ही हैं?';
export const thenWeGoOn = 'आपने काफ़ी देर पहले लॉगिन किया था। अपना पासवर्ड लिखें, फिर काम वहीं से आगे बढ़ेगा।';
export const codeThenWeGoOn = 'आपने काफ़ी देर पहले लॉगिन किया था। ईमेल में आया कोड लिखें, फिर काम वहीं से आगे बढ़ेगा।';
export const forgotMailMeCode = 'पासवर्ड भूल गए? ईमेल पर कोड भेजें';
export const proofCodeOnItsWay = (email: string) => `4 अंकों का कोड ${email} पर भेजा जा रहा है। यह 10 मिनट तक चलेगा।`;
export const setNewPassword = 'नया पासवर्ड बनाएँ';
export const step = (step: number) => `3 में से कदम ${step}`;
export const enterYourEmail = 'अपना ईमेल लिखें। हम आपको 4 अंकों का कोड भेजेंगे।';
export const sendCode = 'कोड भेजें';
export const sending = 'भेजा जा रहा है...';
export const enterCode = 'कोड लिखें';
export const codeOnItsWay = (email: string) =>
  `अगर ${email} का अकाउंट है, तो 4 अंकों का कोड वहाँ भेज दिया गया है। यह 10 मिनट तक, इसी ब्राउज़र में चलेगा।`;
export const otp = 'OTP';
export const verifyCode = 'कोड जाँचें';
export const verifying = 'जाँच हो रही है...';
export const sendNewCode = 'नया कोड भेजें';
export const askForNewCode = 'नया कोड माँगें';
export const linkGoodOnce = (email: string) => `${email} के लिए। यह लिंक एक ही बार चलेगा।`;
export const allDevicesEnd = (email: string) => `${email} के लिए। जहाँ-जहाँ लॉगिन है, वहाँ लॉगआउट हो जाएगा।`;

export const emailIs = (email: string) => `ईमेल: ${email}`;
export const waitsToBeConfirmed = (email: string) => `${email} पर भेजा लिंक खोलना बाकी है`;
export const planIs = (plan: string) => `प्लान: ${plan}`;
export const seePlan = 'प्लान देखें';
export const editProfile = 'प्रोफ़ाइल बदलें';
export const yourProfileAnd = (count: number) =>
  plural(count, { one: `आपकी प्रोफ़ाइल, ${count} नया जवाब`, other: `आपकी प्रोफ़ाइल, ${count} नए जवाब` });
export const myRequestsAnd = (count: number) => `मेरी रिक्वेस्ट (${plural(count, { one: `${count} नया जवाब`, other: `${count} नए जवाब` })})`;
export const myRequests = 'मेरी रिक्वेस्ट';
export const yourShortlist = 'आपकी शॉर्टलिस्ट';
export const savedSearches = 'नए कारोबार की ख़बर';
export const yourData = 'आपका डेटा';
export const allThatWeKeep = 'आपके बारे में हम जो कुछ रखते हैं, वह सब एक फ़ाइल में।';
export const downloadYourData = 'अपना डेटा डाउनलोड करें';
export const emailAddress = 'ईमेल';
export const leaveEmptyToKeep = 'पासवर्ड नहीं बदलना है तो इन्हें खाली छोड़ें।';
export const saving = 'सेव हो रहा है...';
export const deleteAccount = 'अकाउंट मिटाएँ';
export const sureToDelete = 'क्या यह अकाउंट सच में मिटाना है? इसके बाद यह वापस नहीं आएगा।';
export const lastMail = 'मिट जाने पर हम एक आख़िरी ईमेल भेजेंगे।';
export const deleting = 'मिटाया जा रहा है...';

export const confirmYourEmail = 'अपना ईमेल पक्का करें';
export const takeThisEmail = (name: string, email: string) =>
  `अपने अकाउंट <strong>${name}</strong> में अभी वाले ईमेल की जगह <strong>${email}</strong> रखें?`;
export const confirmThisEmail = 'हाँ, यही ईमेल रखें';

export const emailNotConfirmed = 'आपका ईमेल अभी पक्का नहीं हुआ है';
export const confirmToSeeMore = 'अपना ईमेल पक्का करें: हमने जो मेल भेजा है उसका लिंक खोलें। फिर आपको और फ़ोन नंबर दिखेंगे, और आपके रिव्यू सबको दिखेंगे।';
export const confirmToReadByMail = 'अपना ईमेल पक्का करें: हमने जो मेल भेजा है उसका लिंक खोलें। फिर ग्राहक जो लिखेंगे, वह हमारे मेल में आपको मिलेगा।';
export const sendMailAgain = 'मेल फिर से भेजें';

export const isThisYours = (name: string, email: string, site: string) =>
  `${site} के अकाउंट <strong>${name}</strong> में यह ईमेल है: <strong>${email}</strong>। क्या यह आपका है?`;
export const yesItIsMine = 'हाँ, मेरा है';
export const notMyAccount = 'यह मेरा अकाउंट नहीं है';
export const logInOrReset = 'पक्का करने के लिए इस अकाउंट में लॉगिन करें। लॉगिन न हो पाए, तो नया पासवर्ड बनाएँ: फिर बाकी सब लॉगआउट हो जाएँगे।';
export const logInFirst = 'पक्का करने के लिए इस अकाउंट में लॉगिन करें।';

export const takeAccountBack = 'अपना अकाउंट वापस लें';
export const takeItBackTo = (email: string) =>
  `आपके अकाउंट में फिर से <strong>${email}</strong> चलेगा। सब जगह से लॉगआउट हो जाएगा, बाकी बदलाव रुक जाएँगे, और आप नया पासवर्ड बनाएँगे।`;
export const yesTakeItBack = 'हाँ, वापस लें';
export const logOutEverywhereElse = 'बाकी सब जगह से लॉगआउट करें';
export const whatMoreIs = 'खुलने का समय और भाषाएँ';
