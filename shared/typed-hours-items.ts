import { type Period, readClock, readDay } from '#shared/opening-hours.ts';

const MARKS = ['closed', 'open', 'half', 'lunch', 'except', 'workdays'] as const;
/** What hours are made of as people type them: days of the week (0 is Monday), times (minutes of the day), words that join or shut, and commas. */
export type Item = { kind: 'days'; days: number[] } | { kind: 'times'; times: Period[] } | { kind: (typeof MARKS)[number] | 'comma' };

const DAY = 1_440;
/** Days as they are misspelt, and as Hindi calls them in Latin letters without 'var'. */
const OTHER_DAYS: Record<string, number> = {
  ...{ som: 0, mangal: 1, budh: 2, guru: 3, brihaspati: 3, veer: 3, shukra: 4, shukr: 4, shani: 5, ravi: 6, it: 6 },
  ...{ munday: 0, tusday: 1, weds: 2, wensday: 2, wednsday: 2, wedneday: 2, thrusday: 3, thursaday: 3, fridy: 4, saterday: 5, satarday: 5 },
};

export const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?`;
const TOKEN = new RegExp(
  String.raw`(?<time>${CLOCK}\s*-\s*${CLOCK})(?!\d)|(?<word>[a-z]+)(?:\s*-\s*(?<last>[a-z]+))?|(?<comma>[,\s-]+)`,
  'y',
);
/** Somebody who writes a week needs far fewer. */
const MOST_ITEMS = 60;
/** When a break begins at the latest after which somebody opens again. */
const LATEST_BREAK = 17 * 60;

/**
 * The items of a text in the order in which they stand.
 * @param text in the words of shared/typed-hours-words.ts.
 * @returns nothing where a word or a time cannot be read.
 */
export function readItems(text: string): Item[] | undefined {
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
export function timesBefore(items: Item[]): Period[] | undefined {
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
