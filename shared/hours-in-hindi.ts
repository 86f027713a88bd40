import { plainDigits } from '#shared/digits.ts';

/** Days and what stands around them, without nuktas and without 'वार'. */
const WORDS: Record<string, string> = {
  ...{ सोम: 'mon', मंगल: 'tue', बुध: 'wed', गुरु: 'thu', गुरू: 'thu', बृहस्पति: 'thu', वीर: 'thu', शुक्र: 'fri', शनि: 'sat', रवि: 'sun', इत: 'sun' },
  ...{ रोज: 'daily', रोजाना: 'daily', प्रतिदिन: 'daily', नित्य: 'daily', से: '-', और: ',', व: ',', एवं: ',', तक: '', बजे: '', को: '', समय: '' },
  ...{
    बंद: 'closed',
    बन्द: 'closed',
    छुट्टी: 'closed',
    अवकाश: 'closed',
    खुला: 'open',
    खुली: 'open',
    खुले: 'open',
    है: '',
    रहता: '',
    रहेगा: '',
    दुकान: '',
  },
  ...{ घंटे: 'hours', घण्टे: 'hours', घंटा: 'hours', हमेशा: 'always', लंच: 'lunch', दिन: '', साप्ताहिक: '', चौबीस: '24', चौबीसों: '24' },
};
const NUMBERS: Record<string, string> = {
  ...{
    एक: '1',
    दो: '2',
    तीन: '3',
    चार: '4',
    पांच: '5',
    पाँच: '5',
    छह: '6',
    छः: '6',
    सात: '7',
    आठ: '8',
    नौ: '9',
    दस: '10',
    ग्यारह: '11',
    बारह: '12',
  },
};
const PHRASES: [RegExp, string][] = [
  [/बाकी (?:सब |सभी )?दिन|हर दिन|हर रोज|सभी दिन|सातो दिन|सातों दिन|पूरे हफ्ते/g, 'daily'],
  [/(\S+) (?:को छोडकर|छोडकर|के अलावा|के सिवा)/g, ' except $1 '],
];
const CLOCK = /(सुबह|सवेरे|प्रात|प्रातः|दोपहर|शाम|सायं|रात्रि|रात)\s*(साढे|सवा)?\s*(\d{1,2})([:.]\d{2})?/g;
const PART_OF_HOUR = /(साढे|सवा)\s*(\d{1,2})/g;
const WORD = /[\u0900-\u0963\u0970-\u097f]+/g;

/** Opening hours as Hindi says them in the words that are read: 'सोम-शनि सुबह ९ बजे से शाम ६ बजे तक' as 'mon-sat 9am - 6pm'. Other words stay. */
export function hoursInEnglish(text: string): string {
  const plain = plainDigits(text.normalize('NFC').replaceAll('\u093c', ''))
    .replaceAll('।', ',')
    .replace(WORD, (word) => NUMBERS[word] ?? word);
  return PHRASES.reduce((phrased, [phrase, meant]) => phrased.replace(phrase, meant), plain)
    .replace(
      CLOCK,
      (_, part: string, past = '', hour: string, minutes = '') => `${hour}${past ? minutesOf(past) : minutes}${halfOf(part, Number(hour))}`,
    )
    .replace(PART_OF_HOUR, (_, past: string, hour: string) => hour + minutesOf(past))
    .replace(WORD, (word) => WORDS[word] ?? WORDS[word.replace(/वार$/, '')] ?? word);
}

/** 'साढ़े 9' is half past nine, 'सवा 9' a quarter past. */
function minutesOf(past: string) {
  return past === 'सवा' ? ':15' : ':30';
}

/** 'रात 9' is before midnight, 'रात 12' and 'रात 2' are after. */
function halfOf(part: string, hour: number) {
  if (part.startsWith('रात')) return hour === 12 || hour < 5 ? 'am' : 'pm';
  return /^(?:सुबह|सवेरे|प्रात)/.test(part) || (part === 'दोपहर' && hour === 11) ? 'am' : 'pm';
}
