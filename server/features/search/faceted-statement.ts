import type { Estimate } from '#server/features/search/estimate.ts';
import { type FilterKeys, placeTests, tradeTests, wordTests } from '#server/features/search/filter-conditions.ts';
import { cellsAround, haversineOf, toMap } from '#server/features/search/ground.ts';
import { type Lift, LiftTests } from '#server/features/search/lift.ts';
import { answering, meets } from '#server/features/search/queries.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { factBits, KEY, leastLevel, priceSteps } from '#server/features/search/tally.ts';
import type { Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';
import type { Order } from '#shared/narrowing.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';

export interface FacetedRequest extends FilterKeys {
  /** Who comes before the others of the place, where the best come first. */
  lift: Lift | undefined;
  skip: number;
  limit: number;
  narrowing: Narrowing;
  order: Order;
  /** What distances are measured from, where that is known. */
  point: Point | undefined;
  /** What prices are compared for; undefined where none are. */
  unit: PriceUnit | undefined;
  /** Whether the other area is counted as well, for what another radius, or none, would find. */
  withOther: boolean;
  /** Whether there is a city or state beside the point. */
  hasPlace: boolean;
  /** Whether somebody of elsewhere comes to the city. */
  isServed: boolean;
  /** So many of the first are looked at before all of a state or of India are. */
  head: number;
  /** How many the place and the trade have, about. */
  listed: number;
  /** Whether the first of all India, spread as all are, have enough of the place and the trade for the page. */
  isCommon: boolean;
}

const MOST_KILOMETRES = Math.max(...limits.radii);

/** Order within equals never changes, so that pages do not overlap. */
const ORDERS: Record<Order, string> = {
  best: 'pop desc, business_id',
  nearest: 'away nulls last, pop desc, business_id',
  price: 'cost nulls last, pop desc, business_id',
  rating: 'stars desc, reviews desc, pop desc, business_id',
  reviews: 'reviews desc, stars desc, pop desc, business_id',
  newest: 'came_at desc, business_id',
};

/** What an order looks at beside what every list is narrowed by: a row that is kept for several readings is as short as can be. */
const ORDER_COLUMNS: Partial<Record<Order, string>> = { rating: 'stars, reviews', reviews: 'stars, reviews', newest: 'came_at' };

/** The orders beside the best first in which an index has all of India (migration 0180). */
const INDIA_ORDERS: readonly Order[] = ['rating', 'reviews', 'newest'];

/** So many listings of an area are read in order in the time in which one is found by what it is like. */
const READ_IN_THE_TIME = 20;

/** The tier of those who come from elsewhere: behind all of the place. */
const COMING = 5;

/** What filters ask for beside distance and price, in one number (KEY in tally.ts). */
const FACTS = 'listing_marks(reviews, stars, shown, quick)';

const NOBODY = 'found as (select 0 as tier, 0 as pop, null::uuid as business_id, false as comes where false)';

/**
 * One page of those in an area that pass the filters, and how many of the area are alike in what filters ask for, from which every
 * count is worked out (tally.ts). What lies around a point or has words is read once, from an index that has all of it; of a city or
 * state the database keeps the sums, so that the counts of all India cost no more than those of a town.
 */
export function facetedStatement(request: FacetedRequest, words: Estimate | undefined, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const { narrowing, order, point, withOther, hasPlace, unit, skip, limit } = request;
  const radius = point && narrowing.radius;
  const lift = radius === undefined && limit > 0 ? liftOf(request, values) : undefined;
  const hasTiers = lift !== undefined || request.isServed;
  const parts: AreaParts = {
    hasTiers,
    order,
    away: point ? distanceFrom(point, values) : 'null::float8',
    cost: unit ? `case when unit = ${values.add(unit, 'text')} then cost end` : 'null::int',
    words,
    lift,
  };
  const affordable = narrowing.upTo === undefined ? undefined : `cost <= ${values.add(narrowing.upTo, 'int')}`;
  const hasSums = !affordable && request.words.length + request.serviceWords.length === 0;
  // The rows are read where some of them are shown, where rings are counted, and where nothing else says how many there are.
  const isRead = limit > 0 || radius !== undefined || !hasSums;
  const headOf = hasSums && !hasTiers && radius === undefined ? readHead(request) : undefined;
  const hasOther = withOther && (radius === undefined ? point !== undefined : hasPlace);
  const hasPrices = withOther && unit !== undefined;
  const tests = limit > 0 || hasPrices ? filterTests(narrowing, request.isServed, values) : [];
  const tables = [
    ...(request.isServed ? [`served as materialized (${servedBy(request, values)})`] : []),
    ...(lift ? [lift.tables] : []),
    ...(point && radius !== undefined ? around('area', point, withOther ? MOST_KILOMETRES : radius) : within('area', isRead)),
    ...(hasPrices
      ? [
          `prices as (${pricesOf(isRead && !headOf ? 'area' : `(${areaWithin(request, parts, values, { more: PRICED })}) priced`, tests, narrowing.upTo, values)})`,
        ]
      : []),
    ...(hasOther ? (point && radius === undefined ? around('other', point, MOST_KILOMETRES) : within('other', !hasSums)) : []),
    ...(headOf
      ? [`head as materialized (${head(headOf)})`, `first as materialized (${pageOf('head')})`, `few as materialized (${few()})`]
      : []),
    limit > 0 ? `found as (${headOf ? pageOfHead() : pageOf('area')})` : NOBODY,
    `total as (select area_tally.tally${hasOther ? ', other_tally.tally as other_tally' : ''}${hasPrices ? ', prices.tally as price_tally' : ''}
      from area_tally${hasOther ? ' cross join other_tally' : ''}${hasPrices ? ' cross join prices' : ''})`,
  ];
  const tallies = ['tally', ...(hasOther ? ['other_tally'] : []), ...(hasPrices ? ['price_tally'] : [])];
  const totals = tallies.map((tally) => `case when coalesce(tier, 1) = 1 then ${tally} end as ${tally}`).join(', ');
  return { text: answering(tables.join(',\n    '), fresh, { totals, more: ', comes' }), values: values.list };

  function head(of: 'area' | 'india'): string {
    const first = `order by ${ORDERS[order]} limit ${values.add(request.head, 'int')}`;
    if (of === 'area') return `${areaWithin(request, parts, values)} ${first}`;
    return areaWithin(request, parts, values, { from: `(select * from listings ${first}) listings` });
  }

  /** How many of all India pass the filters, and what those are like: where they are few, they alone are read. */
  function few(): string {
    return `select coalesce(sum(n), 0) * ${READ_IN_THE_TIME} < ${values.add(request.listed, 'float8')} as are_few, array_agg(facts) as facts
      from listing_fact_counts where state_key = '' and city_key = '' and service_key = '' and ${tests.join(' and ')}`;
  }

  /** More than the first is read only where they do not fill the page. */
  function pageOfHead(): string {
    const isFull = `(select count(*) from first) = ${values.add(limit, 'int')}`;
    const areFew = '(select are_few from few)';
    // An index has what listings are like: each kind that passes is looked for by itself.
    const passing = `unnest((select facts from few)::int[]) alike
      cross join lateral (select * from listings where ${FACTS} = alike offset 0) listings`;
    return `select * from first where ${isFull}
      union all select * from (${pageOf(`(${areaWithin(request, parts, values, { from: passing })}) passing`)}) rest where not ${isFull} and ${areFew}
      union all select * from (${pageOf('area')}) rest where not ${isFull} and not ${areFew}`;
  }

  function pageOf(area: string): string {
    const passing = [...tests, ...(affordable ? [affordable] : [])].join(' and ');
    const page = `limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}`;
    const by = `${hasTiers && order === 'best' ? 'tier, ' : ''}${ORDERS[order]}`;
    return `select (row_number() over (order by ${by}))::int as tier, pop, business_id, ${hasTiers ? `tier = ${COMING}` : 'false'} as comes
      from (select * from ${area} where ${passing} order by ${by} ${page}) page`;
  }

  function around(name: string, center: Point, kilometres: number): string[] {
    const area = areaAround(request, center, kilometres, parts, values);
    const ring = ringOf(request);
    return [`${name} as materialized (${area})`, `${name}_tally as (${tallyOf(name, { ring, affordable })})`];
  }

  function within(name: string, isNeeded: boolean): string[] {
    const area = isNeeded ? [`${name} as materialized (${areaWithin(request, parts, values)})`] : [];
    return [...area, `${name}_tally as (${hasSums ? sumsWithin(request, parts, values) : tallyOf(name, { affordable })})`];
  }
}

/**
 * What is looked at before all of a state or of India: the first of the area, where an index has it in the order that is asked for, or
 * those of the area that are among the first of all India; undefined where the area is short, or nothing has the order.
 */
function readHead({ city, services, without, order, limit, skip, head, listed, isCommon }: FacetedRequest): 'area' | 'india' | undefined {
  if (city !== undefined || limit === 0 || skip + limit > head) return undefined;
  if (order !== 'best') return isCommon && INDIA_ORDERS.includes(order) ? 'india' : undefined;
  const isOfOne = services?.length === 1 && listed > head;
  return without.length === 0 && (services === undefined || isOfOne) ? 'area' : undefined;
}

/** Half the squared chord to a point (haversineOf): Mercator's coordinates give it without going back to degrees. */
function distanceFrom(point: Point, values: Values): string {
  const { x, y } = toMap(point);
  const [east, north, narrowed] = [x, y, Math.cosh(y)].map((value) => values.add(value, 'float8'));
  return `(power(sinh((place[1] - ${north}) / 2), 2) + power(sin((place[0] - ${east}) / 2), 2)) / (cosh(place[1]) * ${narrowed})`;
}

/** How a listing's distance and comparable price are worked out, and what else is kept of it. */
interface Columns {
  away: string;
  cost: string;
  order: Order;
  /** Whether some come before or behind the others. */
  hasTiers: boolean;
}

interface AreaParts extends Columns {
  words: Estimate | undefined;
  lift?: { last: number } | undefined;
}

function columns({ away, cost, order, hasTiers }: Columns, tier: string, comes: string): string {
  const ordering = ORDER_COLUMNS[order] ? `, ${ORDER_COLUMNS[order]}` : '';
  const tiers = hasTiers ? `, ${tier} as tier, ${comes} as comes` : '';
  return `business_id, pop, ${FACTS} as facts, ${away} as away, ${cost} as cost${ordering}${tiers}`;
}

/** Who comes to the city from elsewhere. */
function servedBy({ city, state }: FacetedRequest, values: Values): string {
  return `select business_id from served_cities where ${placeTests({ city, state }, values).join(' and ')}`;
}

/** Those who come to the city and are not of the area that is read anyway. */
function comingFrom(request: FacetedRequest, isOutside: () => string, parts: AreaParts, values: Values): string {
  if (!request.isServed) return '';
  const tests = [...tradeTests(request, values), ...wordedTests(request, parts.words, values), isOutside()];
  return `select ${columns(parts, String(COMING), 'true')} from served join listings using (business_id) where ${tests.join(' and ')}`;
}

function areaAround(request: FacetedRequest, point: Point, kilometres: number, parts: AreaParts, values: Values): string {
  const { away, words } = parts;
  const { from, to } = cellsAround(point, kilometres);
  const tests = [...tradeTests(request, values), ...wordedTests(request, words, values)];
  const farthest = values.add(haversineOf(kilometres), 'float8');
  const { isServed, narrowing } = request;
  const comes = isServed ? 'business_id in (select business_id from served)' : 'false';
  // More is read than the radius where other radii are counted.
  const isFar = isServed && narrowing.radius !== undefined ? `${away} > ${values.add(haversineOf(narrowing.radius), 'float8')}` : 'false';
  const coming = comingFrom(request, () => `(place is null or ${away} > ${farthest})`, parts, values);
  // With 'offset 0' each distance is worked out once, not again for the test.
  return `select * from (select ${columns(parts, `case when ${isFar} then ${COMING} else 0 end`, comes)}
        from unnest(${values.add(from, 'int[]')}, ${values.add(to, 'int[]')}) range (first_cell, last_cell)
          join listings on cell between first_cell and last_cell
        ${tests.length > 0 ? `where ${tests.join(' and ')}` : ''} offset 0) around
      where away <= ${farthest}${coming && ` union all ${coming}`}`;
}

function areaWithin(request: FacetedRequest, parts: AreaParts, values: Values, { more = [] as string[], from = 'listings' } = {}): string {
  const { words, lift } = parts;
  const tests = [...placeTests(request, values), ...tradeTests(request, values), ...wordedTests(request, words, values), ...more];
  const where = tests.length > 0 ? `where ${tests.join(' and ')}` : '';
  const tier = lift ? `coalesce((select lifted.tier from lifted where lifted.business_id = listings.business_id), ${lift.last})` : '0';
  const coming = comingFrom(request, () => `not (${placeTests(request, values).join(' and ')})`, parts, values);
  return `select ${columns(parts, tier, 'false')} from ${from} ${where}${coming && ` union all ${coming}`}`;
}

function wordedTests(request: FacetedRequest, words: Estimate | undefined, values: Values): string[] {
  const tests = wordTests(request, values);
  return words?.query && tests.length > 0 ? [meets(words.query, values), ...tests] : tests;
}

/** Who comes first among the best of a place. Those of other places do not, as filters are of the place. */
function liftOf(request: FacetedRequest, values: Values): { tables: string; last: number } | undefined {
  if (!request.lift || request.order !== 'best') return undefined;
  const tests = { place: placeTests(request, values), trade: tradeTests(request, values), words: wordTests(request, values) };
  const lifted = new LiftTests(request.lift, tests, values);
  return { tables: `${lifted.table ? `${lifted.table},\n    ` : ''}lifted as materialized (${lifted.selectHere()})`, last: lifted.last };
}

/** Which filters are set stands in the values: a text of its own for each mixture would be planned for each. */
function filterTests(narrowing: Narrowing, isServed: boolean, values: Values): string[] {
  const { radius } = narrowing;
  const comes = isServed ? 'comes or ' : '';
  const bits = values.add(factBits(narrowing), 'int');
  return [
    ...(radius === undefined ? [] : [`(${comes}away <= ${values.add(haversineOf(radius), 'float8')})`]),
    `facts % ${KEY.shown} >= ${values.add(leastLevel(narrowing), 'int')}`,
    `facts & ${bits} = ${bits}`,
  ];
}

/** How many of the radii somebody around a point lies beyond. */
function ringOf({ isServed }: FacetedRequest): string {
  const beyond = limits.radii.map((km) => `(away > ${haversineOf(km)})::int`).join(' + ');
  return isServed ? `case when comes then 0 when away is null then ${limits.radii.length} else ${beyond} end` : `(${beyond})`;
}

/** How many of an area are alike, by reading it. */
function tallyOf(area: string, { ring, affordable }: { ring?: string; affordable: string | undefined }): string {
  const cheap = affordable ? ` + ${KEY.affordable} * coalesce(${affordable}, false)::int` : '';
  return tallied(`select facts${cheap}${ring ? ` + ${KEY.ring} * ${ring}` : ''} as key, count(*)::int as n from ${area} group by 1`);
}

/** The same of a city, a state or all India from the table of sums, with those who come from elsewhere. */
function sumsWithin(request: FacetedRequest, parts: AreaParts, values: Values): string {
  const { city = '', state = '', services, without } = request;
  const isWithout = services === undefined && without.length > 0;
  const trade = isWithout
    ? `service_key <> '' and service_key <> all (${values.add(without, 'text[]')})`
    : `service_key = any (${values.add(services ?? [''], 'text[]')})`;
  const coming = comingFrom(request, () => `not (${placeTests(request, values).join(' and ')})`, parts, values);
  return tallied(`select facts as key, sum(n)::int as n from (
        select facts, n from listing_fact_counts
        where state_key = ${values.add(state, 'text')} and city_key = ${values.add(city, 'text')} and ${trade}
        ${coming && `union all select facts, 1 from (${coming}) coming`}) sums
      group by facts having sum(n) > 0`);
}

function tallied(groups: string): string {
  return `select string_agg(key || ':' || n, ' ') as tally from (${groups}) grouped`;
}

/** Those with a price that is compared have an index of their own. */
const PRICED = ['listings.cost is not null'];

/** How many of those that pass the other filters cost more than so many of the steps, for each number of them. */
function pricesOf(area: string, tests: string[], upTo: number | undefined, values: Values): string {
  const step = `width_bucket(cost - 1, ${values.add(priceSteps(upTo), 'int[]')})`;
  return tallied(`select ${step} as key, count(*)::int as n from ${area} where cost is not null and ${tests.join(' and ')} group by 1`);
}
