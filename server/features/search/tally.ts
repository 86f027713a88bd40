import { limits } from '#shared/limits.ts';
import { type Facets, type Fact, facts, type Narrowing } from '#shared/schemas/narrowing.ts';

const RADII: readonly number[] = limits.radii;
const RATINGS: readonly number[] = limits.ratings;

/** How many listings of an area are alike in all that filters ask for. */
interface Group {
  /** How many of the ratings it reaches, and one more for having any review. */
  level: number;
  shown: number;
  isQuick: boolean;
  /** How many of the radii it lies beyond. */
  ring: number;
  n: number;
}

/** Groups as a statement gives them: each a key and how many have it. */
export interface Tally {
  keys: number[] | null;
  ns: number[] | null;
}

/** The places of a key's parts. */
export const KEY = { shown: 8, quick: 64, ring: 128 };
/** The bits of shown_facts() in SQL. */
export const SHOWN = { price: 1, photos: 2, checked: 4 };

export function readTally({ keys, ns }: Tally): Group[] {
  return (keys ?? []).map((key, at) => ({
    level: key % KEY.shown,
    shown: Math.floor(key / KEY.shown) % 8,
    isQuick: Math.floor(key / KEY.quick) % 2 === 1,
    ring: Math.floor(key / KEY.ring),
    n: ns?.[at] ?? 0,
  }));
}

/** How many listings pass all filters. */
export function countPassing(groups: Group[], narrowing: Narrowing): number {
  return groups.reduce((sum, group) => (passes(group, narrowing) ? sum + group.n : sum), 0);
}

function passes({ level, shown, isQuick, ring }: Group, { radius, rating, reviews, price, photos, quick, checked }: Narrowing): boolean {
  return (
    (radius === undefined || ring <= RADII.indexOf(radius)) &&
    (rating === undefined || level > RATINGS.indexOf(rating) + 1) &&
    (!reviews || level > 0) &&
    (!price || (shown & SHOWN.price) > 0) &&
    (!photos || (shown & SHOWN.photos) > 0) &&
    (!checked || (shown & SHOWN.checked) > 0) &&
    (!quick || isQuick)
  );
}

/** The areas that a list may be of: around a point, and of a city or state. One of them is what the list shows. */
export interface Areas {
  shown: Group[];
  around: Group[] | undefined;
  within: Group[] | undefined;
}

/** How many there would be with each filter. */
export function countFacets({ shown, around, within }: Areas, narrowing: Narrowing): Facets {
  const having = (fact: Fact) => countPassing(shown, { ...narrowing, [fact]: true });
  return {
    reviews: having('reviews'),
    price: having('price'),
    photos: having('photos'),
    quick: having('quick'),
    checked: having('checked'),
    rating: limits.ratings.map((value) => ({ value, count: countPassing(shown, { ...narrowing, rating: value }) })),
    radius: around ? limits.radii.map((value) => ({ value, count: countPassing(around, { ...narrowing, radius: value }) })) : [],
    ...(within ? { everywhere: countPassing(within, { ...narrowing, radius: undefined }) } : {}),
    ...(countPassing(shown, narrowing) === 0 ? { less: countLess({ shown, within }, narrowing) } : {}),
  };
}

/** How many there are without one of the filters. */
function countLess({ shown, within }: Pick<Areas, 'shown' | 'within'>, narrowing: Narrowing): NonNullable<Facets['less']> {
  const set = (['radius', 'rating', ...facts] as const).filter((filter) => narrowing[filter] !== undefined);
  return set.flatMap((filter) => {
    const area = filter === 'radius' ? within : shown;
    const count = area ? countPassing(area, { ...narrowing, [filter]: undefined }) : 0;
    return count > 0 ? [{ filter, count }] : [];
  });
}
