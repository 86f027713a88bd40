import type { Period } from '#shared/opening-hours.ts';
import { ALL_DAYS, type Item, timesBefore } from '#shared/typed-hours-items.ts';

/** A half day lasts no longer; where its times stand before it they might be of other days, unless they are short. */
const HALF_DAY = 7 * 60;
const SHORT_DAY = 5 * 60;
/** Somebody who is closed, or open besides, on as many days would name the others. */
const MOST_DAYS = 4;

/** The periods of each day, from Monday; nothing where days have no times, or times of lunch lie in none. */
export function arrange(items: Item[]): Period[][] | undefined {
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

/** Takes 'Sunday closed', 'closed on Sunday' and 'except Sunday' out, and adds their days to `closed`; nothing where no day is named. */
export function takeClosed(items: Item[], closed: Set<number>): Item[] | undefined {
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
