import { plainDigits } from '#shared/digits.ts';

/** Days and what stands around them, without nuktas and without 'वार'. */
const WORDS: Record<string, string> = {
  ...{ सोम: 'mon', मंगल: 'tue', बुध: 'wed', गुरु: 'thu', गुरू: 'thu', बृहस्पति: 'thu', वीर: 'thu', शुक्र: 'fri', शनि: 'sat', रवि: 'sun', इत: 'sun' },
  ...{
    रोज: 'daily',
    रोजाना: 'daily',
    प्रतिदिन: 'daily',
    नित्य: 'daily',
    से: '-',
    और: '&',
    व: '&',
    एवं: '&',
    तथा: '&',
    तक: '',
    बजे: '',
    को: '',
    समय: '',
  },
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
    रहती: '',
    रहते: '',
    रहेगा: '',
    दुकान: '',
  },
  ...{ सुबह: 'morning', सवेरे: 'morning', प्रात: 'morning', प्रातः: 'morning', दोपहर: 'afternoon', शाम: 'evening', सायं: 'evening' },
  ...{ रात: 'night', रात्रि: 'night', साढे: 'sadhe', सवा: 'sava', के: 'ke', का: '', हर: '', खुलने: '', हाफ: 'half', डे: 'day' },
  ...{ सेवा: 'service', सेवाएं: 'service', उपलब्ध: 'available', भी: 'also', केवल: 'only', सिर्फ: 'only', भोजन: 'lunch', फिर: ',' },
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
const DAY = '(?:सोम|मंगल|बुध|गुरु|गुरू|बृहस्पति|वीर|शुक्र|शनि|रवि|इत)(?:वार)?';
const JOINED = String.raw`(?:\s*,\s*|\s+(?:और|व|एवं|तथा)\s+)`;
/** 'शनिवार और रविवार को छोड़कर'; a day with which other days end is none of them: 'सोम-शनि, रविवार को छोड़कर'. */
const EXCEPTED = new RegExp(
  String.raw`((?:से|[-–—])\s*${DAY}${JOINED})?((?:${DAY}${JOINED})*${DAY}|\S+) (?:को छोडकर|छोडकर|के अलावा|के सिवा)`,
  'g',
);
const PHRASES: [RegExp, string][] = [
  [/आधा दिन|आधे दिन/g, ' half day '],
  [/आधी रात/g, ' midnight '],
  // Lines that were pasted into one: 'शनिसुबह'.
  [/प्रात|सुबह|सवेरे|दोपहर|शाम|रात/g, ' $&'],
  [/बाकी (?:सब |सभी )?दिन|हर दिन|हर रोज|सभी दिन|सातो दिन|सातों दिन|पूरे हफ्ते/g, 'daily'],
  [EXCEPTED, '$1 except $2 '],
];
const WORD = /[\u0900-\u0963\u0970-\u097f]+/g;

/** Opening hours as Hindi says them in the words that are read: 'सोम-शनि सुबह ९ बजे से शाम ६ बजे तक' as 'mon-sat morning 9 - evening 6'. Other words stay. */
export function hoursInEnglish(text: string): string {
  const plain = plainDigits(text.normalize('NFC').replaceAll('\u093c', ''))
    .replaceAll('।', ';')
    .replace(WORD, (word) => NUMBERS[word] ?? word);
  return PHRASES.reduce((phrased, [phrase, meant]) => phrased.replace(phrase, meant), plain).replace(
    WORD,
    (word) => ` ${WORDS[word] ?? WORDS[word.replace(/वार$/, '')] ?? word} `,
  );
}
