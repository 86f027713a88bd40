import { number } from '#shared/texts/hi/grammar.ts';

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
};

export const unitName = (unit: string) => UNITS[unit] ?? unit;
export const pricePer = (amount: string, unit: string) => `${amount} प्रति ${unit}`;
export const priceRangePer = (from: string, to: string, unit: string) => `${from} से ${to} प्रति ${unit}`;
export const priceFromPer = (amount: string, unit: string) => `${amount} प्रति ${unit} से शुरू`;

export const kilometres = (shown: string) => `${shown} किमी`;
export const lessThanKilometres = (shown: string) => `${shown} किमी से कम`;

const DAYS: Record<string, string> = { Mo: 'सोम', Tu: 'मंगल', We: 'बुध', Th: 'गुरु', Fr: 'शुक्र', Sa: 'शनि', Su: 'रवि' };

export const dayShortly = (day: string) => DAYS[day] ?? day;
export const openingHours = 'खुलने का समय';
export const openNow = 'अभी खुला है';
export const closedNow = 'अभी बंद है';

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
};

export const languageName = (language: string) => LANGUAGES[language] ?? language;

export const businesses = (count: number) => `${number(count)} कारोबार`;
