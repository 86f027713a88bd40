import { CHECK_KINDS, type CheckKind } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';
import { type Fact, facts } from '#shared/narrowing.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import type { Facets, Narrowing } from '#shared/schemas/narrowing.ts';

const RADII: readonly number[] = limits.radii;
const RATINGS: readonly number[] = limits.ratings;

/** How many listings of an area are alike in all that filters ask for. */
interface Group {
  /** What they are alike in: the parts of KEY. */
  key: number;
  n: number;
}

/** Groups as a statement gives them in its first row: 'key:count key:count'; null without any. */
export type TallyText = string | null;

/**
 * The places of a key's parts: listing_marks() in SQL makes the first, the others are added to it. The lowest is the level: how many of
 * the ratings are reached, and one more for having any review. 'checks' are nine kinds, 'affordable' is to cost no more than what is asked
 * for, 'ring' says how many of the radii it lies beyond.
 */
export const KEY = { shown: 8, quick: 64, checks: 128, affordable: 65_536, ring: 131_072 };
/** The bits of shown_facts() in SQL. */
export const SHOWN = { price: 1, photos: 2, checked: 4 };
/** The bits of check_bits() in SQL. */
const CHECKS: Record<CheckKind, number> = {
  ...{ gstin: 1, udyam: 2, licence: 4, rera: 8, insurance: 16 },
  ...{ address: 32, phone: 64, email: 128, team: 256 },
};

export function readTally(tally: TallyText): Group[] {
  return tally === null ? [] : tally.split(' ').map(readGroup);
}

function readGroup(pair: string): Group {
  const colon = pair.indexOf(':');
  return { key: Number(pair.slice(0, colon)), n: Number(pair.slice(colon + 1)) };
}

/** The level (KEY) from which a listing passes the filters that look at reviews. */
export function leastLevel({ rating, reviews }: Narrowing): number {
  return rating === undefined ? Number(reviews ?? false) : RATINGS.indexOf(rating) + 2;
}

/** How many listings pass all filters. */
export function countPassing(groups: Group[], narrowing: Narrowing): number {
  const level = leastLevel(narrowing);
  const bits = factBits(narrowing) + (narrowing.upTo === undefined ? 0 : KEY.affordable);
  const beyond = narrowing.radius === undefined ? Number.POSITIVE_INFINITY : KEY.ring * (RADII.indexOf(narrowing.radius) + 1);
  let count = 0;
  for (const { key, n } of groups) if (key < beyond && key % KEY.shown >= level && (key & bits) === bits) count += n;
  return count;
}

/** The bits that a key has where a listing passes the filters that look at what it shows. */
export function factBits({ price, photos, quick, checked, checks = [] }: Narrowing): number {
  const shown = (price ? SHOWN.price : 0) + (photos ? SHOWN.photos : 0) + (checked ? SHOWN.checked : 0);
  const kinds = checks.reduce((bits, kind) => bits | CHECKS[kind], 0);
  return KEY.shown * shown + (quick ? KEY.quick : 0) + KEY.checks * kinds;
}

type Prices = NonNullable<Facets['prices']>;

/** 1, 2, 5, 10, 20, 50 … rupees: what a list can be asked for up to without typing an amount. */
const LADDER = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power)).concat(limits.priceAmount);
/** More amounts than that would be more to read than to choose from. */
const MOST_AMOUNTS = 6;

/** The amounts at which prices are counted: the ladder's, and the one that is asked for. */
export function priceSteps(upTo: number | undefined): number[] {
  return upTo === undefined || LADDER.includes(upTo) ? LADDER : [...LADDER, upTo].sort((a, b) => a - b);
}

/**
 * How many cost no more than each amount, for those that tell them apart and the one that is set.
 * @param tally how many cost more than so many of the steps, for each number of them.
 */
export function countPrices(unit: PriceUnit, tally: TallyText, upTo: number | undefined): Prices | undefined {
  const steps = priceSteps(upTo);
  const dearer = readTally(tally);
  const counts = steps.map((_, step) => dearer.reduce((sum, { key, n }) => (key <= step ? sum + n : sum), 0));
  const total = counts.at(-1) ?? 0;
  if (total === 0 && upTo === undefined) return undefined;
  const telling = steps
    .map((value, at) => ({ value, count: counts[at] ?? 0, before: counts[at - 1] ?? 0 }))
    .filter(({ value, count, before }) => value !== upTo && count > before && LADDER.includes(value));
  const few = telling.filter((_, at) => at === telling.length - 1 || at % Math.ceil(telling.length / MOST_AMOUNTS) === 0);
  const set = upTo === undefined ? [] : [{ value: upTo, count: counts[steps.indexOf(upTo)] ?? 0 }];
  return { unit, upTo: [...few.map(({ value, count }) => ({ value, count })), ...set].sort((a, b) => a.value - b.value) };
}

/** The areas that a list may be of: around a point, and of a city or state. One of them is what the list shows. */
export interface Areas {
  shown: Group[];
  around: Group[] | undefined;
  within: Group[] | undefined;
}

/** How many there would be with each filter. */
export function countFacets({ shown, around, within }: Areas, narrowing: Narrowing, prices: Prices | undefined): Facets {
  const having = (fact: Fact) => countPassing(shown, { ...narrowing, [fact]: true });
  return {
    reviews: having('reviews'),
    price: having('price'),
    photos: having('photos'),
    quick: having('quick'),
    checked: having('checked'),
    checks: countChecks(shown, narrowing),
    rating: limits.ratings.map((value) => ({ value, count: countPassing(shown, { ...narrowing, rating: value }) })),
    radius: around ? limits.radii.map((value) => ({ value, count: countPassing(around, { ...narrowing, radius: value }) })) : [],
    ...(prices ? { prices } : {}),
    ...(within ? { everywhere: countPassing(within, { ...narrowing, radius: undefined }) } : {}),
    ...(countPassing(shown, narrowing) === 0 ? { less: countLess({ shown, within }, narrowing) } : {}),
  };
}

/** How many have a check of each kind beside those that are set: of the kinds that are set, or that somebody has. */
function countChecks(shown: Group[], narrowing: Narrowing): Facets['checks'] {
  const { checks = [] } = narrowing;
  return CHECK_KINDS.map((kind) => ({ kind, count: countPassing(shown, { ...narrowing, checks: [...checks, kind] }) })).filter(
    ({ kind, count }) => count > 0 || checks.includes(kind),
  );
}

/** How many there are without one of the filters. */
function countLess({ shown, within }: Pick<Areas, 'shown' | 'within'>, narrowing: Narrowing): NonNullable<Facets['less']> {
  const set = (['radius', 'rating', 'upTo', 'checks', ...facts] as const).filter((filter) => narrowing[filter] !== undefined);
  return set.flatMap((filter) => {
    const area = filter === 'radius' ? within : shown;
    const count = area ? countPassing(area, { ...narrowing, [filter]: undefined }) : 0;
    return count > 0 ? [{ filter, count }] : [];
  });
}
