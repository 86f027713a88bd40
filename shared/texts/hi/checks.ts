export const gstin = 'GSTIN';
export const udyam = 'उद्यम नंबर';
export const licence = 'ठेकेदार लाइसेंस';
export const rera = 'RERA नंबर';
export const insurance = 'बीमा';
export const address = 'पता';
export const phone = 'फ़ोन';
export const email = 'ईमेल';
export const team = 'हमारी टीम ने देखा';

export const checked = 'जाँचा हुआ';
export const today = 'आज';
export const onDay = (name: string, day: string) => `${name} (${day})`;
export const whatThisMeans = 'इसका मतलब';

export const whatWeCheck = '‘जाँचा हुआ’ का मतलब';
export const pageDescription = 'हम किसी कारोबार की क्या जाँच करते हैं, कैसे, कितने समय के लिए, और जाँच क्या नहीं बताती।';
export const notForSale =
  'कोई जाँच पैसे से नहीं मिलती, और किसी प्लान के साथ भी नहीं आती। जाँच बस इतना बताती है कि एक बात एक दिन सही थी। काम कैसा है, यह नहीं बताती।';
export const howLong = 'जाँच कितने दिन चलती है';
export const howLongText = (months: number) =>
  `हर जाँच ${months} महीने बाद अपने-आप ख़त्म हो जाती है। कारोबार अपना नाम, राज्य, पता या वह नंबर बदले तो उसी समय ख़त्म हो जाती है। लिस्ट में ‘वेरिफ़ाइड’ का मतलब है कि हमारी टीम ने कम से कम एक जाँच की है; सिर्फ़ फ़ोन और ईमेल से यह नहीं मिलता।`;
export const aboutGstin = 'GSTIN: टैक्स नंबर';
export const aboutGstinText =
  'हमने यह नंबर सरकार के GST पोर्टल पर देखा और वहाँ वही नाम और राज्य मिला। इससे यह नहीं पता चलता कि टैक्स भरा जाता है, या कारोबार बड़ा है।';
export const aboutUdyam = 'उद्यम नंबर: छोटे कारोबार का रजिस्ट्रेशन';
export const aboutUdyamText =
  'हमने यह नंबर उद्यम पोर्टल पर देखा और वही नाम और राज्य मिला। वहाँ कारोबार ख़ुद रजिस्टर करते हैं, इसलिए इससे यह नहीं पता चलता कि किसी ने उनका काम देखा है।';
export const aboutLicence = 'ठेकेदार का लाइसेंस या क्लास';
export const aboutLicenceText =
  'हमें यह रजिस्ट्रेशन (PWD, CPWD) या बिजली का लाइसेंस देने वाले दफ़्तर की लिस्ट में मिला। इससे यह नहीं पता चलता कि वह आपके काम के लिए काफ़ी है: उसकी क्लास और सीमा पूछें।';
export const aboutRera = 'RERA नंबर';
export const aboutReraText = 'यह नंबर हमें राज्य की RERA साइट पर मिला। इससे यह नहीं पता चलता कि कोई प्रोजेक्ट समय पर पूरा होगा।';
export const aboutInsurance = 'बीमा';
export const aboutInsuranceText =
  'बीमा कंपनी ने हमें बताया कि उस दिन पॉलिसी चालू थी। इससे यह नहीं पता चलता कि उसमें क्या शामिल है, या वह अब भी चालू है: पॉलिसी देखने को कहें।';
export const aboutAddress = 'पता';
export const aboutAddressText =
  'हमारी टीम का कोई वहाँ गया और कारोबार उसी पते पर मिला, या कारोबार ने हमें वहाँ भेजी चिट्ठी का कोड बताया। इससे यह नहीं पता चलता कि जगह उसकी अपनी है।';
export const aboutPhone = 'फ़ोन और ईमेल';
export const aboutPhoneText =
  'मालिक ने फ़ोन पर भेजा हमारा कोड भरा, या ईमेल पर भेजा हमारा लिंक खोला। इससे बस यह पता चलता है कि इन पर मालिक से बात हो सकती है।';
export const aboutTeam = 'हमारी टीम ने देखा';
export const aboutTeamText =
  'पुराने निशान: हमारी टीम ने कारोबार से बात की थी या उसके काग़ज़ देखे थे, पर क्या देखा यह दर्ज नहीं है। ये भी बाकी जाँचों की तरह ख़त्म हो जाते हैं।';

export const yourChecks = 'जाँच';
export const yourChecksHint = (months: number) =>
  `नंबर भेजें, हम उसे जाँचेंगे। फिर आपके पेज पर ${months} महीने तक लिखा रहेगा कि हमने जाँचा। इसमें कोई पैसा नहीं लगता, और यह किसी प्लान के साथ नहीं आता। नंबर ख़ुद नहीं दिखाया जाता।`;
export const howItIsShown = 'हर जाँच का क्या मतलब है';
export const none = 'अभी जाँचा नहीं गया';
export const waitsSince = (day: string) => `${day} को भेजा। हम इसे जाँच रहे हैं`;
export const standsFromTo = (from: string, to: string) => `${from} को जाँचा, ${to} तक`;
export const refusedBecause = (reason: string) => `पक्का नहीं हुआ: ${reason}`;
export const isOver = (day: string) => `${day} को ख़त्म हुई`;
export const endedByChange = 'ख़त्म हुआ: आपकी लिस्टिंग या नंबर बदल गया';
export const takenBack = (reason: string) => `हटाया गया: ${reason}`;
export const number = (number: string) => `नंबर: ${number}`;
export const visited = 'जाकर या चिट्ठी से। यह हमारी टीम करती है; आपको कुछ नहीं भेजना है।';
export const letterSent = (day: string) => `कोड वाली एक चिट्ठी आपके पते पर आ रही है। कोड ${day} तक यहाँ भरें।`;
export const enterCode = 'चिट्ठी का कोड';
export const enterCodeHint = 'आठ अंक';
export const sendCode = 'मेरा पता जाँचें';
export const send = 'जाँच के लिए भेजें';
export const sendAnew = 'फिर भेजें';
export const sendFor = (kind: string) => `${kind} जाँच के लिए भेजें`;
export const sending = 'भेज रहे हैं…';
export const enterGstin = 'GSTIN';
export const enterGstinHint = '15 अक्षर और अंक, जैसे आपके GST सर्टिफ़िकेट पर हैं';
export const enterUdyam = 'उद्यम नंबर';
export const enterUdyamHint = 'जैसे UDYAM-MH-18-0123456';
export const enterLicence = 'लाइसेंस या क्लास, नंबर और देने वाले दफ़्तर के साथ';
export const enterLicenceHint = 'PWD, CPWD या बिजली का। जैसे: CPWD Class II, 1234/2024';
export const enterRera = 'RERA नंबर';
export const enterReraHint = 'जैसा आपके RERA सर्टिफ़िकेट पर है';
export const enterInsurance = 'पॉलिसी नंबर और बीमा कंपनी';
export const enterInsuranceHint = 'आपके कारोबार का लायबिलिटी बीमा, या आपके मज़दूरों का';
export const documents = 'काग़ज़';
export const documentsHint = (most: number, days: number) =>
  `मिलाने में मदद हो तो सर्टिफ़िकेट, या पता दिखाने वाला काग़ज़ जोड़ें। ${most} तक: PDF, JPEG या PNG, हर एक 10 MB तक। इन्हें सिर्फ़ आप और हमारी टीम खोल सकते हैं, और फ़ैसले के ${days} दिन बाद हम इन्हें मिटा देते हैं।`;
export const documentKind = 'यह क्या है';
export const certificate = 'इस नंबर का सर्टिफ़िकेट';
export const addressProof = 'पते का सबूत';
export const documentFile = 'फ़ाइल';
export const addDocument = 'काग़ज़ जोड़ें';
export const adding = 'जोड़ रहे हैं…';
export const addIt = 'जोड़ें';
export const pdfOf = (size: string) => `PDF, ${size}`;
export const pictureOf = (size: string) => `तस्वीर, ${size}`;
export const unnamedDocument = 'काग़ज़';
export const kilobytes = (n: string) => `${n} KB`;
export const megabytes = (n: string) => `${n} MB`;
export const openDocument = (name: string) => `खोलें<hidden>: ${name}</hidden>`;
export const removeDocument = (name: string) => `हटाएँ<hidden>: ${name}</hidden>`;
export const withdraw = (kind: string) => `वापस लें<hidden>: ${kind}</hidden>`;
export const withdrawTitle = 'यह नंबर वापस लें?';
export const withdrawHint = 'तब हम इसे नहीं जाँचेंगे, और आपके जोड़े काग़ज़ मिटा दिए जाएँगे।';
export const withdrawYes = 'वापस लें';
export const keep = 'रहने दें';
export const phoneHint = 'कोड से लॉगिन करने पर नंबर उसी कोड से पक्का होता है।';
export const emailHint = 'ईमेल हमारे भेजे लिंक से पक्का होता है।';
export const confirmEmail = 'मुझे लिंक भेजें';
