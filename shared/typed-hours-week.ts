import { type OpeningHours, type Period, readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { ALL_DAYS, type Item, timesBefore } from '#shared/typed-hours-items.ts';
import { ALL_OPEN, type Clause, MOST_DAYS, readingsOf } from '#shared/typed-hours-readings.ts';

const SATURDAY = 5;

/** The one week that a text may mean, however it is parted in clauses. */
export function arrange(items: Item[]): OpeningHours | undefined {
  if (items.some(({ kind }) => kind === 'workdays') && !items.some(({ kind }) => kind === 'days')) return undefined;
  const weeks = readingsOf(gather(items)).flatMap((clauses) => {
    const week = weekOf(clauses);
    const written = week && writeOpeningHours(week.map((day) => day.toSorted((one, other) => one.opens - other.opens)));
    return written && readOpeningHours(written) ? [isDoubtful(clauses) ? '' : written] : [];
  });
  return new Set(weeks).size === 1 ? readOpeningHours(weeks[0] ?? '') : undefined;
}

/** The days that a text says to be closed, where it says nothing else. */
export function closedDaysOf(items: Item[]): number[] | undefined {
  const readings = readingsOf(gather(items)).filter(isLikely);
  if (!readings.flat().every(({ kind }) => kind === 'closed')) return undefined;
  const found = readings.map((clauses) => [...new Set(clauses.flatMap(({ days }) => days))].sort());
  return new Set(found.map(String)).size === 1 && found[0]?.length ? found[0] : undefined;
}

/** Times that stand together in one item; those of lunch in one of their own: 'lunch 1-2', '1-2 lunch'. */
function gather(items: Item[]): Item[] {
  const gathered: Item[] = [];
  for (const [at, item] of items.entries()) {
    const last = gathered.at(-1);
    if (item.kind === 'lunch' ? isSaid(items, at) : item.kind === 'workdays') continue;
    if (item.kind !== 'times') gathered.push(item);
    else if (isOfLunch(items, at)) gathered.push({ ...item, kind: 'break' });
    else if (last?.kind === 'times') last.times.push(...item.times);
    else gathered.push({ ...item, times: [...item.times] });
  }
  return gathered;
}

/** '9-1, 2-6 (lunch break)' is lunch between the two; '1-2 lunch' is the time of one. */
function isOfLunch(items: Item[], at: number): boolean {
  const [item, next, later] = items.slice(at);
  if (item?.kind !== 'times') return false;
  if (items[at - 1]?.kind === 'lunch') return true;
  if (next?.kind !== 'lunch' || later?.kind === 'times') return false;
  const before = timesBefore(items.slice(0, at));
  return !before || before.some((period) => item.times.some((lunch) => isWithin(lunch, period)));
}

/** Whether times beside the word have said when lunch is. */
function isSaid(items: Item[], at: number): boolean {
  return (
    items[at + 1]?.kind === 'times' || (items[at - 1]?.kind === 'times' && (isOfLunch(items, at - 1) || items[at - 2]?.kind === 'times'))
  );
}

const isWithin = (lunch: Period, period: Period) => period.opens < lunch.opens && lunch.closes < period.closes;

/** The periods of each day, from Monday; nothing where a clause says nothing, or what nobody would say. */
function weekOf(clauses: Clause[]): Period[][] | undefined {
  const daysOf = (kind: Clause['kind']) => new Set(clauses.filter((clause) => clause.kind === kind).flatMap(({ days }) => days));
  const [closed, except, more, limit] = [daysOf('closed'), daysOf('except'), daysOf('more'), daysOf('limit')];
  const isLimited = clauses.some(({ kind }) => kind === 'limit');
  const groups = clauses
    .filter(({ kind }) => kind === 'timed' || kind === 'base')
    .map((clause) => (clause.kind === 'base' ? { ...clause, days: isLimited ? [...limit] : ALL_DAYS } : clause));
  const base = groups.find(({ kind }) => kind === 'base');
  if (groups.length === 0 || (isLimited && !base) || !isLikely(clauses)) return undefined;
  const named = new Set(groups.flatMap(({ days }) => days));
  if (named.size < MOST_DAYS && [...except].some((day) => !named.has(day))) return undefined;
  const isGeneral = (group: Clause) => group.kind === 'base' || group.days.length === 7;
  const ofDays = ALL_DAYS.map((day) => {
    if (closed.has(day) || except.has(day)) return [];
    const all = groups.filter(({ days }) => days.includes(day));
    const instead = all.filter(({ isInstead }) => isInstead);
    const own = all.filter((group) => !isGeneral(group));
    return instead.length > 0 ? instead : own.length > 0 ? own : all;
  });
  for (const day of more) {
    // 'Mon-Sat 10-8, Sunday open': at the only times that are said.
    if (ofDays[day]?.length === 0 && groups.length === 1 && !closed.has(day)) ofDays[day] = groups;
    if (ofDays[day]?.length === 0) return undefined;
  }
  const counts = groups.map((group) => ofDays.filter((all) => all.includes(group)).length);
  if (counts.some((count, at) => count < (groups[at] === base && !isLimited ? ALL_OPEN : 1))) return undefined;
  const week = ofDays.map((all) => all.flatMap(({ times }) => times));
  const daysOfGroup = (at: number) => ALL_DAYS.filter((day) => groups[at] && ofDays[day]?.includes(groups[at]));
  return takeBreaks(week, clauses, daysOfGroup);
}

/** What nobody would say, or would say otherwise. */
function isLikely(clauses: Clause[]): boolean {
  const isTimesFirst = clauses.some(({ kind, isTimesFirst }) => kind === 'timed' && isTimesFirst);
  const isMore = clauses.some(({ kind, days, isParted }) => isParted || (days.length > 0 && kind !== 'timed' && kind !== 'limit'));
  const timed = new Set(clauses.flatMap(({ kind, days }) => (kind === 'timed' ? days : [])));
  // '10-8 Sat, Sun closed' does not mean to be open on Saturdays alone.
  if (isTimesFirst && isMore && timed.size < ALL_OPEN && !clauses.some(({ kind }) => kind === 'base')) return false;
  const [first] = clauses;
  if (first?.kind !== 'limit' || !first.isBare) return true;
  // 'Sunday, closed Mon-Sat, 10-8'.
  return (
    !(first.isParted && first.days.length < ALL_OPEN) && !clauses.some(({ kind, days }) => kind === 'closed' && days.length >= MOST_DAYS)
  );
}

/** 'Closed Sunday, Monday 10-2', 'closed Sat & Sun, open Mon, 10-2', '10-8, open Mon & Wed': what of the other days? */
function isDoubtful(clauses: Clause[]): boolean {
  const said = clauses.filter(({ kind, days }) => days.length > 0 && (kind === 'timed' || kind === 'closed'));
  const timed = said.filter(({ kind }) => kind === 'timed');
  const isClosed = timed.length < said.length;
  if (clauses.some(({ kind }) => kind === 'base'))
    return !isClosed && clauses.some(({ kind, days }) => kind === 'more' && days.length > 0 && days.every((day) => day < SATURDAY));
  const isAll = new Set(said.flatMap(({ days }) => days)).size === 7;
  return isClosed && !isAll && timed.length === 1 && timed.every(({ days }) => days.length < ALL_OPEN);
}

/** A break at the end of several groups may be of the last or of all; one that stands among them is of the group before it. */
function takeBreaks(week: Period[][], clauses: Clause[], daysOfGroup: (at: number) => number[]): Period[][] | undefined {
  const count = clauses.filter(({ times }) => times.length > 0).length;
  let cut = week;
  let seen = 0;
  for (const { kind, days, times, breaks } of clauses) {
    if (times.length > 0) seen += 1;
    if (breaks.length === 0) continue;
    const isOfDays = kind === 'cut' && days.length > 0;
    const isOfAll = count === 1 || seen === 0;
    if (!isOfDays && !isOfAll && (kind === 'cut' || seen === count)) return undefined;
    const meant = isOfDays ? days : isOfAll ? ALL_DAYS : daysOfGroup(seen - 1);
    const after = cut.map((periods, day) => (meant.includes(day) ? breaks.reduce(cutOut, periods) : periods));
    const isCut = (day: number) => (after[day]?.length ?? 0) > (cut[day]?.length ?? 0);
    if (isOfAll && !isOfDays ? !meant.some(isCut) : !meant.every(isCut)) return undefined;
    cut = after;
  }
  return cut;
}

function cutOut(periods: Period[], lunch: Period): Period[] {
  return periods.flatMap((period) =>
    isWithin(lunch, period)
      ? [
          { opens: period.opens, closes: lunch.opens },
          { opens: lunch.closes, closes: period.closes },
        ]
      : period,
  );
}
