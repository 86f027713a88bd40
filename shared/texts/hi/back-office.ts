export const backOffice = 'बैक ऑफ़िस';
export const titleOf = (page: string) => `${page} · बैक ऑफ़िस`;
export const forTheTeam = 'डायरेक्टरी सँभालने वाली टीम के लिए।';
export const backToSite = 'वापस साइट पर';

export const business = 'कारोबार';
export const posters = 'पोस्टर';
export const blogs = 'ब्लॉग';
export const services = 'काम';
export const brand = 'ब्रांड और संपर्क';
export const phoneViewLimit = 'फ़ोन नंबर देखने की सीमा';
export const priceTicker = 'रेट की पट्टी';
export const queue = 'सारे काम';
export const inbox = 'इनबॉक्स';
export const reports = 'शिकायतें';
export const quarantine = 'रोकी हुई पूछताछ';
export const reviews = 'रिव्यू';
export const users = 'यूज़र';
export const orders = 'ऑर्डर';
export const newsletter = 'न्यूज़लेटर';
export const shortMessages = 'छोटे मैसेज';
export const fileImport = 'इंपोर्ट';
export const numbers = 'आँकड़े';
export const health = 'साइट का हाल';
export const sayings = 'बोलचाल के शब्द';
export const keys = 'प्रोग्रामों की कीज़';
export const webhooks = 'वेबहुक';
export const admins = 'टीम';
export const removed = 'हटाई हुई चीज़ें';
export const audit = 'बदलावों का रिकॉर्ड';

export const fromPeople = 'मैसेज और शिकायतें';
export const peopleAndMoney = 'अकाउंट और लिस्ट';
export const theSite = 'साइट';
export const waiting = (count: string) => `${count}<hidden> बाकी</hidden>`;

export const found = (count: string) => `${count} मिले`;
export const matchingOf = (matching: number, all: number) => `${all} में से ${matching}`;
export const inAll = (count: number) => `कुल ${count}`;
export const showAll = 'सभी दिखाएँ';
export const all = 'सभी';
export const justAdded = 'अभी जोड़ा गया';

export const yes = 'हाँ';
export const no = 'नहीं';
export const deleteThis = (what: string) => `मिटाएँ<hidden>: ${what}</hidden>`;
export const deletingThis = (what: string) => `मिटाया जा रहा है...<hidden> ${what}</hidden>`;
export const reload = 'दोबारा लोड करें';
export const undo = 'वापस लें';
export const secondsLeft = (seconds: number) => `${seconds} सेकंड`;

// Several at once.
export const deleteChosen = 'चुने हुए मिटाएँ';
export const reallyDeleteMany = (things: number) => `चुने हुए ${things} मिटा दें? चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
export const doneWithAll = (things: number) => `${things} हो गए`;
export const doneSoon = (things: number) => `${things} थोड़ी देर में हो जाएँगे`;
export const doneWithSome = (done: number, all: number) => `${all} में से ${done} हो गए। बाकी सूची के ऊपर देखें`;
export const othersWait = (done: number, all: number) => `${all} में से ${done} हो गए। ${all - done} अब भी बाकी हैं`;
export const notDone = 'जो नहीं हुए';
export const notDoneWhy = (name: string, why: string) => `${name}: ${why}`;
export const changes = 'बदलाव';
export const checks = 'जाँच';
export const duplicates = 'दोहरी एंट्री';
