import type { Pool } from 'pg';
import { CHECK_KINDS, type CheckKind } from '#shared/check-kinds.ts';
import type { Order } from '#shared/narrowing.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import type { Facets, Narrowing } from '#shared/schemas/narrowing.ts';
import { byPopularity, cityOf, haversine, type Listed, readListed, stateOf } from '#tests/helpers/search-oracle.ts';

/** A business with what filters and orders look at. */
export interface Fact extends Listed {
  price: string;
  priceAmount: number | null;
  priceUnit: string | null;
  images: string[];
  checked: boolean;
  checks: CheckKind[];
  quick: boolean;
  reviews: number;
  stars: number;
  createdAt: Date;
  /** Keys of the cities that it comes to, 'city, state'. */
  serves: string[];
}

export async function readFacts(pool: Pool): Promise<Fact[]> {
  const listed = new Map((await readListed(pool)).map((business) => [business.id, business]));
  const { rows } = await pool.query<Fact>(
    `select business_id as id, price, price_amount as "priceAmount", price_unit as "priceUnit", images, vetted_at is not null as checked, is_quick as quick, review_count as reviews,
        coalesce(rating_sum / nullif(review_count, 0), 0)::float8 as stars, created_at as "createdAt",
        array(select kind from checks where checks.business_id = businesses.business_id and state = 'standing') as checks,
        array(select city_key || ', ' || state_key from served_cities where served_cities.business_id = businesses.business_id) as serves
      from businesses join business_stats using (business_id) where status = 'approved'`,
  );
  return rows.map((row) => ({ ...(listed.get(row.id) as Listed), ...row }));
}

export interface Point {
  lat: number;
  lng: number;
}

function kilometres({ lat, lng }: Listed, point: Point | undefined): number {
  return lat === null || lng === null || !point ? Number.POSITIVE_INFINITY : haversine(point, { lat, lng }) / 1_000;
}

/** Those that pass filters, apart from the radius, by the rule (docs/product/rules.md, 'Filters and order'). */
function passing(
  all: Fact[],
  { rating, upTo, reviews, price, photos, quick, checked, checks = [] }: Narrowing,
  costOf: (business: Fact) => number | undefined,
): Fact[] {
  return all.filter(
    (business) =>
      (upTo === undefined || (costOf(business) ?? Number.POSITIVE_INFINITY) <= upTo) &&
      (rating === undefined || business.stars >= rating) &&
      (!reviews || business.reviews > 0) &&
      (!price || /[0-9]/.test(business.price) || business.priceAmount !== null) &&
      (!photos || business.images.length > 0) &&
      (!quick || business.quick) &&
      (!checked || business.checked) &&
      checks.every((kind) => business.checks.includes(kind)),
  );
}

/** A hundredth of a degree of latitude is farther than a kilometre: most need no more arithmetic. */
function within(all: Fact[], radius: number, point: Point | undefined): Fact[] {
  const isFar = ({ lat }: Fact) => lat === null || !point || Math.abs(lat - point.lat) > radius / 100;
  return all.filter((business) => !isFar(business) && kilometres(business, point) <= radius);
}

/** Stars as lists are ordered by them: in thousandths. */
const thousandths = ({ stars }: Fact) => Math.floor(stars * 1_000 + 1e-6);

/** The businesses that a list is made of, all of one trade. */
export interface Lists {
  /** Anywhere. */
  trade: Fact[];
  /** In the city or state. */
  place: Fact[];
  /** Those of elsewhere that come to the city. */
  coming: Fact[];
  /** What prices are compared for. */
  unit: PriceUnit | undefined;
}

/** What a business costs where that can be compared. */
const costIn =
  (unit: PriceUnit | undefined) =>
  ({ priceAmount, priceUnit }: Fact) =>
    unit !== undefined && priceUnit === unit ? (priceAmount ?? undefined) : undefined;

export function listsOf(trade: Fact[], { city, state }: { city?: string; state?: string }, unit?: PriceUnit): Lists {
  const isThere = (business: Fact) =>
    (city === undefined || cityOf(business.city) === cityOf(city)) && (state === undefined || stateOf(business.state) === stateOf(state));
  const serves = (business: Fact) =>
    business.serves.some((served) => {
      const [servedCity, servedState] = served.split(', ');
      return servedCity === cityOf(city ?? '') && (state === undefined || servedState === stateOf(state));
    });
  return { trade, place: trade.filter(isThere), coming: city === undefined ? [] : trade.filter(serves), unit };
}

/** Which businesses are of the place itself, or around the point, and all that the list has, in no order. */
function pick({ trade, place, coming, unit }: Lists, narrowing: Narrowing, point: Point | undefined) {
  const { radius } = narrowing;
  const own = new Set(radius === undefined ? place : within(trade, radius, point));
  return { own, some: passing([...own, ...coming.filter((business) => !own.has(business))], narrowing, costIn(unit)) };
}

/** What a list has, found by looking at each business, and in its order. */
export function narrow(lists: Lists, narrowing: Narrowing, order: Order, point: Point | undefined): Fact[] {
  const { own, some } = pick(lists, narrowing, point);
  const byId = (a: Fact, b: Fact) => (a.id < b.id ? -1 : 1);
  const away = new Map(some.map((business) => [business, kilometres(business, point)]));
  const awayOf = (business: Fact) => away.get(business) ?? 0;
  const costOf = (business: Fact) => costIn(lists.unit)(business) ?? Number.POSITIVE_INFINITY;
  const compare: Record<Order, (a: Fact, b: Fact) => number> = {
    best: (a, b) => Number(own.has(b)) - Number(own.has(a)) || byPopularity(a, b),
    nearest: (a, b) => (awayOf(a) === awayOf(b) ? 0 : awayOf(a) - awayOf(b)) || byPopularity(a, b),
    price: (a, b) => (costOf(a) === costOf(b) ? 0 : costOf(a) - costOf(b)) || byPopularity(a, b),
    rating: (a, b) => thousandths(b) - thousandths(a) || b.reviews - a.reviews || byPopularity(a, b),
    reviews: (a, b) => b.reviews - a.reviews || thousandths(b) - thousandths(a) || byPopularity(a, b),
    newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b),
  };
  return some.sort(compare[order]);
}

/** How many there would be with each filter. */
export function countNarrowed(lists: Lists, narrowing: Narrowing, point: Point | undefined, hasPlace: boolean): Facets {
  const count = (more: Narrowing) => pick(lists, { ...narrowing, ...more }, point).some.length;
  const filters = ['radius', 'rating', 'upTo', 'checks', 'reviews', 'price', 'photos', 'quick', 'checked'] as const;
  const less = filters
    .filter((filter) => narrowing[filter] !== undefined && (filter !== 'radius' || hasPlace))
    .map((filter) => ({ filter, count: count({ [filter]: undefined }) }))
    .filter(({ count: n }) => n > 0);
  return {
    reviews: count({ reviews: true }),
    price: count({ price: true }),
    photos: count({ photos: true }),
    quick: count({ quick: true }),
    checked: count({ checked: true }),
    checks: CHECK_KINDS.map((kind) => ({ kind, count: count({ checks: [...(narrowing.checks ?? []), kind] }) })).filter(
      ({ kind, count: n }) => n > 0 || narrowing.checks?.includes(kind),
    ),
    rating: [3, 3.5, 4, 4.5].map((value) => ({ value, count: count({ rating: value }) })),
    radius: point ? [2, 5, 10, 25, 50].map((value) => ({ value, count: count({ radius: value }) })) : [],
    ...countPrices(lists, narrowing, point),
    ...(hasPlace ? { everywhere: count({ radius: undefined }) } : {}),
    ...(count({}) === 0 ? { less } : {}),
  };
}

const AMOUNTS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]).concat(100_000_000);

/** Amounts that tell prices apart, at most about six, and the one that is set. */
function countPrices(lists: Lists, { upTo, ...narrowing }: Narrowing, point: Point | undefined): Pick<Facets, 'prices'> {
  const costs = pick(lists, narrowing, point).some.flatMap((business) => costIn(lists.unit)(business) ?? []);
  const { unit } = lists;
  if (unit === undefined || (costs.length === 0 && upTo === undefined)) return {};
  const within = (amount: number) => costs.filter((cost) => cost <= amount).length;
  const known = [...AMOUNTS, upTo ?? 1].sort((a, b) => a - b);
  const telling = AMOUNTS.filter((amount) => {
    const lower = known.findLast((one) => one < amount);
    return amount !== upTo && within(amount) > (lower === undefined ? 0 : within(lower));
  });
  const every = Math.ceil(telling.length / 6);
  const shown = telling.filter((amount, at) => at % every === 0 || amount === telling.at(-1));
  const all = upTo === undefined ? shown : [...shown, upTo].sort((a, b) => a - b);
  return { prices: { unit, upTo: all.map((value) => ({ value, count: within(value) })) } };
}
