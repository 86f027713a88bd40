import { hoursInEnglish } from '#shared/hours-in-hindi.ts';
import { type OpeningHours, type Period, readClock, readDay, readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

type Item = { kind: 'days'; days: number[] } | { kind: 'times'; times: Period[] } | { kind: 'closed' | 'lunch' | 'except' | 'comma' };

const DAY = 1_440;
/** Days as they are misspelt, and as Hindi calls them in Latin letters without 'var'. */
const OTHER_DAYS: Record<string, number> = {
  ...{ som: 0, mangal: 1, budh: 2, guru: 3, brihaspati: 3, veer: 3, shukra: 4, shukr: 4, shani: 5, ravi: 6, it: 6 },
  ...{ munday: 0, tusday: 1, weds: 2, wensday: 2, wednsday: 2, wedneday: 2, thrusday: 3, thursaday: 3, fridy: 4, saterday: 5, satarday: 5 },
};
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** What means the same in the words that are read; in this order. */
const SAME: [RegExp, string][] = [
  // Times.
  [/(\d)\s*([ap])\.?\s?m\b\.?/g, '$1$2m '],
  [
    /\b24\s*(?:[x×*/-]|by)\s*7(?:\s*(?:[x×*/-]|by)\s*36[56])?\b|\b(?:24|twenty four)\s*-?(?:hours|hour|hrs|hr|h|ghante)\b/g,
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
  [/\b(?:morning|subah|mrng|morn)\s*(\d{1,2}(?:[:.]\d\d)?)(?!\d|\s*[ap]m)/g, '$1am'],
  [/\b(?:evening|afternoon|noon|night|shaam|sham|dopahar|raat|eve)\s*(\d{1,2}(?:[:.]\d\d)?)(?!\d|\s*[ap]m)/g, '$1pm'],
  [/(\d)\s*(?:in the )?(?:morning|subah)\b/g, '$1am'],
  [/(\d)\s*(?:in the |at )?(?:evening|afternoon|night|shaam|sham|raat)\b/g, '$1pm'],
  // Days.
  [/\b(?:all|every|each)\s*(?:the )?(?:7|seven)?\s*days?\b|\b(?:7|seven) days(?: (?:a|in a|of the) week)?\b|\bevery ?day\b/g, ' daily '],
  [/\b(?:all |the )?(?:other|remaining|rest of the|baaki|baki) (?:days?|week|din)\b/g, ' daily '],
  [/\b(?:all|whole|throughout the|through the) week\b|\broz(?:ana)?\b|\ball days of the week\b/g, ' daily '],
  [/\bweek ?days?\b|\bm\s*-\s*f\b/g, ' mon-fri '],
  [/\bweek ?ends?\b/g, ' sat,sun '],
  // What is shut.
  [
    /\b(?:closed |shut )?(?:on |except |excluding )?(?:all )?(?:public|national|bank|gazetted|govt\.?|government) holidays?(?: closed| off)?\b/g,
    ' ',
  ],
  [
    /\bweekly (?:off|holiday|closed)(?: day)?(?: is)?\b|\bholiday\b|\bweek off\b|\boff\b|\bshut\b|\bnot open\b|\bband\b|\bchhutti\b/g,
    ' closed ',
  ],
  [/\b(?:except|excluding|excl\.?|but not|other than|barring)\b/g, ' except '],
  [/\b(?:lunch|tea)?[ -]*(?:break|lunch)(?: time| hours?)?\b/g, ' lunch '],
  // What stands between and around.
  [/\s*(?:\bto\b|\btill?\b|\buntil\b|\bup ?to\b|\bthrough\b|\bthru\b|\bse\b|[‐-―−~→])\s*/g, '-'],
  [
    /\btak\b|\bfrom\b|\bat\b|\bon\b|\bthe\b|\bis\b|\bare\b|\bwe\b|\bour\b|\bonly\b|\bbetween\b|\bopens?\b|\bopening\b|\bremains?\b|\bhalf ?day\b|\bist\b/g,
    ' ',
  ],
  [/\btimings?\b|\btimes?\b|\bworking\b|\bbusiness\b|\bshop\b|\boffice\b|\bstore\b|\bshowroom\b|\bhours?\b|\bhrs\b|\bdays?\b/g, ' '],
  [/\band\b|[&+|/;।\n]/g, ','],
  [/:(?!\d\d)|[()[\]{}*•·"'“”‘’=]|\.(?!\d)/g, ' '],
  [/-?\s*\b(closed|lunch|except)\b\s*-?/g, ' $1 '],
];

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?`;
const TOKEN = new RegExp(
  String.raw`(?<time>${CLOCK}\s*-\s*${CLOCK})(?!\d)|(?<word>[a-z]+)(?:\s*-\s*(?<last>[a-z]+))?|(?<comma>[,\s-]+)`,
  'y',
);
/** Ends with a line that is the name of a day alone. */
const ONLY_DAY = /(?:^|;)\s*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*:?\s*$/;
/** Somebody who writes a week needs far fewer. */
const MOST_ITEMS = 60;

/**
 * Reads opening hours as people type them: 'Mon-Sat: 10am-8pm', '10 to 8, Sunday closed', '24x7', 'Daily 9-6', '9am-1pm & 4pm-8pm', 'lunch
 * 1-2pm', in English and in Hindi in either script (docs/product/forms.md), and what is kept as itself.
 * @returns nothing for what says no times, says two things of one time, or leaves open which half of the day is meant.
 */
export function readTypedHours(text: string): OpeningHours | undefined {
  const plain = inPlainWords(text);
  const strict = readOpeningHours(plain);
  // What is kept comes back from the form, where a week that ends past midnight is no shorthand.
  if (strict && writeOpeningHours(strict) === text.trim()) return strict;
  const items = readItems(inReadWords(plain));
  const week = items && arrange(items);
  // One check for all: in order, without two things of one time.
  return week ? readOpeningHours(writeOpeningHours(week.map((day) => day.toSorted((one, other) => one.opens - other.opens)))) : strict;
}

/**
 * The days that a text says to be closed, where it says nothing else: 'Sunday closed', 'इतवार बंद'.
 * @returns nothing for any other text.
 */
export function readClosedDays(text: string): number[] | undefined {
  const items = readItems(inReadWords(inPlainWords(text)));
  const closed = new Set<number>();
  const left = items && takeClosed(items, closed);
  return closed.size > 0 && left?.every(({ kind }) => kind === 'comma') ? [...closed].sort() : undefined;
}

function inPlainWords(text: string): string {
  const lines = dropUnseenSigns(hoursInEnglish(text)).normalize('NFKC').toLowerCase().split('\n');
  // As maps have them: a day in one line, its times in the next.
  return lines.reduce((joined, line) => `${joined}${ONLY_DAY.test(joined) ? ' ' : ';'}${line}`);
}

const inReadWords = (plain: string) => SAME.reduce((said, [phrase, meant]) => said.replace(phrase, meant), plain);

function readItems(text: string): Item[] | undefined {
  const items: Item[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const match = TOKEN.exec(text);
    if (!match?.groups || items.length > MOST_ITEMS) return undefined;
    const { time, word, last } = match.groups;
    const item = time ? readTimes(match.slice(2, 8)) : word ? readWord(word, last) : ({ kind: 'comma' } as const);
    if (!item) return undefined;
    if (item.kind !== 'comma' || match[0].includes(',')) items.push(item);
  }
  return items;
}

function readWord(word: string, last: string | undefined): Item | undefined {
  if (last === undefined && (word === 'closed' || word === 'lunch' || word === 'except')) return { kind: word };
  if (last === undefined && word === 'daily') return { kind: 'days', days: ALL_DAYS };
  const from = dayOf(word);
  const until = last === undefined ? from : dayOf(last);
  if (from < 0 || until < 0) return undefined;
  return { kind: 'days', days: Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7) };
}

function dayOf(word: string): number {
  return OTHER_DAYS[word.replace(/[vw]a+r$/, '')] ?? readDay(word.replace(/days$/, 'day'));
}

function readTimes([opensAt = '', opensMinute, opensHalf, closesAt = '', closesMinute, closesHalf]: (string | undefined)[]):
  | Item
  | undefined {
  const opens = readClock(opensAt, opensMinute, opensHalf ?? halfOfOpening(opensAt, closesAt, closesHalf));
  if (opens === undefined || opens === DAY) return undefined;
  const closes =
    closesHalf || isOfDay(closesAt) ? readClock(closesAt, closesMinute, closesHalf) : closingAfter(opens, closesAt, closesMinute);
  if (closes === undefined || (closes === opens && opens !== 0)) return undefined;
  // A day that ends a minute before midnight, as some calendars want it, ends at midnight.
  const end = closes === DAY - 1 ? DAY : closes;
  return { kind: 'times', times: [{ opens, closes: end > opens ? end : end + DAY }] };
}

/** '09', '18' and '00' count the hours of a whole day. */
function isOfDay(hour: string): boolean {
  return hour.startsWith('0') || Number(hour) > 12;
}

/** '9-6pm' and '9-6' open in the morning, '2-6' and '2-6pm' after noon. */
function halfOfOpening(opens: string, closes: string, half: string | undefined) {
  if (isOfDay(opens) || (half === undefined && isOfDay(closes))) return undefined;
  if (half) return Number(opens) % 12 < Number(closes) % 12 ? half : half === 'pm' ? 'am' : 'pm';
  return Number(opens) >= 5 && Number(opens) < 12 ? 'am' : 'pm';
}

/** The next time by a clock of twelve hours. '9-11' may be two hours or fourteen, and is none. */
function closingAfter(opens: number, hour: string, minute: string | undefined): number | undefined {
  const closes = readClock(hour, minute, 'am');
  if (closes === undefined) return undefined;
  const next = closes > opens ? closes : closes + DAY / 2 > opens ? closes + DAY / 2 : closes + DAY;
  const isInTheMorning = opens < DAY / 2 && next < DAY / 2;
  return isInTheMorning || next > DAY + opens - DAY / 4 ? undefined : next;
}

/** The periods of each day; nothing where days have no times, or times of lunch lie in none. */
function arrange(items: Item[]): Period[][] | undefined {
  const lunches: Period[] = [];
  const closed = new Set<number>();
  const left = takeClosed(takeLunches(items, lunches), closed);
  const groups = left && pairUp(left);
  if (!groups) return undefined;
  const isWhole = ({ days }: { days: number[] }) => days.length === 7;
  const timesOn = (day: number, meant: typeof groups) => meant.filter(({ days }) => days.includes(day)).flatMap(({ times }) => times);
  const week = ALL_DAYS.map((day) => {
    if (closed.has(day)) return [];
    const own = timesOn(
      day,
      groups.filter((group) => !isWhole(group)),
    );
    return own.length > 0 ? own : timesOn(day, groups.filter(isWhole));
  });
  const cut = week.map((periods) => lunches.reduce(cutOut, periods));
  const isCut = lunches.length === 0 || cut.some((periods, day) => periods.length > (week[day]?.length ?? 0));
  return isCut ? cut : undefined;
}

function cutOut(periods: Period[], lunch: Period): Period[] {
  return periods.flatMap((period) =>
    period.opens < lunch.opens && lunch.closes < period.closes
      ? [
          { opens: period.opens, closes: lunch.opens },
          { opens: lunch.closes, closes: period.closes },
        ]
      : period,
  );
}

function takeLunches(items: Item[], lunches: Period[]): Item[] {
  return items.filter((item, at) => {
    const before = items[at - 1];
    if (item.kind === 'times' && before?.kind === 'lunch') lunches.push(...item.times);
    return item.kind !== 'lunch' && !(item.kind === 'times' && before?.kind === 'lunch');
  });
}

/** Takes 'Sunday closed', 'closed on Sunday' and 'except Sunday' out; nothing where no day is named. */
function takeClosed(items: Item[], closed: Set<number>): Item[] | undefined {
  const left = [...items];
  for (;;) {
    const at = left.findIndex(({ kind }) => kind === 'closed' || kind === 'except');
    if (at < 0) return left;
    const isBefore = left[at]?.kind === 'closed' && left[at - 1]?.kind === 'days';
    const run = isBefore ? runOfDays(left.slice(0, at).reverse()) : runOfDays(left.slice(at + 1));
    // 'Closed Sunday, Mon-Sat 9-6': days before times are theirs.
    const isFollowed = !isBefore && left[at + 1 + run.length]?.kind === 'times' && run.length > 1;
    const taken = isFollowed ? run.slice(0, 1) : run;
    const days = taken.flatMap((item) => (item.kind === 'days' ? item.days : []));
    if (days.length === 0) return undefined;
    for (const day of days) closed.add(day);
    left.splice(isBefore ? at - taken.length : at, taken.length + 1);
  }
}

function runOfDays(items: Item[]): Item[] {
  const end = items.findIndex(({ kind }) => kind !== 'days' && kind !== 'comma');
  const run = end < 0 ? items : items.slice(0, end);
  return run.slice(0, run.findLastIndex(({ kind }) => kind === 'days') + 1);
}

interface Group {
  days: number[];
  times: Period[];
}

/** Days with the times behind them; times before all days are of every day, or of the days behind each. */
function pairUp(items: Item[]): Group[] | undefined {
  const runs: ({ kind: 'days'; days: number[] } | { kind: 'times'; times: Period[] })[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.kind === 'days') last?.kind === 'days' ? last.days.push(...item.days) : runs.push({ ...item, days: [...item.days] });
    if (item.kind === 'times') last?.kind === 'times' ? last.times.push(...item.times) : runs.push({ ...item, times: [...item.times] });
  }
  const isTimesFirst = runs[0]?.kind === 'times';
  if (isTimesFirst && runs.length % 2 === 1) runs.unshift({ kind: 'days', days: ALL_DAYS });
  if (runs.length === 0 || runs.length % 2 === 1) return undefined;
  const groups: Group[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const pair = [runs[at], runs[at + 1]];
    const days = pair.flatMap((run) => (run?.kind === 'days' ? run.days : []));
    groups.push({ days: [...new Set(days)], times: pair.flatMap((run) => (run?.kind === 'times' ? run.times : [])) });
  }
  return groups;
}
