export const isThisYours = 'क्या यह आपका है?';
export const pageTitle = (business: string) => `क्या ${business} आपका है?`;
export const whatItGives =
  'दिखाएँ कि यह आपका है। फिर आप इसकी जानकारी बदल सकते हैं, पूछताछ का जवाब दे सकते हैं और रिव्यू पर लिख सकते हैं। कोई पैसा नहीं लगता।';

export const byPhone = 'इसके फ़ोन से';
export const codeGoesTo = (number: string) => `इस पेज के नंबर ${number} पर हम 6 अंकों का कोड भेजेंगे।`;
export const sendCode = 'कोड भेजें';
export const codeOnItsWay = (number: string) => `6 अंकों का कोड ${number} पर भेज दिया है। वह 10 मिनट तक, इसी ब्राउज़र में चलेगा।`;
export const noPhone = 'इस पेज पर कोई मोबाइल नंबर नहीं है, इसलिए कोड नहीं जा सकता।';
export const takeIt = 'इसे सँभालें';

export const byMail = 'इसके ईमेल से';
export const linkGoesTo = (address: string) => `इस पेज के ईमेल ${address} पर हम एक लिंक भेजेंगे। ईमेल पूरा लिखें।`;
export const linkGoesToDomain = (address: string, domain: string) =>
  `हम एक लिंक भेजेंगे: इस पेज के ईमेल ${address} पर, या @${domain} वाले किसी और ईमेल पर।`;
export const noEmail = 'इस पेज पर कोई ईमेल नहीं है, इसलिए लिंक नहीं जा सकता।';
export const sendLink = 'मुझे लिंक भेजें';
export const linkOnItsWay = 'दो दिन के अंदर ईमेल में आया लिंक खोलें। कुछ मिनट लग सकते हैं; स्पैम फ़ोल्डर भी देखें।';

export const byTeam = 'दोनों से नहीं हो सकता?';
export const tellTeam = 'हमारी टीम को लिखें कि यह आपका कैसे है, फिर लाइसेंस, सर्टिफ़िकेट या बिल जोड़ें जो यह दिखाए। जवाब ईमेल पर देंगे।';
export const loginFirst = 'लिखने के लिए लॉगिन करें';
export const words = 'यह कारोबार आपका कैसे है?';
export const wordsHint = 'लिखें कि आप इसमें क्या हैं, और हम इसे कैसे जाँच सकते हैं।';
export const askTeam = 'टीम को लिखें';
export const askedTitle = 'आपकी बात मिल गई';
export const askedText = 'हम उसे पढ़कर ईमेल पर जवाब देंगे। काग़ज़ जोड़ने से जल्दी होगा।';
export const documentsHint = (most: number, days: number) =>
  `दुकान का लाइसेंस, GST सर्टिफ़िकेट, बिजली का बिल: जिसमें कारोबार का नाम या पता दिखे। ${most} तक: PDF, JPEG या PNG, हर एक 10 MB तक। इन्हें सिर्फ़ आप और हमारी टीम खोल सकते हैं, और फ़ैसले के ${days} दिन बाद हम इन्हें मिटा देते हैं।`;
export const certificate = 'लाइसेंस या सर्टिफ़िकेट';
export const refusedBecause = (reason: string) => `हमने इसे नहीं माना: ${reason}`;
export const withdraw = 'वापस लें';
export const withdrawTitle = 'इसे वापस लें?';
export const withdrawHint = 'तब हम इसे नहीं देखेंगे, और आपकी बात और काग़ज़ मिटा दिए जाएँगे।';

export const linkTitle = 'अपना कारोबार सँभालें';
export const linkAsks = (business: string) => `आपने <strong>${business}</strong> के लिए कहा था। क्या यह आपका है?`;

export const claims = 'कारोबार के दावे';
export const whatClaimsAre =
  'जो लोग कहते हैं कि बिना मालिक वाला कोई कारोबार उनका है। जो कोड या लिंक से साबित हुआ, उस पर फ़ैसला नहीं करना पड़ता, पर उसे वापस लिया जा सकता है।';
export const byState = 'दावे, स्थिति के हिसाब से';
export const waiting = 'बाकी';
export const taken = 'मिल चुके';
export const others = 'और';
export const nothingWaits = 'कोई दावा बाकी नहीं';
export const claimsComeHere = 'जो नंबर या ईमेल से साबित नहीं कर सकते, वे यहाँ लिखते हैं।';
export const none = 'अभी कोई नहीं';
export const wayPhone = 'उसके नंबर पर आए कोड से';
export const wayMail = (email: string) => `${email} पर भेजे लिंक से`;
export const wayTeam = (email: string) => `लिखकर माँगा, ${email}`;
export const refused = 'नामंज़ूर';
export const ended = 'ख़त्म: किसी और ने पहले साबित कर दिया';
export const takenBack = 'वापस लिया गया';
export const accept = (business: string) => `सौंप दें<hidden>: ${business}</hidden>`;
export const refuse = (business: string) => `नामंज़ूर करें<hidden>: ${business}</hidden>`;
export const takeBack = (business: string) => `वापस लें<hidden>: ${business}</hidden>`;
export const acceptTitle = 'कारोबार सौंपें';
export const askAccept = (business: string, email: string) =>
  `${business} का ईमेल ${email} हो जाएगा: जो उसे पढ़ता है, कारोबार उसी का होगा। क्या पक्का है कि यह उन्हीं का है?`;
export const giveIt = 'सौंप दें';
export const refuseTitle = 'दावा नामंज़ूर करें';
export const takeBackTitle = 'कारोबार वापस लें';
export const whatTakeBackDoes = 'वे लॉग आउट हो जाएँगे, कारोबार का कोई मालिक नहीं रहेगा, और नंबर और ईमेल पहले वाले हो जाएँगे।';
export const refuseIt = 'नामंज़ूर करें';
export const takeItBack = 'वापस लें';
export const why = 'वजह';
export const theyRead = 'यह उन्हें ईमेल में दिखेगी।';
