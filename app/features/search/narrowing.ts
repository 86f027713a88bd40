import { withoutMarks } from '#app/components/without-marks.ts';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { CHECK_KINDS, type CheckKind } from '#shared/check-kinds.ts';
import { checkNames } from '#shared/check-names.ts';
import { type Fact, facts, type Order } from '#shared/narrowing.ts';
import { showRupees } from '#shared/rupees.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';
import { searchText } from '#shared/texts.ts';

/** How each order is said over a list, with its mark around what needs no room. */
const ORDERS: Record<Order, () => string> = {
  best: () => searchText.bestFirst,
  nearest: () => searchText.nearestFirst,
  price: () => searchText.lowestPriceFirst,
  rating: () => searchText.bestRatedFirst,
  reviews: () => searchText.mostReviewedFirst,
  newest: () => searchText.newestFirst,
};

const FACTS: Record<Fact, () => string> = {
  reviews: () => searchText.hasReviews,
  price: () => searchText.hasPrice,
  photos: () => searchText.hasPhotos,
  quick: () => searchText.answersQuickly,
  checked: () => searchText.verified,
};

/** 'Best first'. */
export function nameOrder(order: Order): string {
  return withoutMarks(markedOrder(order));
}

/** 'Best<more> first</more>', for where there is little room. */
export function markedOrder(order: Order): string {
  return ORDERS[order]();
}

export function nameFact(fact: Fact): string {
  return FACTS[fact]();
}

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
  const none = Object.fromEntries([...facts, 'checks', 'radius', 'rating', 'upTo', 'sort'].map((name) => [name, undefined]));
  return narrowedPath(search, none);
}

/** A filter that is set, and the list's address without it. */
export interface SetFilter {
  filter: 'radius' | 'rating' | 'upTo' | Fact | CheckKind;
  name: string;
  without: string;
}

export function setFilters(search: Search): SetFilter[] {
  const { radius, rating, upTo, checks = [] } = search;
  return [
    ...(radius === undefined
      ? []
      : [{ filter: 'radius' as const, name: searchText.withinKilometres(radius), without: narrowedPath(search, { radius: undefined }) }]),
    ...(rating === undefined
      ? []
      : [{ filter: 'rating' as const, name: nameRating(rating), without: narrowedPath(search, { rating: undefined }) }]),
    ...(upTo === undefined
      ? []
      : [{ filter: 'upTo' as const, name: namePriceLimit(upTo), without: narrowedPath(search, { upTo: undefined }) }]),
    ...facts
      .filter((fact) => search[fact])
      .map((fact) => ({ filter: fact, name: nameFact(fact), without: narrowedPath(search, { [fact]: undefined }) })),
    ...checks.map((kind) => ({ filter: kind, name: nameChecks([kind]), without: narrowedPath(search, toggleCheck(search, kind)) })),
  ];
}

export function hasFilters(search: Search): boolean {
  return setFilters(search).length > 0;
}

export function nameRating(stars: number): string {
  return searchText.starsOrMore(stars);
}

/** 'Checked: GSTIN, phone'. */
export function nameChecks(kinds: readonly CheckKind[]): string {
  return searchText.checkedFor(kinds.map((kind) => checkNames[kind]()).join(', '));
}

/** A kind of check asked for as well, or no longer. */
export function toggleCheck({ checks = [] }: Search, kind: CheckKind): Pick<Narrowing, 'checks'> {
  const kinds = CHECK_KINDS.filter((one) => checks.includes(one) !== (one === kind));
  return { checks: kinds.length > 0 ? kinds : undefined };
}

export function namePriceLimit(rupees: number): string {
  return searchText.upTo(showRupees(rupees));
}
