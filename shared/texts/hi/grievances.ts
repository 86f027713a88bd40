import type { GrievanceAction, GrievanceKind } from '#shared/grievance-kinds.ts';
import { plural } from '#shared/texts/hi/grammar.ts';

export const timeOf = (hours: number) =>
  hours % 24 === 0 && hours > 48
    ? plural(hours / 24, { other: `${hours / 24} दिन` })
    : plural(hours, { one: `${hours} घंटा`, other: `${hours} घंटे` });

const KIND_NAMES: Record<GrievanceKind, string> = {
  intimate: 'मेरी निजी या नकली तस्वीर',
  order: 'अदालत या सरकार का आदेश',
  unlawful: 'ऐसी चीज़ जो छापी नहीं जा सकती',
  data: 'मेरे डेटा के साथ आपका बर्ताव',
  other: 'कुछ और',
  see: 'मेरा डेटा दिखाएँ',
  correct: 'मेरा डेटा ठीक करें',
  erase: 'मेरा डेटा मिटाएँ',
  nominee: 'किसी की तरफ़ से काम करना',
};
const KIND_HINTS: Record<GrievanceKind, string> = {
  intimate: 'नग्न या यौन तस्वीर, या ऐसी तस्वीर जो किसी को कोई और बताए। जिसकी तस्वीर है, उसकी तरफ़ से भी लिख सकते हैं।',
  order: 'अदालत या दफ़्तर का नाम, और आदेश का नंबर और तारीख लिखें।',
  unlawful: 'धमकी, बदनामी या धोखा, बच्चों को नुकसान, किसी की निजी बात, या किसी और के नाम से लिखा हुआ।',
  data: 'जैसे आपके डेटा की रिक्वेस्ट का गलत जवाब, या जवाब आया ही नहीं।',
  other: 'जैसे कोई रिव्यू जो हमारी शर्तें तोड़ता है, या हमारा बर्ताव।',
  see: 'हम आपके बारे में क्या रखते हैं, और वह किसे मिला।',
  correct: 'जो गलत, अधूरा या पुराना है।',
  erase: 'जिसकी अब ज़रूरत नहीं। कानून जो रखवाता है, वह रहेगा।',
  nominee: 'आप किसी ऐसे के नॉमिनी हैं जो नहीं रहे या कुछ कर नहीं सकते, या आप किसी का नाम देते हैं।',
};
export const kindName = (kind: GrievanceKind) => KIND_NAMES[kind];
export const kindHint = (kind: GrievanceKind) => KIND_HINTS[kind];
export const decidedWithin = (time: string) => `फ़ैसला ${time} में।`;

const ACTIONS: Record<GrievanceAction, string> = {
  removed: 'साइट से हटाया गया',
  corrected: 'ठीक किया गया',
  access_ended: 'अकाउंट बंद किया गया',
  answered: 'जवाब दिया गया',
  none: 'कुछ बदलना ज़रूरी नहीं था',
};
export const actionName = (action: GrievanceAction) => ACTIONS[action];

export const sendComplaint = 'शिकायत भेजें';
export const pageDescription = () => 'शिकायत अधिकारी को शिकायत: किस बारे में, फ़ैसला कब तक, और उसके बाद कहाँ जाएँ।';
export const whoReadsIt = (name: string) =>
  `आपकी शिकायत हमारे शिकायत अधिकारी (Grievance Officer) ${name} के पास जाती है। उसका नंबर तुरंत मिलता है, और फ़ैसला वजह के साथ ईमेल से आता है।`;
export const wrongEntry = 'गलत फ़ोन नंबर या बंद दुकान के बारे में उसी के पेज पर जल्दी बता सकते हैं: ‘इस कारोबार की शिकायत करें’।';
export const ownData = 'अपना डेटा देखें, ठीक कराएँ या मिटाएँ';
export const whatAbout = 'किस बारे में है?';
export const where = 'इस साइट पर कहाँ?';
export const whereHint = 'पेज का पता, या कारोबार का नाम। किसी पेज के बारे में नहीं है तो खाली छोड़ दें।';
export const whatHappened = 'क्या हुआ, और हम क्या करें?';
export const send = 'शिकायत भेज दें';
export const needsScript = 'इस फ़ॉर्म के लिए JavaScript चाहिए। नीचे लिखे ईमेल पर भी लिख सकते हैं।';
export const received = 'आपकी शिकायत मिल गई';
export const receivedAs = (number: number, moment: string) => `उसका नंबर ${number} है। हम ${moment} तक फ़ैसला करके आपको लिखेंगे।`;
export const sendAnother = 'एक और भेजें';

export const orWriteTo = 'या यहाँ लिखें';
export const notSatisfied = 'अगर हमारा फ़ैसला ठीक न लगे';
export const appeal = (days: number) =>
  `${days} दिन में आप शिकायत अपील समिति (Grievance Appellate Committee) में अपील कर सकते हैं: <gac>gac.gov.in</gac>। अपने डेटा के बारे में भारत के डेटा प्रोटेक्शन बोर्ड से भी शिकायत कर सकते हैं।`;

export const figures = 'शिकायतों का क्या हुआ';
export const figuresDescription = () => 'हर महीने कितनी शिकायतें आईं, कितनों का फ़ैसला समय पर हुआ, और क्या बदला।';
export const figuresLead = 'पिछले बारह महीने, अभी गिने हुए। इसमें किसी का नाम या बात नहीं है।';
export const noComplaints = 'पिछले बारह महीनों में कोई शिकायत नहीं आई।';
export const month = 'महीना';
export const about = 'किस बारे में';
export const came = 'आईं';
export const decided = 'फ़ैसला हुआ';
export const inTime = 'समय पर';
export const actedOn = 'कुछ बदला';
export const seeFigures = 'अब तक की शिकायतों का क्या हुआ';

export const complaints = 'कानूनी शिकायतें';
export const tabTitle = 'कानूनी शिकायतें · बैक ऑफ़िस';
export const byStatus = 'शिकायतें, हालत के हिसाब से';
export const open = 'बाकी';
export const all = 'सब';
export const noOpen = 'कोई शिकायत बाकी नहीं';
export const complaintsWaitHere = 'शिकायत अधिकारी के नाम आई शिकायतें यहाँ आती हैं, जिसका समय पहले पूरा होता है वह ऊपर।';
export const numbered = (number: number, kind: string) => `${number}: ${kind}`;
export const dueBy = (moment: string) => `${moment} तक`;
export const overdueSince = (moment: string) => `${moment} को समय निकल गया`;
export const from = (name: string, email: string) => `${name}, ${email}`;
export const aboutPage = (page: string) => `किस पेज के बारे में: ${page}`;
export const decidedOn = (action: string, moment: string) => `${action}, ${moment} को फ़ैसला`;
export const decide = 'फ़ैसला करें';
export const decideAnew = 'फिर से फ़ैसला करें';
export const decideComplaint = (number: number) => `शिकायत ${number} पर फ़ैसला`;
export const doFirst = 'पहले ज़रूरी काम कर लें। यहाँ जो लिखेंगे, वह शिकायत करने वाले को ईमेल होगा।';
export const whatWasDone = 'क्या किया गया';
export const why = 'क्या किया और क्यों';
export const whyHint = 'शिकायत करने वाला इसे पढ़ेगा, अपील के रास्ते के साथ।';
export const fileAs = 'किस तरह की शिकायत';
export const file = 'बदलें';

export const receivedSubject = (number: number) => `आपकी शिकायत ${number}`;
export const receivedText = (number: number, moment: string) =>
  `आपकी शिकायत हमारे शिकायत अधिकारी को मिल गई। उसका नंबर ${number} है। हम ${moment} तक फ़ैसला करके आपको लिखेंगे।`;
export const notYou = 'अगर यह आपने नहीं भेजी, तो कुछ करने की ज़रूरत नहीं।';
export const decidedSubject = (number: number) => `फ़ैसला: आपकी शिकायत ${number}`;
export const decidedText = (action: string) => `हमारे शिकायत अधिकारी ने फ़ैसला किया: ${action}।`;
export const appealLine = (days: number) =>
  `अगर यह ठीक न लगे, तो ${days} दिन में शिकायत अपील समिति (https://gac.gov.in) में अपील कर सकते हैं। कुछ साफ़ न हो तो इस ईमेल का जवाब दें।`;
export const appealOfData = 'अपने डेटा के बारे में भारत के डेटा प्रोटेक्शन बोर्ड से भी शिकायत कर सकते हैं।';
export const officerSubject = (number: number, moment: string) => `शिकायत ${number}, ${moment} तक`;
export const reminderSubject = (number: number, moment: string) => `आधा समय निकल गया: शिकायत ${number}, ${moment} तक`;
export const openDesk = 'शिकायतें खोलें';
