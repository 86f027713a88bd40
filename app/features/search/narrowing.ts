import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { type Fact, facts, type Order } from '#shared/narrowing.ts';
import { showRupees } from '#shared/rupees.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';

/** How each order is said over a list. */
export const ORDER_NAMES: Record<Order, string> = {
  best: 'Best first',
  nearest: 'Nearest first',
  price: 'Lowest price first',
  rating: 'Best rated first',
  reviews: 'Most reviewed first',
  newest: 'Newest first',
};

export const FACT_NAMES: Record<Fact, string> = {
  reviews: 'Has reviews',
  price: 'Has a price',
  photos: 'Has photos',
  quick: 'Answers quickly',
  checked: 'Checked',
};

/** The order of a list: the one that was chosen, else the nearest first around a point or within a radius. */
export function orderOf({ sort, radius, lat }: Search): Order {
  return sort ?? (radius !== undefined || lat !== undefined ? 'nearest' : 'best');
}

/** Address of the same list with other filters or another order, from its first page. */
export function narrowedPath(search: Search, change: Narrowing): string {
  return `/searcher?${searchQueryString({ ...search, ...change })}`;
}

/** Address of the same list as it is without filters, in its usual order. */
export function resetPath(search: Search): string {
  const none = Object.fromEntries([...facts, 'radius', 'rating', 'upTo', 'sort'].map((name) => [name, undefined]));
  return narrowedPath(search, none);
}

/** A filter that is set, and the list's address without it. */
export interface SetFilter {
  name: string;
  without: string;
}

export function setFilters(search: Search): SetFilter[] {
  const { radius, rating, upTo } = search;
  return [
    ...(radius === undefined ? [] : [{ name: `Within ${radius} km`, without: narrowedPath(search, { radius: undefined }) }]),
    ...(rating === undefined ? [] : [{ name: nameRating(rating), without: narrowedPath(search, { rating: undefined }) }]),
    ...(upTo === undefined ? [] : [{ name: namePriceLimit(upTo), without: narrowedPath(search, { upTo: undefined }) }]),
    ...facts
      .filter((fact) => search[fact])
      .map((fact) => ({ name: FACT_NAMES[fact], without: narrowedPath(search, { [fact]: undefined }) })),
  ];
}

export function hasFilters(search: Search): boolean {
  return setFilters(search).length > 0;
}

export function nameRating(stars: number): string {
  return `${stars} stars or more`;
}

export function namePriceLimit(rupees: number): string {
  return `Up to ${showRupees(rupees, '₹')}`;
}
