// Roles.
export const roleEnquiries = 'पूछताछ का जवाब';
export const roleEdits = 'पेज में बदलाव';
export const roleAll = 'सारा काम';
export const mayEnquiries = 'पूछताछ पढ़ते हैं और जवाब देते हैं।';
export const mayEdits = 'कारोबार का जो सबको दिखता है उसे बदलते हैं, और रिव्यू का जवाब देते हैं।';
export const mayAll = 'ये दोनों काम, और लोगों को बुलाना, आँकड़े देखना, जाँच और रिव्यू माँगना।';
export const mayNever = 'नंबर, ईमेल, पासवर्ड और अकाउंट बंद करना कारोबार के अपने हाथ में रहता है।';
export const ofAccount = 'इसे कारोबार का अपना अकाउंट ही बदल सकता है।';

// The owner's list.
export const people = 'साथ काम करने वाले';
export const intro = 'दूसरों को अपने कारोबार का काम सौंपें, हर एक अपने अकाउंट से: आपको दिखेगा कि किसने जवाब दिया और किसने क्या बदला।';
export const ownAccount = 'कारोबार का अपना अकाउंट सब कुछ कर सकता है और हटाया नहीं जा सकता।';
export const invite = 'किसी को बुलाएँ';
export const contact = 'उनका मोबाइल नंबर या ईमेल';
export const contactHint = 'उनके अकाउंट में यही नंबर या ईमेल पक्का किया हुआ होना चाहिए। न्योता 7 दिन चलता है।';
export const whatFor = 'वे क्या कर सकते हैं';
export const send = 'न्योता भेजें';
export const nobody = 'अभी आप अकेले काम करते हैं।';
export const worksSince = (day: string) => `${day} से आपके साथ`;
export const invitedUntil = (day: string) => `बुलाया है, ${day} तक मान सकते हैं`;
export const hasEnded = (day: string) => `नहीं माना, ${day} को न्योता ख़त्म`;
export const invitedBy = (name: string) => `${name} ने बुलाया`;
export const joined = 'काम करते हैं';
export const invited = 'बुलाया है';
export const ended = 'ख़त्म';
export const roleOf = (name: string) => `वे क्या कर सकते हैं<hidden>: ${name}</hidden>`;
export const saveRole = (name: string) => `बदलें<hidden>: ${name} क्या कर सकते हैं</hidden>`;
export const remove = (name: string) => `हटाएँ<hidden>: ${name}</hidden>`;
export const takeBack = (name: string) => `वापस लें<hidden>: ${name} का न्योता</hidden>`;
export const askRemove = (name: string) => `${name} को हटाएँ?`;
export const removeHint = 'वे उसी पल आपके कारोबार से बाहर हो जाएँगे। उनके किए काम पर उनका नाम रहेगा।';
export const askTakeBack = (name: string) => `${name} का न्योता वापस लें?`;
export const takeBackHint = 'फिर इसे कोई नहीं मान सकेगा।';
export const yesRemove = 'हाँ, हटाएँ';
export const yesTakeBack = 'हाँ, वापस लें';
export const takeOff = (name: string) => `सूची से हटाएँ<hidden>: ${name}</hidden>`;
export const askTakeOff = (name: string) => `${name} को सूची से हटाएँ?`;
export const takeOffHint = 'न्योता ख़त्म हो चुका है। आप उन्हें फिर बुला सकते हैं।';
export const yesTakeOff = 'हाँ, हटाएँ';
export const editedLately = 'हाल के बदलाव';
export const nothingEdited = 'अभी कुछ नहीं बदला।';
export const bySelf = 'कारोबार के अकाउंट से';

// Invitations, as whoever is invited sees them.
export const invitations = 'कारोबारों के साथ काम';
export const invitationsIntro = 'जो कारोबार आपको बुलाते हैं, और जिनके लिए आप काम करते हैं।';
export const none = 'आपके लिए कोई न्योता नहीं';
export const noneHint = 'न्योता यहाँ तब दिखता है जब आप इसी अकाउंट में वह ईमेल या नंबर पक्का कर लें जिस पर वह भेजा गया।';
export const confirmAgain = 'अपना नंबर फिर पक्का करें';
export const confirmAgainHint =
  'आपने इसे 90 दिन से ज़्यादा पहले पक्का किया था। अब यह किसी और का हो सकता है, इसलिए इस पर आए न्योते नया कोड डालने के बाद दिखेंगे।';
export const forUsers = 'न्योते ग्राहक के अकाउंट के लिए हैं';
export const forUsersHint = 'आप कारोबार के अकाउंट में हैं। लॉगआउट करें, और ग्राहक के तौर पर लॉगिन करें।';
export const invitesYou = (day: string) => `आपको बुलाता है। ${day} तक मान सकते हैं`;
export const youWork = 'आप इस कारोबार के लिए काम करते हैं';
export const accept = (business: string) => `मानें<hidden>: ${business}</hidden>`;
export const decline = (business: string) => `मना करें<hidden>: ${business}</hidden>`;
export const leave = (business: string) => `इसका काम छोड़ें<hidden>: ${business}</hidden>`;

// For whom somebody acts.
export const actFor = (business: string) => `${business} की तरफ़ से`;
export const asMyself = 'अपनी तरफ़ से';
export const youActFor = (business: string) => `आप ${business} की तरफ़ से काम कर रहे हैं`;
export const nameAndRole = (name: string, role: string) => `${name} · ${role}`;
export const desk = 'मेरा कारोबार';
