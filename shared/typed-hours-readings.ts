import type { Period } from '#shared/opening-hours.ts';
import { type Item, SIGNS } from '#shared/typed-hours-items.ts';

/** What is said of some days, or of all. */
export interface Clause {
  /**
   * 'timed' days have times, 'base' are times of all days that have none of their own; 'limit' names the days that the base is for, 'more'
   * is open besides, 'cut' has a break.
   */
  kind: 'timed' | 'base' | 'limit' | 'more' | 'closed' | 'except' | 'cut';
  days: number[];
  times: Period[];
  breaks: Period[];
  /** 'Except Sunday 11-5': its times take the place of others. */
  isInstead: boolean;
  /** Times before their days: '10-8 Mon-Sat'. */
  isTimesFirst: boolean;
  /** A run of days goes on behind it: 'Mon-Fri, | Sunday closed'. */
  isParted: boolean;
  /** Nothing but days. */
  isBare: boolean;
}

/** A half day lasts no longer; where its times stand before it they might be of other days, unless they are short. */
const HALF_DAY = 7 * 60;
const SHORT_DAY = 5 * 60;
/** Somebody who is closed, or has a break, on as many days would name the others. */
export const MOST_DAYS = 4;
/** Who names as many days names all on which they are open: 'open Mon-Sat'; who names fewer is open besides. */
export const ALL_OPEN = 3;
/** A text that may be parted in more ways is none of opening hours. */
const MOST_TRIES = 3_000;

/** Each kind of item as a letter; a lunch without times belongs to no clause. */
const LETTERS: Record<Item['kind'], string> = {
  ...{ days: 'D', times: 'T', break: 'L', closed: 'c', except: 'x', open: 'o', half: 'h', lunch: '-', workdays: '-' },
};
const CLAUSES: [Clause['kind'], RegExp][] = [
  ['timed', /^(?:[xoh]*D+h*|D+[oh]+)TL?[oh]*$/],
  ['timed', /^o*TL?h?D+h?L?$/],
  ['base', /^o*TL?o*$/],
  ['limit', /^(?:D+|o+D+o*|D+o+)$/],
  ['more', /^(?:o+D+o*|D+o+)$/],
  ['closed', /^(?:c?D+c|cD+)$/],
  ['except', /^xD+$/],
  ['cut', /^(?:D*L|LD+)$/],
];

/** All ways to part a text in clauses; none where there are too many. */
export function readingsOf(items: Item[]): Clause[][] {
  const letters = items.map(({ kind }) => LETTERS[kind]).join('');
  const clauses = items.map((_, start) => clausesFrom(items, letters, start));
  const readings: Clause[][] = [];
  let tries = 0;
  const goOn = (at: number, before: Clause[]) => {
    tries += 1;
    if (at === items.length) readings.push(before);
    if (tries < MOST_TRIES) for (const { end, clause } of clauses[at] ?? []) goOn(end, [...before, clause]);
  };
  goOn(0, []);
  return tries < MOST_TRIES ? readings : [];
}

function clausesFrom(items: Item[], letters: string, start: number) {
  const found: { end: number; clause: Clause }[] = [];
  for (let end = start + 1; end <= items.length; end += 1) {
    const isParted = letters.slice(end - 1, end + 1) === 'DD';
    if (isParted && !mayPart(items, end)) continue;
    const own = items.slice(start, end);
    const said = letters.slice(start, end);
    for (const [kind, shape] of CLAUSES) {
      if (!shape.test(said) || !isTogether(own)) continue;
      const clause = { kind, ...contentsOf(own), isTimesFirst: /T.*D/.test(said), isParted, isBare: /^D+$/.test(said) };
      if (fits(clause, said, letters, start, end)) found.push({ end, clause });
    }
  }
  return found;
}

function contentsOf(items: Item[]) {
  return {
    days: [...new Set(items.flatMap((item) => (item.kind === 'days' ? item.days : [])))],
    times: items.flatMap((item) => (item.kind === 'times' ? item.times : [])),
    breaks: items.flatMap((item) => (item.kind === 'break' ? item.times : [])),
    isInstead: items.some(({ kind }) => kind === 'except'),
  };
}

/**
 * Days are parted before a long run ('Sunday | Mon-Sat') and behind one that ends on Friday ('Mon-Fri, | Sat, Sun'), otherwise where the
 * strongest sign stands: 'Mon-Thu, Fri, | Sat and Sun closed' or 'Mon-Thu, | Fri, Sat and Sun closed'.
 */
function mayPart(items: Item[], at: number): boolean {
  const start = items.slice(0, at).findLastIndex(({ kind }) => kind !== 'days') + 1;
  const next = items.slice(at).findIndex(({ kind }) => kind !== 'days');
  const end = next < 0 ? items.length : at + next;
  const later = items.slice(start + 1, end);
  if (later.some(isLong)) return isLong(items[at]);
  const strongest = Math.max(...later.map(strengthOf));
  const [first, second] = items.slice(start);
  if (isLong(first) && second && dayAt(first, -1) === 4 && dayAt(second, 0) === 5 && strengthOf(second) === strongest)
    return at === start + 1;
  const [sign, behind] = [items[at]?.sign ?? 0, items[end]?.sign ?? 0];
  // 'Closed Sat, Sun, 10-6': nor does a comma join where one parts.
  const isStronger = behind > sign || (behind === sign && sign >= SIGNS.comma);
  return strengthOf(items[at]) === strongest && (isLong(items[at - 1]) || !isStronger);
}

const isLong = (item: Item | undefined) => item?.kind === 'days' && item.days.length >= MOST_DAYS;
const dayAt = (item: Item | undefined, place: number) => (item?.kind === 'days' ? item.days.at(place) : undefined);
/** Between days a blank is as good as a comma. */
const strengthOf = (item: Item | undefined) => (item?.sign === SIGNS.comma ? SIGNS.blank : (item?.sign ?? 0));

/** No comma stands between a word and the days of which it is said. */
function isTogether(items: Item[]): boolean {
  const isFree = ({ kind }: Item) => kind === 'days' || kind === 'times';
  return items.every((item, at) => {
    const before = items[at - 1];
    if (!before || item.sign < SIGNS.comma || (isFree(item) && isFree(before))) return true;
    const kinds = [item.kind, before.kind];
    return kinds.includes('times') && !kinds.includes('half');
  });
}

function fits({ kind, days, times }: Clause, said: string, letters: string, start: number, end: number): boolean {
  const isTimedBefore = letters.slice(0, start).includes('T');
  switch (kind) {
    case 'timed': {
      const minutes = times.reduce((sum, { opens, closes }) => sum + closes - opens, 0);
      const isHalf = !said.includes('h') || minutes <= (/h.*T/.test(said) ? HALF_DAY : SHORT_DAY);
      return isHalf && (!said.includes('x') || isTimedBefore);
    }
    case 'base':
      return !isTimedBefore;
    case 'limit':
      return said.includes('o') ? days.length >= ALL_OPEN : start === 0 && letters.split('T').length <= 2;
    case 'more':
      // 'Open Sunday 10-8' is said of Sunday.
      return days.length < ALL_OPEN && !(said.endsWith('D') && letters[end] === 'T');
    case 'except':
      // 'Lunch 1-2 except Friday' says nothing of the whole day.
      return letters[start - 1] !== 'L';
    case 'cut':
      return days.length < MOST_DAYS;
    default:
      return true;
  }
}
