import type { HealthAdvice, HealthCheckName, HealthState, MailTrouble } from '#shared/schemas/health.ts';
import { number, plural } from '#shared/texts/hi/grammar.ts';
import type { WaitingKind } from '#shared/waiting-kinds.ts';

export const lookedAt = '<moment></moment>, ज़्यादा से ज़्यादा आधा मिनट पुराना';

const STATES: Record<HealthState, string> = { fine: 'ठीक', look: 'देखें', act: 'अभी करें' };
export const stateName = (state: HealthState) => STATES[state];
export const allFine = 'सब ठीक है।';
export const toAct = (n: number) => `${number(n)} ${plural(n, { one: 'काम अभी करना है।', other: 'काम अभी करने हैं।' })}`;
export const toLook = (n: number) => `${number(n)} ${plural(n, { one: 'बात', other: 'बातें' })} समय मिलने पर देखें।`;

const CHECKS: Record<HealthCheckName, string> = {
  mails: 'मेल',
  messages: 'छोटे मैसेज',
  jobs: 'पीछे चलने वाला काम',
  backup: 'बैकअप',
  certificate: 'सर्टिफ़िकेट',
  disk: 'डिस्क',
  failures: 'फ़ेल हुए जवाब',
  payments: 'भुगतान',
  queues: 'टीम के फ़ैसले बाकी',
  logins: 'फ़ेल लॉगिन',
  replicas: 'डेटाबेस की कॉपियाँ',
};
export const checkName = (check: HealthCheckName) => CHECKS[check];

const ADVICE: Record<HealthAdvice, string> = {
  mail_fine: 'मेल जा रहे हैं।',
  mail_folder: 'इस कंप्यूटर पर मेल भेजे नहीं जाते, फ़ाइलों में लिखे जाते हैं।',
  mail_not_set: 'इस साइट से कोई मेल नहीं जा रहा: SMTP_URL भरें।',
  mail_fails: 'मेल सर्वर कोई मेल नहीं ले रहा: लॉग में देखें कि वह क्या कहता है। रुके हुए मेल बाद में अपने आप चले जाएँगे।',
  mail_no_team: 'टीम के मेल कहीं नहीं पहुँचते: TEAM_EMAIL भरें।',
  mail_slow: 'मेल देर से रुके हैं: देखें कि मेल सर्वर धीमा तो नहीं।',
  mail_given_up: 'बहुत से मेल नहीं जा सके: वजह लॉग में देखें।',
  messages_fine: 'मैसेज जा रहे हैं।',
  messages_folder: 'कोई गेटवे नहीं चुना गया: एसएमएस और WhatsApp के मैसेज भेजे नहीं जाते, फ़ाइलों में लिखे जाते हैं।',
  messages_fail: 'कोई गेटवे मैसेज नहीं ले रहा: वह क्या कहता है, लॉग में देखें। जो बाकी है वह बाद में अपने-आप जाएगा।',
  messages_templates: 'कुछ मैसेज भेजे नहीं जा सकते: उनके टेम्पलेट में कुछ बाकी है।',
  messages_capped: 'खर्च की सीमा आ गई, इसलिए मैसेज रुके हैं: देखें कोई बहुत ज़्यादा तो नहीं भेज रहा, या सीमा बढ़ाएँ।',
  jobs_fine: 'कुछ भी देर से रुका नहीं है।',
  jobs_stand: 'काम रुका हुआ है: लॉग में गड़बड़ी देखें और सर्वर फिर से चलाएँ।',
  jobs_failing: 'कुछ काम फ़ेल होकर दोबारा किए जा रहे हैं: वजह लॉग में देखें।',
  jobs_given_up: 'कुछ काम छोड़ दिए गए: वजह लॉग में देखें।',
  backup_fine: 'आख़िरी बैकअप लगभग एक दिन के अंदर का है।',
  backup_none: 'अभी कोई बैकअप नहीं है: nirmaan backup चलाएँ। BACKUP_DIR भरा हो तो हर रात एक बनता है।',
  backup_old: 'आख़िरी बैकअप बहुत पुराना है: नया क्यों नहीं बना, यह लॉग में देखें।',
  certificate_fine: 'अभी कई हफ़्ते चलेगा।',
  certificate_none: 'साइट https पर नहीं है, इसलिए सर्टिफ़िकेट नहीं है।',
  certificate_unseen: 'अभी देखा नहीं गया है: पंद्रह मिनट में देखा जाएगा।',
  certificate_soon: 'जल्दी ही ख़त्म होगा: नया करवाएँ।',
  certificate_bad: 'ब्राउज़र इसे नहीं मानते: अभी नया करवाएँ या बदलें।',
  certificate_unreached: 'यह मशीन साइट के पते तक नहीं पहुँची: सर्टिफ़िकेट दूसरी मशीन से देखें।',
  disk_fine: 'जगह काफ़ी है।',
  disk_low: 'डिस्क भर रही है: पूरी भरने से पहले जगह बनाएँ।',
  failures_none: 'पिछले घंटे में कोई जवाब फ़ेल नहीं हुआ।',
  failures_some: 'कुछ जवाब फ़ेल हुए: वजह लॉग में देखें।',
  failures_many: 'बहुत से जवाब फ़ेल हो रहे हैं: वजह लॉग में देखें।',
  payments_fine: 'कुछ भी देर से अटका नहीं है।',
  payments_off: 'यहाँ कोई प्लान नहीं ख़रीद सकता: PAYMENTS बंद (off) है।',
  payments_sandbox: 'पैसे नहीं कटते और प्लान किसी को भी मिल जाता है: PAYMENTS में sandbox है।',
  payments_unsettled: 'कुछ ऑर्डर का क्या हुआ, भुगतान कंपनी नहीं बता रही: देखें कि वह जवाब दे रही है या नहीं।',
  refunds_due: 'पैसे लौटाने हैं: भुगतान कंपनी से लौटाएँ, फिर यहाँ दर्ज करें।',
  queues_fine: 'किसी को देर से इंतज़ार नहीं है।',
  queues_old: 'कोई कई दिनों से इंतज़ार में है: फ़ैसला करें।',
  logins_fine: 'हमेशा जितने ही हैं।',
  logins_many: 'शायद कोई पासवर्ड का अंदाज़ा लगा रहा है। ऐसी कोशिशें अपने आप धीमी हो जाती हैं: देखें कि कहाँ से आ रही हैं।',
  replicas_none: 'कोई कॉपी नहीं लगी है।',
  replicas_fine: 'सब ताज़ा हैं।',
  replica_behind: 'एक कॉपी पीछे है: लोगों को थोड़ी पुरानी जानकारी दिख सकती है।',
  replica_away: 'एक कॉपी जवाब नहीं दे रही, उसका काम मुख्य डेटाबेस कर रहा है: उसे फिर चलाएँ या हटाएँ।',
};
export const advice = (code: HealthAdvice) => ADVICE[code];

const QUEUES: Record<WaitingKind, string> = {
  businesses: 'कारोबार',
  edits: 'मालिकों के बदलाव',
  messages: 'संदेश',
  grievances: 'कानूनी शिकायतें',
  claims: 'कारोबार के दावे',
  reports: 'शिकायतें',
  comments: 'कमेंट',
  reviews: 'रोके हुए रिव्यू',
  quarantined: 'रोकी हुई पूछताछ',
  checks: 'जाँचने के नंबर',
  changes: 'लिस्टिंग के बदलाव',
  corrections: 'सुझाए गए सुधार',
  duplicates: 'शायद दोहरी एंट्री',
};
export const queueName = (queue: WaitingKind) => QUEUES[queue];

export const waiting = 'बाकी';
export const oldest = 'सबसे पुराना कब से';
export const failing = 'फ़ेल, दोबारा कोशिश जारी';
export const failingSince = 'कोशिश कब से';
export const givenUp = '7 दिन में छोड़े गए';
export const failsSince = 'कब से मेल नहीं ले रहा';
export const incompleteTemplates = 'अधूरे टेम्पलेट';
export const waitForCap = 'सीमा की वजह से रुके';
export const last = 'आख़िरी';
export const size = 'आकार';
export const ends = 'कब तक';
export const problem = 'गड़बड़ी';
export const lookedAtLast = 'कब देखा';
export const database = 'डेटाबेस';
export const pictures = 'फ़ोटो';
export const notMeasured = 'यहाँ नहीं नापा';
export const free = 'खाली';
export const freeOf = (free: string, size: string) => `${size} में से ${free}`;
export const cause = 'वजह';
export const lastHour = 'पिछला घंटा';
export const lastDay = 'पिछला दिन';
export const unsettled = 'अटके हुए';
export const refundsDue = 'लौटाने हैं';
export const queue = 'क्या';
export const replica = 'कॉपी';
export const behind = 'कितनी पीछे';
export const away = 'जवाब नहीं';
export const secondsBehind = (seconds: number) => `${number(seconds)} से॰`;
export const never = 'कभी नहीं';
export const megabytes = (n: string) => `${n} MB`;
export const gigabytes = (n: string) => `${n} GB`;

export const goTo = (page: string) => `${page} पर जाएँ`;
export const inRunbook = (chapter: string) => `क्या करें: docs/operations.md, ‘${chapter}’`;

const TROUBLES: Record<MailTrouble, string> = {
  mail_not_set: 'इस साइट से कोई मेल नहीं जा रहा: मेल सर्वर नहीं लगा है।',
  mail_fails: 'इस साइट से कोई मेल नहीं जा रहा: मेल सर्वर नहीं ले रहा।',
};
export const mailDoesNotGo = (trouble: MailTrouble) => TROUBLES[trouble];
export const seeHealth = 'क्या करें, देखें';

export const somethingToDo = 'कुछ काम अभी करना है';
export const wellAgain = (what: string) => `फिर ठीक है: ${what}`;
export const seenFrom = (machine: string) => `मशीन ${machine} से देखा गया।`;
export const openHealth = 'साइट का हाल देखें';
