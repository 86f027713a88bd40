import { type Period, readClock, readDay } from '#shared/opening-hours.ts';

const MARKS = ['closed', 'open', 'half', 'lunch', 'except', 'workdays'] as const;
/** What parts an item from the one before it: 'and', nothing but a blank, a comma, the end of a sentence or a line's part. */
export const SIGNS = { and: 1, blank: 2, comma: 3, stop: 4 };
/** What hours are made of as people type them: days of the week (0 is Monday), times (minutes of the day), words that join or shut. */
export type Item = Unsigned & { sign: number };
type Unsigned = { kind: 'days'; days: number[] } | { kind: 'times' | 'break'; times: Period[] } | { kind: (typeof MARKS)[number] };

const DAY = 1_440;
/** Nobody takes its hours, 13:00 and later, for those of a clock of twelve. */
export const AFTERNOON = 13 * 60;
/** Days as they are misspelt, and as Hindi calls them in Latin letters without 'var'. */
const OTHER_DAYS: Record<string, number> = {
  ...{ som: 0, mangal: 1, budh: 2, guru: 3, brihaspati: 3, veer: 3, shukra: 4, shukr: 4, shani: 5, ravi: 6, it: 6 },
  ...{ munday: 0, tusday: 1, weds: 2, wensday: 2, wednsday: 2, wedneday: 2, thrusday: 3, thursaday: 3, fridy: 4, saterday: 5, satarday: 5 },
};

export const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?`;
const TOKEN = new RegExp(
  String.raw`(?<time>${CLOCK}\s*-\s*${CLOCK})(?!\d)|(?<word>[a-z]+)(?:\s*-\s*(?<last>[a-z]+))?|(?<parting>[,;&\s-]+)`,
  'y',
);
/** Another time of the same days. */
const TIME_NEXT = /^[\s,;&-]*\d/;
/** Somebody who writes a week needs far fewer. */
const MOST_ITEMS = 60;
/** Who has 18 hours open has mistyped them, or keeps open all day. */
const LONGEST_DAY = 18 * 60;
/** When a break begins at the latest after which somebody opens again. */
const LATEST_BREAK = 17 * 60;

/**
 * The items of a text in the order in which they stand.
 * @param text in the words of shared/typed-hours-words.ts.
 * @returns nothing where a word or a time cannot be read.
 */
export function readItems(text: string): Item[] | undefined {
  const items: Item[] = [];
  let sign = SIGNS.blank;
  let read = 0;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; read += 1) {
    const match = TOKEN.exec(text);
    if (!match?.groups || read > MOST_ITEMS) return undefined;
    const { time, word, last, parting } = match.groups;
    if (parting) {
      sign = signOf(parting);
      continue;
    }
    const isFollowed = TIME_NEXT.test(text.slice(TOKEN.lastIndex));
    const item = time ? readTimes(match.slice(2, 8), timesBefore(items)?.at(-1), isFollowed) : readWord(word ?? '', last);
    if (!item) return undefined;
    items.push({ ...item, sign });
    sign = SIGNS.blank;
  }
  return items;
}

function signOf(parting: string): number {
  if (parting.includes(';')) return SIGNS.stop;
  if (parting.includes(',')) return SIGNS.comma;
  return parting.includes('&') ? SIGNS.and : SIGNS.blank;
}

/** The times with which a list ends. */
export function timesBefore(items: Item[]): Period[] | undefined {
  const before = items.at(-1);
  return before?.kind === 'times' ? before.times : undefined;
}

function readWord(word: string, last: string | undefined): Unsigned | undefined {
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

/**
 * @param before stands before them in the same list: '9-1, 5-9' goes on in the evening, '12-4, 7-12' goes on there or does not.
 * @param isFollowed by other times, without which '8-12' may end at noon or at midnight.
 */
function readTimes(clocks: Clocks, before: Period | undefined, isFollowed: boolean): Unsigned | undefined {
  const [opensAt = '', opensMinute, opensHalf, ...closes] = clocks;
  const period = readPeriod(clocks);
  let found = period ? [period] : [];
  if (before && opensHalf === undefined) {
    const isAgain = before.closes <= LATEST_BREAK && /^[5-8]$/.test(opensAt);
    const isFree = period && (period.opens >= before.closes || period.closes < before.opens);
    if (!isFree && (isAgain || period?.closes === before.opens)) found = [];
    const evening = isAgain ? readPeriod([opensAt, opensMinute, 'pm', ...closes]) : undefined;
    if (evening && evening.closes <= DAY && evening.opens !== found[0]?.opens) found.push(evening);
  }
  if (!before && !isFollowed && mayEndTwice(clocks, period)) return undefined;
  return found.length === 1 ? { kind: 'times', times: found } : undefined;
}

/** '11-12', at noon or at midnight. */
function mayEndTwice([opensAt, , , , , closesHalf]: Clocks, period: Period | undefined): boolean {
  return !closesHalf && !opensAt?.startsWith('0') && period?.closes === DAY / 2;
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
  if (end <= opens && !closesHalf && !isOpenInTheNight(opens, closesAt, end)) return undefined;
  return { opens, closes: end > opens ? end : end + DAY };
}

/** '18:00-06:00' is open in the night; '09:00-06:00' and '10:00-02:00' may have been meant to close after noon. */
function isOpenInTheNight(opens: number, closesAt: string, closes: number): boolean {
  return Number(closesAt) === 0 || (opens >= AFTERNOON && DAY + closes - opens <= LONGEST_DAY);
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
