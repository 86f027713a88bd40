import { number, plural } from '#shared/texts/hi/grammar.ts';

export const pageTitle = 'न्यूज़लेटर · बैक ऑफ़िस';
export const newsletters = 'न्यूज़लेटर';
export const noNewsletters = 'अभी कोई न्यूज़लेटर नहीं';
export const writeNewsletter = 'न्यूज़लेटर लिखें';
export const editNewsletter = 'न्यूज़लेटर बदलें';
export const deleteNewsletter = 'न्यूज़लेटर मिटाएँ';
export const reallyDelete = (subject: string) => `क्या ड्राफ़्ट “${subject}” मिटा दें?`;
export const confirmedCount = (subscribers: number) =>
  `${number(subscribers)} ${plural(subscribers, { one: 'ईमेल पते', other: 'ईमेल पतों' })} की पुष्टि हो चुकी है। न्यूज़लेटर उन्हीं को जाता है जिनकी पुष्टि भेजते समय तक हो गई हो।`;
export const state = 'स्थिति';
export const read = (subject: string) => `पढ़ें<hidden>: ${subject}</hidden>`;

export const subject = 'विषय';
export const text = 'लेख';
export const howTextIsSent =
  'सादा लेख; खाली लाइन से नया पैरा शुरू होता है, और वेबसाइट के पते लिंक बन जाते हैं। यह मेल क्यों आया, उसे बंद करने का लिंक और हमारा पता नीचे अपने आप जुड़ते हैं।';
export const saveDraft = 'ड्राफ़्ट सेव करें';

export const sendTest = (subject: string) => `मुझे टेस्ट भेजें<hidden>: ${subject}</hidden>`;
export const testFirst = 'पहले यह मेल ख़ुद को भेजकर देखें: उसके बाद ही सबको भेजा जा सकता है।';
export const sendToAll = (subject: string) => `सबको भेजें<hidden>: ${subject}</hidden>`;
export const sendNewsletter = 'न्यूज़लेटर भेजें';
export const reallySend = (subject: string, subscribers: number) =>
  `“${subject}” ${number(subscribers)} ${plural(subscribers, { one: 'ईमेल पते', other: 'ईमेल पतों' })} पर जाएगा। भेजने के बाद वापस नहीं लिया जा सकता। क्या आपने टेस्ट मेल पढ़ लिया है?`;
export const sendIt = 'भेजें';
export const draft = 'ड्राफ़्ट';
export const draftTested = 'ड्राफ़्ट, टेस्ट हो चुका';
export const sentTo = (subscribers: number) =>
  `${number(subscribers)} ${plural(subscribers, { one: 'ईमेल पते', other: 'ईमेल पतों' })} पर भेजा गया`;
export const sendingSoFar = (done: number, all: number) => `भेजा जा रहा है: ${number(all)} में से ${number(done)}`;
export const notReached = (subscribers: number) => `नहीं पहुँचा: ${number(subscribers)}`;
export const unsubscribedMeanwhile = (subscribers: number) => `इस बीच न्यूज़लेटर बंद कर दिया: ${number(subscribers)}`;
export const goesOnAlone = 'आप इस पेज से जा सकते हैं: मेल जाते रहेंगे।';

export const subscribersTitle = 'न्यूज़लेटर पाने वाले · बैक ऑफ़िस';
export const subscribers = 'न्यूज़लेटर पाने वाले';
export const noSubscribers = 'अभी न्यूज़लेटर पाने वाला कोई नहीं';
export const byState = 'न्यूज़लेटर पाने वाले, स्थिति के हिसाब से';
export const all = 'सभी';
export const confirmed = 'पुष्टि हो गई';
export const notConfirmed = 'पुष्टि बाकी';
export const emailAddress = 'ईमेल';
export const subscribedAt = 'कब शुरू किया';
export const removeSubscriber = 'न्यूज़लेटर पाने वालों से हटाएँ';
export const reallyRemove = (email: string) => `क्या ${email} को लिस्ट से हटा दें?`;
export const reallyRemoveMany = (subscribers: number) => `चुने हुए ${subscribers} को लिस्ट से हटा दें? वे चाहें तो फिर से जुड़ सकते हैं।`;
