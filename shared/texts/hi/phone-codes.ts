export const howToLogIn = 'लॉगिन कैसे करें';
export const howToRegister = 'रजिस्टर कैसे करें';
export const byPassword = 'पासवर्ड';
export const byEmail = 'ईमेल';
export const byForm = 'पूरा फ़ॉर्म';
export const byCode = 'फ़ोन पर कोड';

export const mobileNumber = 'मोबाइल नंबर';
export const weSendCode = 'इस पर 6 अंकों का कोड आएगा।';
export const sendMeCode = 'कोड भेजें';
export const sendingCode = 'भेजा जा रहा है...';

export const code = 'कोड';
export const smsWent = (number: string) => `${number} पर SMS से 6 अंकों का कोड आ रहा है। यह 10 मिनट तक, इसी ब्राउज़र में चलेगा।`;
export const whatsappWent = (number: string) => `${number} पर WhatsApp से 6 अंकों का कोड आ रहा है। यह 10 मिनट तक, इसी ब्राउज़र में चलेगा।`;
export const codeWent = (number: string) => `${number} पर 6 अंकों का कोड आ रहा है। यह 10 मिनट तक, इसी ब्राउज़र में चलेगा।`;
export const checking = 'जाँच हो रही है...';
export const anotherNumber = 'दूसरा नंबर भरें';
export const sendAgain = 'कोड फिर भेजें';
export const byWhatsappInstead = 'WhatsApp पर भेजें';
export const bySmsInstead = 'SMS से भेजें';
export const againIn = (seconds: number) => `कोड नहीं आया? ${seconds} सेकंड में फिर मँगा सकते हैं।`;
export const notGoneYet = 'मैसेज अभी नहीं जा पाया। हम कोशिश कर रहे हैं।';
export const notGone = 'मैसेज नहीं जा पाया।';
export const whatElseLogin = 'आप पासवर्ड से भी लॉगिन कर सकते हैं।';
export const whatElseRegister = 'आप बिना कोड के भी रजिस्टर कर सकते हैं।';

export const whichAccount = 'कौन सा अकाउंट?';
export const severalAccounts = 'इस नंबर के एक से ज़्यादा अकाउंट हैं।';
export const ofBusiness = 'यह नंबर यहाँ एक कारोबार का है। क्या यह आप हैं?';
export const ofUser = 'यह नंबर यहाँ एक ग्राहक का है। क्या यह आप हैं?';
export const earlierAccount = 'पहले का एक अकाउंट';
export const userAccount = 'ग्राहक';
export const businessAccount = 'कारोबार';
export const passwordToo = 'पासवर्ड भी भरें';
export const whyPassword = 'आप इस फ़ोन या कंप्यूटर से पहली बार लॉगिन कर रहे हैं। सिर्फ़ SIM से कोई और अंदर न आए, इसलिए पासवर्ड भी चाहिए।';
export const nameToo = 'यूज़र नेम भी भरें';
export const whyName = 'यह नंबर यहाँ बहुत दिन पहले चला था। कोई और अंदर न आए, इसलिए अकाउंट का यूज़र नेम भरें।';
export const mailToo = 'ईमेल से भी पक्का करें';
export const whyMail = 'यह नंबर यहाँ बहुत दिन पहले चला था। कोई और अंदर न आए, इसलिए ईमेल पर आए कोड से पासवर्ड बनाएँ।';
export const setByMail = 'ईमेल से पासवर्ड बनाएँ';
export const teamToo = 'हमें लिखें';
export const whyTeam = 'यह नंबर यहाँ बहुत दिन पहले चला था। आपका कारोबार किसी और को न मिले, इसलिए हमारी टीम आपसे बात करेगी।';
export const writeToUs = 'हमें लिखें';
export const makeNewAccount = 'यह मेरा अकाउंट नहीं: नया बनाएँ';
export const listWithNumber = 'इस नंबर से कारोबार जोड़ें';

export const noAccountYet = 'इस नंबर का अभी कोई अकाउंट नहीं है।';
export const besideTheOther = 'यह इस नंबर के दूसरे अकाउंट से अलग रहेगा।';
export const noBusinessYet = 'इस नंबर पर अभी कोई कारोबार नहीं है। बस तीन बातें बताइए और नाम जुड़ जाएगा; फ़ोटो और रेट बाद में लगा सकते हैं।';
export const listInAMinute = 'एक मिनट में जोड़ें';
export const fourThings = 'नंबर, नाम, काम और जगह। न ईमेल, न पासवर्ड।';
export const startWithNumber = 'अपने नंबर से शुरू करें';
export const whereAreYou = 'आप कहाँ हैं?';
export const businessConsent =
  'रजिस्टर करके आप मानते हैं कि हम यह जानकारी रखें और मंज़ूरी के बाद सबको दिखाएँ। आपका फ़ोन नंबर सिर्फ़ रजिस्टर किए हुए लोगों को दिखता है। आप जब चाहें अपनी सारी जानकारी डाउनलोड या अपना अकाउंट मिटा सकते हैं।';
export const listMyBusiness = 'मेरा कारोबार जोड़ें';
export const whatIsYourName = 'आपको किस नाम से बुलाएँ?';
export const nameIsPublic = 'रिव्यू पर यही दिखेगा।';
export const consent =
  'रजिस्टर करने से आप इस बात पर राज़ी हैं कि हम आपका फ़ोन नंबर, यूज़र नेम, पसंद और रिव्यू रखें। रिव्यू सबको दिखते हैं, आपका फ़ोन नंबर नहीं। आप जब चाहें सब कुछ डाउनलोड कर सकते हैं या अकाउंट मिटा सकते हैं।';

export const yourNumber = 'लॉगिन का मोबाइल नंबर';
export const numberIs = (number: string) => `मोबाइल: ${number}`;
export const noNumber = 'मोबाइल नंबर जोड़ें, फिर बिना पासवर्ड के, कोड से लॉगिन करें।';
export const numberNotConfirmed = 'नंबर पक्का करें, फिर बिना पासवर्ड के, कोड से लॉगिन करें।';
export const numberConfirmed = 'इस नंबर पर आए कोड से लॉगिन कर सकते हैं।';
export const addNumber = 'नंबर जोड़ें';
export const confirmNumber = 'कोड से पक्का करें';
export const changeNumber = 'नंबर बदलें';
export const removeNumber = 'नंबर हटाएँ';
export const confirmCode = 'पक्का करें';

export const codeOnPhone = 'मेरे फ़ोन पर कोड भेजें';
export const proveByCode = 'आपने कुछ देर पहले लॉगिन किया था। आगे बढ़ने के लिए भेजा गया कोड भरें।';
