import { brand } from '#shared/brand/shown-brand.ts';

export const account = 'आपका अकाउंट';
export const accountNotice =
  'रजिस्टर करने पर आप हमारी <terms>शर्तें</terms> और <privacy>प्राइवेसी पॉलिसी</privacy> मानते हैं। इसे ख़त्म करना हो, तो अकाउंट मिटा दें।';
export const newsletter = 'न्यूज़लेटर';
export const newsletterNotice = 'न्यूज़लेटर आपके ईमेल पर आएगा, और ईमेल किसी और काम में नहीं लिया जाएगा। हर ईमेल में बंद करने का लिंक होता है।';
export const savedSearches = 'नए कारोबार की ख़बर';
export const savedSearchesNotice = 'आपके चुने काम और शहर के नए कारोबार हम ईमेल से बताते हैं। हर ईमेल में बंद करने का लिंक होता है।';
export const phoneMessages = 'फ़ोन पर मैसेज';
export const phoneMessagesNotice =
  'पूछताछ और जवाब हम WhatsApp या SMS से बताते हैं। बंद करने के लिए STOP या बंद लिखकर भेजें; जो कोड आप मँगाएँ वे फिर भी आएँगे।';
export const webPush = 'नोटिफ़िकेशन';
export const webPushNotice = 'जिस फ़ोन या कंप्यूटर पर आप चालू करें, वहाँ हम नई पूछताछ दिखाते हैं। जब चाहें बंद कर सकते हैं।';

export const title = 'आपने किस-किस बात की इजाज़त दी है';
export const lead = 'कुछ भी यहीं से बंद करें। वह तुरंत रुक जाएगा।';
export const nothing = 'यहाँ अभी आपकी कोई इजाज़त दर्ज नहीं है।';
export const byForm = (day: string) => `${day} को इस साइट पर इजाज़त दी`;
export const byLink = (day: string) => `${day} को ईमेल के लिंक से इजाज़त दी`;
export const byChat = (day: string) => `${day} को मैसेज से इजाज़त दी`;
export const changed = (day: string) => `आपकी इजाज़त के बाद, ${day} को यह सूचना बदली है।`;
export const end = (purpose: string) => `बंद करें<unseen>: ${purpose}</unseen>`;
export const endAccount = 'अकाउंट मिटाएँ';
export const endedTitle = 'जो बंद किया';
export const endedOn = (purpose: string, given: string, ended: string) => `${purpose}: ${given} को इजाज़त दी, ${ended} को बंद किया`;
export const ended = 'बंद हो गया। अब यह नहीं आएगा।';

export const analyticsOn = 'Google Analytics इस ब्राउज़र की विज़िट गिनता है।';
export const analyticsOff = 'Google Analytics इस ब्राउज़र की विज़िट नहीं गिनता।';
export const stopCounting = 'गिनना बंद करें';
export const allowCounting = 'गिनने दें';

export const iAmAdult = 'मेरी उम्र 18 साल या उससे ज़्यादा है';
export const tooYoung =
  'अकाउंट 18 साल की उम्र से बनता है। आप इससे छोटे हैं, तो माता-पिता या अभिभावक के साथ ग्राहक के तौर पर रजिस्टर करें। आपने जो लिखा, वह हमने नहीं रखा।';

export const noticeChanged = (purpose: string) => `सूचना बदली है: ${purpose}`;
export const youAgreed = (purpose: string) => `आपने इसकी इजाज़त दी है: ${purpose}। इसकी सूचना बदली है। अब यह कहती है:`;
export const nothingToDo = 'आपको कुछ करने की ज़रूरत नहीं। अगर अब नहीं चाहिए, तो बंद कर सकते हैं:';
export const seeOrEnd = 'देखें या बंद करें';

export const rulesTitle = 'यहाँ के नियम और आपका डेटा';
export const rulesSay = () =>
  `हर तीन महीने में हम याद दिलाते हैं कि ${brand.name} पर कौन-से नियम चलते हैं; कानून (आईटी नियम, 2021) यही कहता है। इस ईमेल से नियम बदले नहीं हैं।`;
export const rulesAre = 'सही जानकारी दें। रिव्यू उसी का लिखें जो आपने ख़ुद देखा हो। झूठी, अपमान करने वाली, ग़ैर-कानूनी या किसी और की चीज़ न भेजें, न दिखाएँ।';
export const rulesBroken =
  'जो शर्तें या प्राइवेसी पॉलिसी तोड़े, उसका अकाउंट बंद हो सकता है, और नियम तोड़ने वाली चीज़ हम हटा देते हैं। कानून जिसे मना करे उसे छापने पर सज़ा हो सकती है, और कुछ अपराधों की, जैसे बच्चों के ख़िलाफ़, ख़बर हमें देनी होती है।';
export const rulesHold = 'यहाँ हमारी <terms>शर्तें</terms> और <privacy>प्राइवेसी पॉलिसी</privacy> लागू हैं। इन्हें तोड़ने पर अकाउंट बंद हो सकता है।';
export const readTerms = 'नियम और शर्तें';
export const readPrivacy = 'प्राइवेसी पॉलिसी';
