export const under18 = 'उम्र 18 से कम है?';
export const registerWithParent = 'माता-पिता के साथ रजिस्टर करें';
export const description = 'उम्र 18 से कम हो, तो माता-पिता या अभिभावक की हाँ के बाद अकाउंट खुलता है।';
export const title = 'माता-पिता के साथ रजिस्टर करें';
export const lead = 'आपकी उम्र 18 से कम है: माता-पिता या अभिभावक हाँ कहें, तब अकाउंट खुलेगा।';
export const howToAsk = 'माता-पिता हाँ कैसे कहें';
export const byMail = 'ईमेल से';
export const byTheirPhone = 'उनके फ़ोन से';
export const parentEmail = 'माता-पिता या अभिभावक का ईमेल';
export const parentPhone = 'माता-पिता या अभिभावक का मोबाइल नंबर';
export const theirsNotYours = 'उनका अपना, आपका नहीं। हम उन्हें लिंक भेजते हैं।';
export const theirNumber = 'उनका अपना, आपका नहीं। वे हाँ कहने आएँगे, तब उन्हें कोड मिलेगा।';
export const emailOrPhone = 'माता-पिता या अभिभावक का ईमेल या मोबाइल नंबर दें, दोनों में से एक';
export const askParent = 'उनसे पूछें';
export const asking = 'पूछ रहे हैं …';
export const whatIsKept =
  'तब तक हम आपका ईमेल, यूज़र नेम और पासवर्ड, और उनका ईमेल या नंबर सात दिन रखते हैं। आपके अकाउंट को न्यूज़लेटर नहीं आता, और उसकी विज़िट नहीं गिनी जातीं।';
export const parentAsked = 'हमने आपके माता-पिता या अभिभावक को ईमेल भेजा है। वे हाँ कहें, तब अकाउंट खुलेगा';
export const parentComes = 'बस थोड़ा और। अब सात दिन में माता-पिता या अभिभावक हाँ कहें';
export const sayToParent = (address: string) => `उनसे कहें कि अपने फ़ोन पर <strong>${address}</strong> खोलें और अपना नंबर डालें।`;
export const parentIsHere = 'वे अभी यहीं हैं';
export const notAParent = 'माता-पिता या अभिभावक का ईमेल दें, अपना नहीं';
export const childAgrees = 'यह ईमेल या नंबर यहाँ किसी माता-पिता या बच्चे का है। बच्चे को दूसरे ईमेल या नंबर से रजिस्टर कराएँ';
export const numberOfParent = 'इस नंबर से किसी माता-पिता ने हाँ कही है, या उनसे पूछा गया है। अपना नंबर दें';
export const waitsForParent = 'माता-पिता या अभिभावक हमारे ईमेल के लिंक से या अपने फ़ोन से हाँ कहें, तब यह अकाउंट खुलेगा';
export const noBusiness = 'कारोबार वही लिस्ट करे और सँभाले, जिसकी उम्र 18 साल या उससे ज़्यादा हो';

export const ageAgain =
  'यह अकाउंट किसी ने बच्चे के लिए रजिस्टर किया है, और इसका ईमेल किसी ने पक्का नहीं किया। आप आगे बढ़ेंगे, तो जिन्हें माता-पिता बताया गया था उनका इस पर कोई हक नहीं रहेगा। आपकी उम्र 18 से कम है? तो अपने माता-पिता या अभिभावक का ईमेल या नंबर दें।';
export const orParentEmail = 'अगर आपकी उम्र 18 से कम है। हम उन्हें लिंक भेजते हैं।';
export const orParentPhone = 'या यह। वे हाँ कहने आएँगे, तब उन्हें कोड मिलेगा।';
export const ageWanted = 'बताएँ कि आपकी उम्र 18 या ज़्यादा है, या माता-पिता या अभिभावक का ईमेल या नंबर दें';

export const parentTitle = 'बच्चे का अकाउंट';
export const mayTheyRegister = (email: string) => `क्या <strong>${email}</strong> का यहाँ अकाउंट बने?`;
export const theyHaveOne = (email: string) => `आपकी हाँ से <strong>${email}</strong> का यहाँ अकाउंट है।`;
export const agreeNotice =
  '‘मैं सहमत हूँ’ दबाकर आप कहते हैं कि आप उनके माता-पिता या अभिभावक हैं, आपकी उम्र 18 या ज़्यादा है, और उनकी तरफ़ से आप हमारी <terms>शर्तें</terms> और <privacy>प्राइवेसी पॉलिसी</privacy> मानते हैं। बच्चा कारोबारों को लिख सकता है, रिव्यू दे सकता है और सेव कर सकता है। हम न्यूज़लेटर नहीं भेजते और उन पर नज़र नहीं रखते।';
export const iAgree = 'मैं सहमत हूँ';
export const deleteIt = 'यह अकाउंट मिटाएँ';
export const deleteNotice = 'हमारे ईमेल के लिंक से या अपने नंबर से आप कभी भी आकर यह अकाउंट मिटा सकते हैं। ईमेल खो जाए, तो <again>हम फिर भेजते हैं</again>।';
export const agreed = 'धन्यवाद। अकाउंट अब खुल गया है';
export const deleted = 'अकाउंट मिटा दिया गया';
export const phoneLead = 'आपके बच्चे ने यहाँ आपके मोबाइल नंबर से रजिस्टर किया है? नंबर डालें: हम आपको कोड भेजेंगे, फिर आप तय करें।';
export const codeNotice = 'नंबर सिर्फ़ इसी काम के लिए है।';
export const showChildren = 'आगे बढ़ें';
export const whichChild = 'आपका नंबर किसने दिया';
export const waitsForYou = 'आपकी हाँ बाकी है';
export const youAgreed = 'आप हाँ कह चुके हैं';
export const nobodyNamed = 'किसी ने यह नंबर अपने माता-पिता का नहीं बताया।';
export const orByMail = 'या ईमेल से';
export const mailLead = 'बच्चे ने आपका ईमेल दिया है, या हमारा ईमेल खो गया? ईमेल डालें: हम लिंक फिर भेजेंगे।';
export const mailMeLinks = 'मुझे लिंक भेजें';
export const linksMailed = 'अगर किसी बच्चे ने यह ईमेल दिया है, तो हमने लिंक भेज दिया है';
export const wrongLink = 'लिंक अधूरा है, या अकाउंट अब नहीं है';

export const mailTitle = (site: string) => `क्या आपके बच्चे का ${site} पर अकाउंट बने?`;
export const mailAsks = (days: number) =>
  `18 से कम उम्र के किसी ने आपको अपना माता-पिता या अभिभावक बताया है। अकाउंट तभी खुलेगा जब आप ${days} दिन में हाँ कहें; नहीं तो वह मिटा दिया जाएगा।`;
export const lookAtIt = 'देखें और तय करें';
export const mailKeep = (address: string) => `यह ईमेल रखें: इसी लिंक से आप बाद में अकाउंट मिटा सकते हैं। खो जाए, तो हम फिर भेजते हैं: ${address}`;
export const mailWarning = 'अगर आपके यहाँ कोई बच्चा रजिस्टर नहीं कर रहा, तो वहाँ अकाउंट मिटा दें, या कुछ न करें।';

export const linksMailTitle = (site: string) => `${site} पर बच्चे के अकाउंट का आपका लिंक`;
export const linksMailSays = 'हर लिंक से आप बच्चे का एक अकाउंट देखते हैं: उसके लिए हाँ कहते हैं, या उसे मिटाते हैं।';
export const linksMailWarning = 'आपने यह ईमेल नहीं माँगा था, तो कुछ न करें। लिंक किसी को न दें।';

export const grownUpTitle = 'अब आप 18 के हो गए?';
export const grownUpNotice =
  'तब आप ख़ुद हमारी <terms>शर्तें</terms> और <privacy>प्राइवेसी पॉलिसी</privacy> मानते हैं, और अकाउंट सिर्फ़ आपका होगा: जिन्होंने आपके लिए हाँ कही थी उनकी जानकारी हम मिटा देते हैं, और उनका ईमेल हो तो उन्हें ईमेल से बता देते हैं। न्यूज़लेटर और विज़िट की गिनती के बारे में आपसे वैसे ही पूछा जाएगा जैसे सबसे।';
export const iAmGrownUp = 'मेरी उम्र अब 18 या ज़्यादा है';
export const grownUp = 'सेव हो गया। अकाउंट अब सिर्फ़ आपका है';
export const grownUpMailTitle = (site: string) => `${site} पर आपके बच्चे का अकाउंट अब सिर्फ़ उसका है`;
export const grownUpMailSays =
  'जिस बच्चे के लिए आपने हाँ कही थी, उसने बताया है कि उसकी उम्र 18 या ज़्यादा है। अब हमारी शर्तें उसने ख़ुद मानी हैं, और आपका ईमेल हम आगे नहीं रखते। हमारे पिछले ईमेल का लिंक अब काम नहीं करेगा।';
export const grownUpMailWarning = 'अगर उसकी उम्र कम है, तो हमें लिखें: हम अकाउंट मिटा देंगे।';
export const writeToUs = 'हमें लिखें';
