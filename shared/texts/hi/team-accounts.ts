import { plural } from '#shared/texts/hi/grammar.ts';

export const account = 'अकाउंट';
export const accountOf = (name: string) => `अकाउंट<hidden> ${name}</hidden>`;
export const backToUsers = 'सभी यूज़र';
export const backToBusinesses = 'सभी कारोबार';
export const seeListing = 'साइट पर देखें';
export const whatWeAudited = 'टीम ने इस अकाउंट में क्या किया';

export const facts = 'जानकारी';
export const userName = 'यूज़र नेम';
export const businessName = 'कारोबार का नाम';
export const email = 'ईमेल';
export const phone = 'फ़ोन नंबर';
export const none = 'नहीं है';
export const confirmed = 'पक्का हुआ';
export const notConfirmed = 'पक्का नहीं हुआ';
export const password = 'पासवर्ड';
export const isSet = 'बना हुआ है';
export const plan = 'प्लान';
export const language = 'मेल की भाषा';
export const since = 'कब से';
export const signedIn = 'लॉगिन';
export const inPlaces = (count: number) => plural(count, { one: `${count} जगह`, other: `${count} जगह` });
export const nowhere = 'कहीं नहीं';
export const status = 'स्थिति';
export const isBlocked = 'ब्लॉक है';
export const isOpen = 'लॉगिन कर सकते हैं';
export const blockedBy = (by: string, moment: string) => `${by} ने ${moment} को ब्लॉक किया`;
export const blockedOn = (moment: string) => `${moment} को ब्लॉक हुआ`;

export const block = 'ब्लॉक करें';
export const blockAccount = 'अकाउंट ब्लॉक करें';
export const whatBlockDoes =
  'हर जगह से तुरंत लॉगआउट हो जाएगा। जब तक आप ब्लॉक न हटाएँ, कोई पासवर्ड, कोड या लिंक से लॉगिन नहीं कर पाएगा। जो लिखा गया है, वह रहेगा।';
export const listingStays = 'कारोबार भी साइट पर रहेगा। उसे हटाना हो तो बिज़नेस वाले पेज पर मिटाएँ।';
export const blockReason = 'वजह';
export const onlyTeamReads = 'इसे सिर्फ़ टीम पढ़ती है। इसमें लिखे ईमेल और नंबर छिपा दिए जाते हैं।';
export const unblock = 'ब्लॉक हटाएँ';
export const unblockAccount = 'ब्लॉक हटाएँ';
export const askUnblock = (name: string) => `क्या ${name} को फिर से लॉगिन करने दें?`;
export const signOut = 'हर जगह से लॉगआउट करें';
export const askSignOut = (name: string) =>
  `क्या ${name} को हर जगह से लॉगआउट करें? भेजे गए कोड और लिंक भी बंद हो जाएँगे। जिसे पासवर्ड पता है, वह फिर लॉगिन कर सकता है।`;
export const yesUnblock = 'हाँ, ब्लॉक हटाएँ';
export const yesSignOut = 'हाँ, लॉगआउट करें';

export const written = 'इन्होंने क्या लिखा';
export const latestOf = (shown: number, total: number) => `${total} में से सबसे नए ${shown}`;
export const reviews = 'रिव्यू';
export const noReviews = 'कोई रिव्यू नहीं';
export const enquiries = 'पूछताछ';
export const noEnquiries = 'कोई पूछताछ नहीं';
export const enquiriesArePrivate =
  'आप देखते हैं कि किससे और किस काम के लिए पूछा। क्या लिखा, यह इनके और कारोबार के बीच की बात है: टीम उसे यहाँ नहीं पढ़ती।';
export const heldEnquiry = 'क्वारंटीन में रुकी है';
export const toTheTeam = 'टीम को';
export const comments = 'कमेंट';
export const noComments = 'कोई कमेंट नहीं';
export const reports = 'शिकायतें';
export const noReports = 'कोई शिकायत नहीं';
export const reportsAreForTeam = 'शिकायतें टीम को लिखी जाती हैं। कारोबार और दूसरे लोग नहीं देखते कि किसने की।';
export const stateShown = 'साइट पर है';
export const stateHeld = 'रुका हुआ';
export const stateRefused = 'नहीं दिखाया गया';
export const stateUnconfirmed = 'ईमेल अभी पक्का नहीं';
export const commentPending = 'बाकी है';
export const commentApproved = 'साइट पर है';
export const commentDeleted = 'मिटाया गया';

export const erase = 'अकाउंट मिटाएँ';
export const eraseAccount = 'अकाउंट हमेशा के लिए मिटाएँ';
export const whenAsked = 'जब कोई ख़ुद कहे, जैसे मेल से। पहले पक्का करें कि कहने वाले वही हैं।';
export const whatGoes = 'क्या मिट जाएगा';
export const userGoes =
  'अकाउंट, लाइक, सेव की गई खोजें और लॉगिन। रिव्यू, कमेंट, पूछताछ और मैसेज से नाम, ईमेल और नंबर हट जाएँगे; जो दूसरों को पढ़ना है, वह ‘पुराना अकाउंट’ के नाम से रहेगा।';
export const businessGoes =
  'अकाउंट, कारोबार का पेज और उसकी फ़ोटो, उसके रिव्यू, लाइक और विज़िट। बातचीत से उसका लिखा हट जाएगा; पूछने वालों का अपना लिखा उनके पास रहेगा।';
export const whatStays = 'कानून से क्या रखना पड़ता है';
export const ordersStay = 'ऑर्डर, पेमेंट और रिफ़ंड, अकाउंट के बिना।';
export const theyAreMailed = 'उन्हें आख़िरी मेल जाएगा जिसमें यह लिखा होगा। अकाउंट फिर वापस नहीं आ सकता।';
export const typeName = (name: string) => `पक्का करने के लिए लिखें: ${name}`;
