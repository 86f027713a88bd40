import type { WaitingKind } from '#shared/waiting-kinds.ts';

export const whatStandsHere =
  'आपके ज़िम्मे के सारे बाकी काम, जो भी हों: जिसका समय पहले पूरा हो रहा है वह सबसे ऊपर, और हर एक से वहाँ पहुँचें जहाँ फ़ैसला होता है।';
export const byKind = 'किस तरह के काम';
export const waitingList = 'बाकी काम, जिसका समय पहले पूरा हो वह ऊपर';

const KINDS: Record<WaitingKind, string> = {
  businesses: 'नया कारोबार',
  edits: 'मालिक का बदलाव, देखने के लिए',
  messages: 'हमें संदेश',
  grievances: 'शिकायत अधिकारी को शिकायत',
  claims: 'कारोबार पर दावा',
  reports: 'गलती की शिकायत',
  comments: 'ब्लॉग पर कमेंट',
  reviews: 'रोका हुआ रिव्यू',
  quarantined: 'रोकी हुई पूछताछ',
  checks: 'जाँचने का नंबर',
  changes: 'बदलाव, मंज़ूरी के लिए',
  corrections: 'सुझाया गया सुधार',
  duplicates: 'शायद एक ही कारोबार',
};
export const kindName = (kind: WaitingKind) => KINDS[kind];

export const waitsSince = (moment: string) => `${moment} से बाकी`;
export const dueBy = (moment: string) => `${moment} तक करना है`;
export const overdueSince = (moment: string) => `${moment} को समय निकल गया`;
export const by = (name: string) => `${name} की ओर से`;
export const pair = (one: string, other: string) => `${one} और ${other}`;
export const nothingWaits = 'कोई काम बाकी नहीं';
export const comesHere = 'लोग जो भेजते हैं और मालिक जो बदलते हैं, यहाँ आता है।';
export const noneOfKind = 'इस तरह का कोई काम बाकी नहीं';

export const byWhose = 'काम किसके पास है';
export const everybodys = 'सभी';
export const mine = 'मेरे';
export const nobodys = 'किसी के नहीं';
export const noneTaken = 'आपने कोई काम नहीं लिया है';
export const noneFree = 'हर काम किसी ने ले लिया है';
export const youHaveIt = 'यह आपने लिया है';
export const hasIt = (email: string) => `यह ${email} ने लिया है`;
export const take = (what: string) => `मैं लूँ<hidden>: ${what}</hidden>`;
export const giveBack = (what: string) => `वापस करें<hidden>: ${what}</hidden>`;
export const giveTo = (what: string) => `किसी को दें …<hidden>: ${what}</hidden>`;
export const giveToTitle = 'यह काम किसी को दें';
export const toWhom = 'किसे';
export const giveIt = 'दें';
export const takeChosen = 'चुने हुए मैं लूँ';
export const giveChosen = 'चुने हुए किसी को दें …';
export const changedHands = (things: number) => `${things} का ज़िम्मा बदला`;

export const keys = 'इस सूची की कुंजियाँ';
export const showKeys = 'कीबोर्ड की कुंजियाँ';
export const keyNext = 'अगला';
export const keyBefore = 'पिछला';
export const keyOpens = 'जहाँ फ़ैसला होता है वह खोलें';
export const keyTakes = 'काम लें, या वापस करें';
export const keyAccepts = 'मंज़ूर करें, जैसे बटन से';
export const keyRefuses = 'मना करें, जैसे बटन से';
export const keyDecides = 'फ़ैसला करें, जैसे बटन से';
export const keyHelps = 'कुंजियाँ दिखाएँ';
