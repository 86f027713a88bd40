import { plural } from '#shared/texts/hi/grammar.ts';

export const admins = 'टीम';
export const whatAdminsDo =
  'हर किसी को अपनी भूमिका के पेज दिखते हैं। एडमिन सब कुछ कर सकता है, और दूसरों को जोड़ और हटा सकता है। हर बदलाव ऑडिट में लिखा जाता है।';
export const noAdmins = 'अभी कोई नहीं';
export const role = 'भूमिका';
export const moderator = 'मॉडरेटर';
export const moderatorDoes = 'बिज़नेस, रिव्यू, शिकायतें, संदेश और अकाउंट';
export const editor = 'एडिटर';
export const editorDoes = 'ब्लॉग, पोस्टर, सर्विस, भाव, सर्च के शब्द और न्यूज़लेटर';
export const accountant = 'अकाउंटेंट';
export const accountantDoes = 'ऑर्डर, रिफ़ंड और आँकड़े';
export const admin = 'एडमिन';
export const adminDoes = 'सब कुछ, टीम, प्रोग्रामों की कीज़, वेबहुक, सेटिंग और इंपोर्ट भी';
export const email = 'ईमेल';
export const signIn = 'लॉगिन';
export const since = 'कब से';
export const thatIsYou = 'आप';
export const ofSettings = 'सर्वर की सेटिंग में नाम है (ADMIN_EMAIL)';
export const inPlaces = (count: number) => plural(count, { one: `${count} जगह`, other: `${count} जगह` });
export const nowhere = 'कहीं नहीं';
export const noPasswordYet = 'अभी पासवर्ड नहीं बनाया';
export const linkUntil = (moment: string) => `इनका लिंक ${moment} तक चलेगा`;
export const linkOver = 'इनका लिंक पुराना हो गया';

export const changeRole = 'भूमिका बदलें';
export const changeRoleOf = (email: string) => `भूमिका बदलें<hidden>: ${email}</hidden>`;
export const roleCountsAtOnce = 'उनके अगले कदम से लागू होगी।';

export const addAdmin = 'व्यक्ति जोड़ें';
export const theyAreMailed = 'इन्हें मेल से एक लिंक जाएगा, जो एक बार और एक दिन तक चलेगा। उससे ये अपना पासवर्ड बनाएँगे।';
export const mailLinkTo = (email: string) => `नया लिंक भेजें<hidden>: ${email}</hidden>`;

export const removeThis = (email: string) => `हटाएँ<hidden> ${email}</hidden>`;
export const removeAdmin = 'टीम से हटाएँ';
export const reallyRemove = (email: string) => `क्या ${email} को हटाएँ? वे तुरंत लॉगआउट हो जाएँगे और बैक ऑफ़िस नहीं खोल पाएँगे।`;
export const reallyRemoveSelf = 'क्या ख़ुद को हटाएँ? आप तुरंत लॉगआउट हो जाएँगे और बैक ऑफ़िस नहीं खोल पाएँगे।';
export const yesRemove = 'हाँ, हटाएँ';

export const changePassword = 'पासवर्ड बदलें';
export const othersEnd = 'बाकी सब जगह से आपका लॉगआउट हो जाएगा।';
export const currentPassword = 'अभी का पासवर्ड';
