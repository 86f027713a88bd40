import { hoursInEnglish } from '#shared/hours-in-hindi.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** Times that mean the same as those that are read; in this order. */
const SAME_TIMES: [RegExp, string][] = [
  [/(\d)\s*\.?\s*([ap])\.?\s?m\b\.?/g, '$1$2m '],
  [/(\d) : (\d\d)(?!\d)/g, '$1:$2'],
  // No hour is 30 or 45: '10-30 to 6-30'.
  [/\b(\d{1,2})-(30|45)(?!\d)/g, '$1:$2'],
  [
    /\b24\s*(?:[x×*/-]|by)\s*7(?:\s*(?:[x×*/-]|by)\s*36[56])?\b|\b(?:24|twenty four)\s*-?(?:hours|hour|hrs|hr|h|ghant[ea])\b/g,
    ' 00:00-24:00 ',
  ],
  [/\bround the clock\b|\balways open\b|\bopen always\b|\bopen all (?:the )?(?:time|day and night)\b|\bday and night\b/g, ' 00:00-24:00 '],
  [/\b(\d{1,2})([0-5]\d)(?=\s*(?:[ap]m|hrs|hours|h\b|-|–|—|to\b|till\b|,|$))/g, '$1:$2'],
  [/(\d)\s*(?:hours|hrs|hr|o'?clock|baje|uhr|h)\b\.?/g, '$1 '],
  [/\b(?:12(?::00)?\s*)?noon\b/g, '12:00pm'],
  [/\b(?:12(?::00)?\s*)?mid ?night\b(?=\s*(?:[‐-―−~→-]|to\b|till?\b|until\b|se\b))/g, '12:00am'],
  [/\b(?:12(?::00)?\s*)?mid ?night\b/g, '24:00'],
  // '18:00 PM' is said by a clock of 24 hours.
  [/\b(1[3-9]|2[0-3])([:.]\d\d)\s*pm\b/g, '$1$2'],
  [/\b(?:sadhe|saadhe|saade|sade)\s*(\d{1,2})\b/g, '$1:30'],
  [/\b(?:sava|sawa)\s*(\d{1,2})\b/g, '$1:15'],
  [/\bbetween\s+(\d[\d:.]*\s*(?:[ap]m)?)\s*and\b/g, '$1-'],
  // '9-6 (closed 1-2)', 'opens at 10, closes at 8'.
  [/(\d\s*(?:[ap]m)?[\s,;(]*)\bclosed?(?: from| for)?\s+(?=\d[\d:.]*\s*(?:[ap]m)?\s*(?:[‐-―−-]|to\b))/g, '$1 lunch '],
  [/(\d\s*(?:[ap]m)?)[\s,;]*(?:and )?\bclos(?:es?|ing)(?: time)?(?: at)?[\s:-]*(?=\d)/g, '$1-'],
];
/** Parts of the day, of which each hour belongs to one half. */
const MORNING = ['morning', 'subah', 'mrng', 'morn'];
const AFTERNOON = ['afternoon', 'dopahar', 'dopehar'];
const EVENING = ['evening', 'eve', 'shaam', 'sham'];
const NIGHT = ['night', 'raat'];
const PART = `(${[...MORNING, ...AFTERNOON, ...EVENING, ...NIGHT].join('|')})`;
const HOUR = String.raw`(\d{1,2})([:.]\d\d)?(?!\d)`;
const PART_FIRST = new RegExp(String.raw`\b${PART}(?:\s*:-?|\s*ke\b)?\s*${HOUR}(?:\s*([ap]m)\b)?`, 'g');
const HOUR_FIRST = new RegExp(String.raw`${HOUR}\s*([ap]m)?\s*(?:in the |at |in )?${PART}\b`, 'g');

/** Words and signs that mean the same as those that are read; in this order. */
const SAME: [RegExp, string | ((part: string) => string)][] = [
  // Days.
  [/\b(?:all )?working days?\b/g, ' workdays '],
  [/\b(?:all|every|each)\s*(?:the )?(?:7|seven)?\s*days?\b|\b(?:7|seven) days(?: (?:a|in a|of the) week)?\b|\bevery ?day\b/g, ' daily '],
  [/\b(?:all |the )?(?:other|remaining|rest of the|baaki|baki) (?:days?|week|din)\b/g, ' daily '],
  [
    /\b(?:all|whole|throughout the|through the) week\b|\bro[zj](?:ana)?\b|\bhar (?:din|ro[zj])\b|\bsaa?to?n? din\b|\bpratidin\b|\ball days of the week\b/g,
    ' daily ',
  ],
  [/\bweek ?days?\b|\bm\s*-\s*f\b/g, ' mon-fri '],
  [/\bweek ?ends?\b/g, ' sat-sun '],
  // What is shut.
  [/\b(?:all )?(?:public|national|bank|gazetted|govt\.?|government) holidays?\b/g, ' festivals '],
  [/(\b(?:and|on|all|except|excluding) |& ?)holidays\b/g, '$1festivals '],
  [
    /\bweekly[ -](?:off|holiday|closed)(?:[ -]day)?(?: is)?\b|\bholiday\b|\bweek[ -]off\b|\boff(?:[ -]day)?\b|\bshut\b|\bclose\b|\bnot open\b|\bbandh?\b|\bchh?utt?i\b/g,
    ' closed ',
  ],
  // What is open.
  [/\bhalf[ -]?day\b/g, ' half '],
  [/\bworking (?=hours?\b|hrs\b|tim)/g, ' '],
  [/\b(?:opens?|working|available|services?|also|incl(?:\.|uding)?|khul[aie]|seva|full day)\b/g, ' open '],
  // 'Sunday only' is no day more.
  [/[^,;]+/g, (part: string) => (/\bonly\b/.test(part) ? part.replace(/\b(?:open|only)\b/g, ' ') : part)],
  [/\b(?:except|excluding|excl\.?|but not|other than|barring)\b/g, ' except '],
  [/\b(?:(?:lunch|tea)[ -]*)?(?:break|lunch)(?: time| hours?)?\b/g, ' lunch '],
  // What stands between and around.
  [/\s*(?:\bto\b|\btill?\b|\buntil\b|\bup ?to\b|\bthrough\b|\bthru\b|\bse\b|[‐-―−~→])\s*/g, '-'],
  [
    /\btak\b|\bfrom\b|\bat\b|\bon\b|\bthe\b|\bis\b|\bare\b|\bwe\b|\bour\b|\bbetween\b|\bopening\b|\bremains?\b|\bist\b|\bwith\b|\bevery\b|\bagain\b|\bvisiting\b|\bk[eo]\b|\bhar\b|\bhai\b|\br[ae]h?t[aei]\b|\bsamay\b|\bduka+n\b/g,
    ' ',
  ],
  [/\btimings?\b|\btimes?\b|\bbusiness\b|\bshop\b|\boffice\b|\bstore\b|\bshowroom\b|\bhours?\b|\bhrs\b|\bdays?\b/g, ' '],
  [/-(?:\s*-)+/g, '-'],
  [/\b(open|closed|half) ?\./g, '$1,'],
  // How strongly days are parted tells which of them belong together.
  [/\bthen\b| \/ /g, ','],
  [/\b(?:and|aur)\b|[&+/]/g, '&'],
  [/(days?|[ap]m)\. |\|/g, '$1; '],
  // 'Mon-Sat:10am' and 'Sat.10-2': neither stands within a time.
  [/(^|\D)[:.]+/g, '$1 '],
  [/:(?!\d\d)|[()[\]{}*•·"'“”‘’=@>]|\.(?!\d)/g, ' '],
  [/-?\s*\b(closed|open|half|lunch|except)\b\s*-?/g, ' $1 '],
];

/** Hindi in either script as English, letters small, signs as a keyboard has them. */
export const inPlainWords = (text: string) => dropUnseenSigns(hoursInEnglish(text)).normalize('NFKC').toLowerCase();

/** Plain words as the few that are read (shared/typed-hours-items.ts): '10 baje se 8' as '10-8', 'weekly off' as 'closed'. */
export function inReadWords(plain: string): string {
  const times = SAME_TIMES.reduce((said, [phrase, meant]) => said.replace(phrase, meant), plain)
    .replace(PART_FIRST, (said, part: string, hour: string, minutes = '', half?: string) => inHalf(said, part, hour, minutes, half))
    .replace(HOUR_FIRST, (said, hour: string, minutes = '', half: string | undefined, part: string) =>
      inHalf(said, part, hour, minutes, half),
    );
  return SAME.reduce((said, [phrase, meant]) => said.replace(phrase, meant as string), times);
}

/** 'Night 9' as '9pm'; as it is, which nobody reads, where the part of the day has no such hour. */
function inHalf(said: string, part: string, hour: string, minutes: string, half: string | undefined): string {
  const meant = halfOf(part, Number(hour));
  return meant === undefined || (half && half !== meant) ? said : `${hour}${minutes}${meant}`;
}

/** 'Night 9' is before midnight, 'night 12' and 'night 2' are after; '' where the hour says it itself. */
function halfOf(part: string, hour: number): 'am' | 'pm' | '' | undefined {
  if (hour > 12 || hour === 0) return MORNING.includes(part) ? undefined : '';
  if (MORNING.includes(part)) return hour === 12 ? undefined : 'am';
  if (NIGHT.includes(part)) return hour === 12 || hour < 5 ? 'am' : hour === 5 ? undefined : 'pm';
  if (EVENING.includes(part)) return hour === 12 ? undefined : 'pm';
  return hour === 11 ? 'am' : hour === 12 || hour < 7 ? 'pm' : undefined;
}
