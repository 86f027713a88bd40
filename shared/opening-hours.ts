/** When a business opens and closes, in minutes of its day in India; what closes after midnight closes beyond 1440. */
export interface Period {
  opens: number;
  closes: number;
}

/** The periods of each day, Monday first. */
export type OpeningHours = readonly (readonly Period[])[];

const DAY = 1_440;
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const EVERY_DAY = new Set(['daily', 'everyday', 'all']);
const MOST_PERIODS = 3;
/** Minutes by which India's clocks are ahead of the world's. */
const INDIA_AHEAD = 330;

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?`;
const TOKEN = new RegExp(String.raw`(?<time>${CLOCK}\s*-\s*${CLOCK})|(?<first>[a-z]+)(?:\s*-\s*(?<last>[a-z]+))?|[\s,;]+`, 'y');

let latest: { text: string; week: OpeningHours | undefined } | undefined;

/**
 * Reads opening hours as people write them: 'Mon-Fri 9am-6pm; Sat 10:00-14:00', 'daily 9:00-21:00', 'Mo, We 08:00-12:00, 14:00-18:00'.
 * @returns nothing when it is no such text, or says two things of one time.
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  // A text is checked and then read, and many rows of a list have the same.
  if (latest?.text !== text) latest = { text, week: parseWeek(text) };
  return latest.week;
}

function parseWeek(text: string): OpeningHours | undefined {
  const week: Period[][] = DAYS.map(() => []);
  let days: number[] = [];
  let hadTimes = true;
  const plain = text
    .toLowerCase()
    .replaceAll(/\s*(?:[‐–—]|\bto\b)\s*/g, '-')
    .trim();
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < plain.length; ) {
    const match = TOKEN.exec(plain);
    if (!match?.groups) return undefined;
    const { time, first, last } = match.groups;
    if (first) {
      const named = readDays(first, last);
      if (!named) return undefined;
      days = hadTimes ? named : [...days, ...named];
      hadTimes = false;
    } else if (time) {
      const period = readPeriod(match.slice(2, 8));
      if (!period || days.length === 0) return undefined;
      hadTimes = true;
      for (const day of days) week[day]?.push(period);
    }
  }
  for (const periods of week) periods.sort((one, other) => one.opens - other.opens);
  const isEmpty = week.every((periods) => periods.length === 0);
  return isEmpty || !hadTimes || week.some((periods, day) => !isInOrder(periods, week[(day + 1) % 7] ?? [])) ? undefined : week;
}

function readDays(first: string, last: string | undefined): number[] | undefined {
  if (EVERY_DAY.has(first) && last === undefined) return DAYS.map((_, day) => day);
  const from = readDay(first);
  const until = last === undefined ? from : readDay(last);
  if (from < 0 || until < 0) return undefined;
  return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

/** The day of two letters of its name or more, Monday as 0; -1 for none. */
export function readDay(name: string): number {
  return name.length < 2 ? -1 : NAMES.findIndex((day) => day.startsWith(name) || name === `${day.slice(0, 4)}s`);
}

function readPeriod([opensAt, opensMinute, opensHalf, closesAt, closesMinute, closesHalf]: (string | undefined)[]) {
  // '9-6' says neither when of the day nor of which half.
  if (!(opensMinute ?? opensHalf ?? closesHalf) || !(closesMinute ?? closesHalf)) return undefined;
  const half =
    opensHalf ?? (opensMinute === undefined && closesHalf ? halfBefore(Number(opensAt), Number(closesAt), closesHalf) : undefined);
  const opens = readClock(opensAt, opensMinute, half);
  const closes = readClock(closesAt, closesMinute, closesHalf);
  if (opens === undefined || closes === undefined || opens === DAY || opens === closes) return undefined;
  return { opens, closes: closes > opens ? closes : closes + DAY };
}

/** '9-6pm' opens in the morning, '2-6pm' after noon. */
function halfBefore(opens: number, closes: number, half: string) {
  return opens % 12 < closes % 12 ? half : half === 'pm' ? 'am' : 'pm';
}

/** The minute of the day, by a clock of 24 hours, or of twelve where the half is known; nothing for none. */
export function readClock(hours: string | undefined, minutes: string | undefined, half: string | undefined): number | undefined {
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 24 || (hour === 24 && minute > 0))) return undefined;
  return (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute;
}

/** None begins before the one before it has ended, the next day's neither. */
function isInOrder(periods: readonly Period[], next: readonly Period[]) {
  const following = [...periods.slice(1), ...next.slice(0, 1).map(({ opens }) => ({ opens: opens + DAY }))];
  return periods.length <= MOST_PERIODS && periods.every(({ closes }, at) => closes <= (following[at]?.opens ?? closes));
}

/** In the one form in which they are kept, as schema.org has it: 'Mo-Fr 09:00-18:00, Sa 10:00-14:00'. */
export function writeOpeningHours(week: OpeningHours): string {
  const texts = week.map((periods) => periods.map(({ opens, closes }) => `${writeClock(opens)}-${writeClock(closes)}`));
  const parts: string[] = [];
  for (let day = 0; day < 7; ) {
    let last = day;
    while (last < 6 && String(texts[last + 1]) === String(texts[day])) last += 1;
    const days = last === day ? DAYS[day] : `${DAYS[day]}-${DAYS[last]}`;
    parts.push(...(texts[day] ?? []).map((text) => `${days} ${text}`));
    day = last + 1;
  }
  return parts.join(', ');
}

function writeClock(minute: number) {
  const ofDay = minute > DAY ? minute - DAY : minute;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Whether it is open at a moment, by India's clocks. */
export function isOpenAt(week: OpeningHours, moment: Date): boolean {
  return closingAt(week, moment) !== undefined;
}

/** The minute of the day at which it closes that is open at a moment, by India's clocks: 1440 at midnight; nothing while it is closed. */
export function closingAt(week: OpeningHours, moment: Date): number | undefined {
  const local = new Date(moment.getTime() + INDIA_AHEAD * 60_000);
  const today = (local.getUTCDay() + 6) % 7;
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const periodAt = (day: number, at: number) => week[day]?.find(({ opens, closes }) => opens <= at && at < closes);
  const closes = periodAt(today, minute)?.closes ?? periodAt((today + 6) % 7, minute + DAY)?.closes;
  return closes === undefined || closes <= DAY ? closes : closes - DAY;
}
