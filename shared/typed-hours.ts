import { hoursInEnglish } from '#shared/hours-in-hindi.ts';
import { type OpeningHours, type Period, readClock, readDay, readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

const MARKS = ['closed', 'open', 'half', 'lunch', 'except', 'workdays'] as const;
type Item = { kind: 'days'; days: number[] } | { kind: 'times'; times: Period[] } | { kind: (typeof MARKS)[number] | 'comma' };

const DAY = 1_440;
/** Days as they are misspelt, and as Hindi calls them in Latin letters without 'var'. */
const OTHER_DAYS: Record<string, number> = {
  ...{ som: 0, mangal: 1, budh: 2, guru: 3, brihaspati: 3, veer: 3, shukra: 4, shukr: 4, shani: 5, ravi: 6, it: 6 },
  ...{ munday: 0, tusday: 1, weds: 2, wensday: 2, wednsday: 2, wedneday: 2, thrusday: 3, thursaday: 3, fridy: 4, saterday: 5, satarday: 5 },
};
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

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
  [/\bweek ?ends?\b/g, ' sat,sun '],
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
  [/\b(?:lunch|tea)?[ -]*(?:break|lunch)(?: time| hours?)?\b/g, ' lunch '],
  // What stands between and around.
  [/\s*(?:\bto\b|\btill?\b|\buntil\b|\bup ?to\b|\bthrough\b|\bthru\b|\bse\b|[‐-―−~→])\s*/g, '-'],
  [
    /\btak\b|\bfrom\b|\bat\b|\bon\b|\bthe\b|\bis\b|\bare\b|\bwe\b|\bour\b|\bbetween\b|\bopening\b|\bremains?\b|\bist\b|\bwith\b|\bevery\b|\bagain\b|\bvisiting\b|\bk[eo]\b|\bhar\b|\bhai\b|\br[ae]h?t[aei]\b|\bsamay\b|\bduka+n\b/g,
    ' ',
  ],
  [/\btimings?\b|\btimes?\b|\bbusiness\b|\bshop\b|\boffice\b|\bstore\b|\bshowroom\b|\bhours?\b|\bhrs\b|\bdays?\b/g, ' '],
  [/-(?:\s*-)+/g, '-'],
  [/\b(open|closed|half) ?\./g, '$1,'],
  [/\b(?:and|aur|then)\b|[&+|/;।]/g, ','],
  // 'Mon-Sat:10am' and 'Sat.10-2': neither stands within a time.
  [/(^|\D)[:.]+/g, '$1 '],
  [/:(?!\d\d)|[()[\]{}*•·"'“”‘’=@>]|\.(?!\d)/g, ' '],
  [/-?\s*\b(closed|open|half|lunch|except)\b\s*-?/g, ' $1 '],
];

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?`;
const TOKEN = new RegExp(
  String.raw`(?<time>${CLOCK}\s*-\s*${CLOCK})(?!\d)|(?<word>[a-z]+)(?:\s*-\s*(?<last>[a-z]+))?|(?<comma>[,\s-]+)`,
  'y',
);
/** '8-10pm', which the stricter reader takes for two hours. */
const SHORTLY = /\d\s*(?:[‐–—-]|\bto\b)\s*\d[\d:.]*\s*[ap]m/;
/** Somebody who writes a week needs far fewer. */
const MOST_ITEMS = 60;
/** When a break begins at the latest after which somebody opens again. */
const LATEST_BREAK = 17 * 60;
/** A half day lasts no longer; where its times stand before it they might be of other days, unless they are short. */
const HALF_DAY = 7 * 60;
const SHORT_DAY = 5 * 60;
/** Somebody who is closed, or open besides, on as many days would name the others. */
const MOST_DAYS = 4;

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
  if (!week) return SHORTLY.test(plain) ? undefined : strict;
  // One check for all: in order, without two things of one time.
  return readOpeningHours(writeOpeningHours(week.map((day) => day.toSorted((one, other) => one.opens - other.opens))));
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

const inPlainWords = (text: string) => dropUnseenSigns(hoursInEnglish(text)).normalize('NFKC').toLowerCase();

function inReadWords(plain: string): string {
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

function readItems(text: string): Item[] | undefined {
  const items: Item[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const match = TOKEN.exec(text);
    if (!match?.groups || items.length > MOST_ITEMS) return undefined;
    const { time, word, last } = match.groups;
    const item = time
      ? readTimes(match.slice(2, 8), timesBefore(items)?.at(-1))
      : word
        ? readWord(word, last)
        : ({ kind: 'comma' } as const);
    if (!item) return undefined;
    if (item.kind !== 'comma' || match[0].includes(',')) items.push(item);
  }
  return items;
}

/** The times with which a list ends. */
function timesBefore(items: Item[]): Period[] | undefined {
  const before = items[items.findLastIndex(({ kind }) => kind !== 'comma')];
  return before?.kind === 'times' ? before.times : undefined;
}

function readWord(word: string, last: string | undefined): Item | undefined {
  if (last === undefined && isMark(word)) return { kind: word };
  if (last === undefined && (word === 'daily' || word === 'all')) return { kind: 'days', days: ALL_DAYS };
  // They are no days of the week.
  if (last === undefined && word === 'festivals') return { kind: 'days', days: [] };
  const from = dayOf(word);
  const until = last === undefined ? from : dayOf(last);
  if (from < 0 || until < 0) return undefined;
  return { kind: 'days', days: Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7) };
}

const isMark = (word: string): word is (typeof MARKS)[number] => MARKS.some((mark) => mark === word);

function dayOf(word: string): number {
  return OTHER_DAYS[word.replace(/[vw]a+r$/, '')] ?? readDay(word.replace(/days$/, 'day'));
}

type Clocks = (string | undefined)[];

/** @param before stands before them in the same list: '9-1, 5-9' goes on in the evening. */
function readTimes(clocks: Clocks, before: Period | undefined): Item | undefined {
  const period = readPeriod(clocks);
  const [opensAt = '', opensMinute, opensHalf, ...closes] = clocks;
  const isBreak = before && before.closes <= LATEST_BREAK && opensHalf === undefined && /^[5-8]$/.test(opensAt);
  if (!isBreak || (period && (period.opens >= before.closes || period.closes <= before.opens)))
    return period && { kind: 'times', times: [period] };
  const second = readPeriod([opensAt, opensMinute, 'pm', ...closes]);
  return second && second.closes <= DAY ? { kind: 'times', times: [second] } : undefined;
}

function readPeriod([opensAt = '', opensMinute, opensHalf, closesAt = '', closesMinute, closesHalf]: Clocks): Period | undefined {
  if (!opensHalf && isEitherHalf(opensAt, closesAt, closesHalf)) return undefined;
  const opens = readClock(opensAt, opensMinute, opensHalf ?? halfOfOpening(opensAt, closesAt, closesHalf));
  if (opens === undefined || opens === DAY) return undefined;
  const closes =
    closesHalf || isOfDay(closesAt) ? readClock(closesAt, closesMinute, closesHalf) : closingAfter(opens, closesAt, closesMinute);
  if (closes === undefined || (closes === opens && opens !== 0)) return undefined;
  // A day that ends a minute before midnight, as some calendars want it, ends at midnight.
  const end = closes === DAY - 1 ? DAY : closes;
  return { opens, closes: end > opens ? end : end + DAY };
}

/** '8-10pm' and '10-12am' may be two hours or fourteen. */
function isEitherHalf(opens: string, closes: string, half: string | undefined): boolean {
  if (!half || !/^(?:[7-9]|1[01])$/.test(opens)) return false;
  const end = Number(closes) % 12;
  return half === 'pm' ? end > Number(opens) : end < 5;
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
  const more = new Set<number>();
  const open = takeClosed(takeLunches(items, lunches), closed);
  const whole = open && takeHalves(open);
  const left = whole && takeOpen(whole, more);
  const groups = left && pairUp(left);
  if (!groups || groups.some(({ days }) => days.length === 0)) return undefined;
  if (items.some(({ kind }) => kind === 'workdays') && !items.some(({ kind }) => kind === 'days')) return undefined;
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
  for (const day of more) {
    if (closed.has(day)) return undefined;
    // 'Mon-Sat 10-8, Sunday open': at the only times that are said.
    const times = groups.length === 1 ? (groups[0]?.times ?? []) : [];
    if (week[day]?.length === 0) week[day] = times;
    if (week[day]?.length === 0) return undefined;
  }
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

/** 'Lunch 1-2', and '1-2 lunch' where it lies within the times before it. */
function takeLunches(items: Item[], lunches: Period[]): Item[] {
  const isTaken = (item: Item | undefined, at: number) => {
    if (item?.kind !== 'times') return false;
    if (items[at - 1]?.kind === 'lunch') return true;
    const isBehind = items[at + 1]?.kind === 'lunch' && items[at + 2]?.kind !== 'times';
    const before = isBehind ? (timesBefore(items.slice(0, at)) ?? []) : [];
    return before.some((period) => item.times.some((lunch) => period.opens < lunch.opens && lunch.closes < period.closes));
  };
  return items.filter((item, at) => {
    if (item.kind === 'times' && isTaken(item, at)) lunches.push(...item.times);
    return item.kind !== 'lunch' && !isTaken(item, at);
  });
}

/** Takes 'Sunday closed', 'closed on Sunday' and 'except Sunday' out; nothing where no day is named. */
function takeClosed(items: Item[], closed: Set<number>): Item[] | undefined {
  const left = [...items];
  for (;;) {
    const at = left.findIndex(({ kind }) => kind === 'closed' || kind === 'except');
    if (at < 0) return left;
    const { isBefore, run } = daysBeside(left, at, left[at]?.kind === 'closed');
    const next = left[at + 1 + run.length]?.kind;
    const isTimes = next === 'times';
    // 'Daily 10-8 except Sunday 11-5': it has times of its own.
    if (left[at]?.kind === 'except' && isTimes && run.length === 1 && left.slice(0, at).some(({ kind }) => kind === 'times')) {
      left.splice(at, 1);
      continue;
    }
    // 'Closed Sunday, Mon-Sat 9-6': days before times are theirs, as those before another 'closed' are.
    const isFollowed = !isBefore && (isTimes || next === 'closed') && run.length > 1;
    const taken = isFollowed ? run.slice(0, 1) : run;
    if (!taken.some(({ kind }) => kind === 'days')) return undefined;
    for (const day of daysOf(taken)) closed.add(day);
    left.splice(isBefore ? at - taken.length : at, taken.length + 1);
  }
}

/** A half day has its times beside it, or nobody knows which half: 'Sat half day 10-2', 'Sat 10-2 (half day)'. */
function takeHalves(items: Item[]): Item[] | undefined {
  const isOwn = items.every(({ kind }, at) => {
    if (kind !== 'half') return true;
    const behind = items.slice(at + 1);
    const ahead = items.slice(0, at).reverse();
    const [next, last] = [runOfDays(behind), runOfDays(ahead)];
    const [after, before] = [lasting(behind.slice(next.length)), lasting(ahead.slice(last.length))];
    return (after > 0 && after <= HALF_DAY) || (before > 0 && before <= SHORT_DAY && (next.length === 0 || last.length === 0));
  });
  return isOwn ? items.filter(({ kind }) => kind !== 'half') : undefined;
}

/** How many minutes are open by the times with which a list begins. */
function lasting(items: Item[]): number {
  if (items[0]?.kind !== 'times') return 0;
  const end = items.findIndex(({ kind }) => kind !== 'times' && kind !== 'comma');
  const times = (end < 0 ? items : items.slice(0, end)).flatMap((item) => (item.kind === 'times' ? item.times : []));
  return times.reduce((minutes, { opens, closes }) => minutes + closes - opens, 0);
}

/** Takes 'Sunday open' out, which says nothing of other days; nothing where the times beside it may be its own or everybody's. */
function takeOpen(items: Item[], more: Set<number>): Item[] | undefined {
  const left = items.filter(({ kind }) => kind !== 'workdays');
  for (;;) {
    const at = left.findIndex(({ kind }) => kind === 'open');
    if (at < 0) return left;
    const { isBefore, run } = daysBeside(left, at, true);
    const days = daysOf(run);
    const start = isBefore ? at - run.length : at;
    const behind = left.slice(start + run.length + 1);
    const others = [...left.slice(0, start), ...behind].some((item) => item.kind === 'days' && item.days.length < 7);
    const isBeforeTimes = behind.find(({ kind }) => kind !== 'comma')?.kind === 'times';
    const isTimed =
      behind[0]?.kind === 'times' || (!isBefore && isBeforeTimes) || (others && (isBeforeTimes || left[start - 1]?.kind === 'times'));
    const isMore = run.length > 0 && days.length < 3 && !isTimed;
    if (isMore && isBeforeTimes) return undefined;
    if (isMore) for (const day of days) more.add(day);
    left.splice(isMore ? start : at, isMore ? run.length + 1 : 1);
  }
}

/** The days beside a word, before it if some stand there; '10-8 Mon-Sat, Sunday closed' is said of Sunday. */
function daysBeside(items: Item[], at: number, mayBeBefore: boolean) {
  const isBefore = mayBeBefore && items[at - 1]?.kind === 'days';
  const run = isBefore ? runOfDays(items.slice(0, at).reverse()) : runOfDays(items.slice(at + 1));
  const end = run.findIndex((item, place) => place > 0 && item.kind === 'days' && item.days.length >= MOST_DAYS);
  return { isBefore, run: end < 0 ? run : runOfDays(run.slice(0, end)) };
}

const daysOf = (items: Item[]) => items.flatMap((item) => (item.kind === 'days' ? item.days : []));

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
  // '9-6 Mon-Fri, Sat 10-2' turns round in between.
  const at = items.findIndex(({ kind }) => kind === 'days');
  const rest = items.slice(at + 1).filter(({ kind }) => kind !== 'comma');
  const isMost = at > 0 && daysOf(items.slice(at, at + 1)).length >= MOST_DAYS && rest[0]?.kind === 'days';
  const others = isMost ? pairUp(rest) : undefined;
  if (others) return [...(pairUp(items.slice(0, at + 1)) ?? []), ...others];
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
