import { number, plural } from '#shared/texts/hi/grammar.ts';

const UNITS: Record<string, string> = {
  'sq ft': 'वर्ग फ़ुट',
  'running ft': 'रनिंग फ़ुट',
  'cu ft': 'घन फ़ुट',
  bag: 'बोरी',
  kg: 'किलो',
  tonne: 'टन',
  litre: 'लीटर',
  piece: 'नग',
  '1000 pieces': '1000 नग',
  point: 'पॉइंट',
  kW: 'किलोवाट',
  hour: 'घंटा',
  day: 'दिन',
  visit: 'विज़िट',
  month: 'महीना',
  trip: 'चक्कर',
  project: 'प्रोजेक्ट',
  // As the team types them for the prices of materials.
  cft: 'घन फ़ुट',
  'cubic metre': 'घन मीटर',
};

export const unitName = (unit: string) => UNITS[unit] ?? unit.replace(/^(\d+) kg bag$/, '$1 किलो बोरी');
export const pricePer = (amount: string, unit: string) => `${amount} प्रति ${unit}`;
export const priceRangePer = (from: string, to: string, unit: string) => `${from} से ${to} प्रति ${unit}`;
export const startingFrom = (price: string) => `${price} से शुरू`;
export const priceFromPer = (amount: string, unit: string) => `${amount} से शुरू, प्रति ${unit}`;

export const kilometres = (shown: string) => `${shown} किमी`;
export const lessThanKilometres = (shown: string) => `${shown} किमी से कम`;

const DAYS: Record<string, string> = { Mo: 'सोम', Tu: 'मंगल', We: 'बुध', Th: 'गुरु', Fr: 'शुक्र', Sa: 'शनि', Su: 'रवि' };

export const dayShortly = (day: string) => DAYS[day] ?? day;
export const everyDay = 'रोज़';
export const openingHours = 'खुलने का समय';
export const openNow = 'अभी खुला है';
export const closedNow = 'अभी बंद है';
const partOfDay = (hour: number) => (hour < 4 || hour > 19 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम');
export const clock = (minute: number) => {
  const [hour, past] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${partOfDay(hour)} ${hour % 12 || 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}`;
};
export const fromTo = (opens: string, closes: string) => `${opens} से ${closes}`;
export const allDayLong = '24 घंटे';
export const openTill = (hour: number, minute: number) =>
  `${partOfDay(hour)} ${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} बजे तक खुला`;

const LANGUAGES: Record<string, string> = {
  English: 'अंग्रेज़ी',
  Hindi: 'हिंदी',
  Assamese: 'असमिया',
  Bengali: 'बांग्ला',
  Bodo: 'बोडो',
  Dogri: 'डोगरी',
  Gujarati: 'गुजराती',
  Kannada: 'कन्नड़',
  Kashmiri: 'कश्मीरी',
  Konkani: 'कोंकणी',
  Maithili: 'मैथिली',
  Malayalam: 'मलयालम',
  Manipuri: 'मणिपुरी',
  Marathi: 'मराठी',
  Nepali: 'नेपाली',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Sanskrit: 'संस्कृत',
  Santali: 'संथाली',
  Sindhi: 'सिंधी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Urdu: 'उर्दू',
  Awadhi: 'अवधी',
  Bhojpuri: 'भोजपुरी',
  Bundeli: 'बुंदेली',
  Chhattisgarhi: 'छत्तीसगढ़ी',
  Garhwali: 'गढ़वाली',
  Garo: 'गारो',
  Haryanvi: 'हरियाणवी',
  Khasi: 'खासी',
  Kumaoni: 'कुमाऊँनी',
  Magahi: 'मगही',
  Marwari: 'मारवाड़ी',
  Mizo: 'मिज़ो',
  Rajasthani: 'राजस्थानी',
  Tulu: 'तुलु',
};

export const languageName = (language: string) => LANGUAGES[language] ?? language;

export const businesses = (count: number) => `${number(count)} ${plural(count, { one: 'मिला', other: 'मिले' })}`;

export const asSoonAsPossible = 'जितनी जल्दी हो सके';
export const withinAMonth = 'एक महीने के अंदर';
export const withinThreeMonths = 'तीन महीने के अंदर';
export const laterOnlyAsking = 'बाद में, अभी सिर्फ़ पूछना है';
export const upTo10000 = '₹10,000 तक';
export const from10000To50000 = '₹10,000 से ₹50,000';
export const from50000To200000 = '₹50,000 से ₹2,00,000';
export const from200000To1000000 = '₹2,00,000 से ₹10,00,000';
export const moreThan1000000 = '₹10,00,000 से ज़्यादा';

export const abusiveLanguage = 'गाली-गलौज';
export const advertising = 'विज्ञापन';
export const personalDetails = 'किसी की निजी जानकारी';
export const offTopic = 'इस कारोबार के बारे में नहीं';
export const notByCustomer = 'ग्राहक का लिखा नहीं';
export const unlawful = 'कानून के ख़िलाफ़';

export const closedBusiness = 'बंद हो गया';
export const closedBusinessHint = 'यह कारोबार अब नहीं है';
export const wrongNumber = 'गलत नंबर';
export const wrongNumberHint = 'कोई फ़ोन नहीं उठाता, या कोई और उठाता है';
export const moved = 'जगह बदल गई';
export const movedHint = 'पता अब सही नहीं है';
export const abusive = 'गाली-गलौज';
export const abusiveHint = 'इसमें गाली, धमकी, धोखा या अश्लील बात है';
export const fake = 'फ़र्ज़ी';
export const fakeHint = 'यह किसी ग्राहक ने नहीं लिखा';
export const somethingElse = 'कुछ और';
export const somethingElseHint = 'नीचे लिखें कि क्या';

export const wrongContact = 'गलत नंबर';
export const wrongContactHint = 'नंबर या ईमेल पूछने वाले का नहीं है';
export const spam = 'स्पैम';
export const spamHint = 'यह विज्ञापन या धोखा है, या इसमें कुछ पूछा ही नहीं गया';
export const notMyTrade = 'मेरा काम नहीं';
export const notMyTradeHint = 'पूछताछ असली है, पर आपके काम की नहीं';
export const outOfArea = 'इलाके से बाहर';
export const outOfAreaHint = 'पूछताछ असली है, पर आपसे बहुत दूर की';
