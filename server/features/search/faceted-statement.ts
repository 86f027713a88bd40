import type { Estimate } from '#server/features/search/estimate.ts';
import { type AreaParts, areaAround, areaWithin, COMING, distanceFrom, FACTS, servedBy } from '#server/features/search/faceted-areas.ts';
import type { FacetedRequest } from '#server/features/search/faceted-request.ts';
import { PRICED, pricesOf, ringOf, sumsWithin, tallyOf } from '#server/features/search/faceted-tallies.ts';
import { placeTests, tradeTests, wordTests } from '#server/features/search/filter-conditions.ts';
import { haversineOf } from '#server/features/search/ground.ts';
import { LiftTests } from '#server/features/search/lift.ts';
import { answering } from '#server/features/search/queries.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { factBits, KEY, leastLevel } from '#server/features/search/tally.ts';
import type { Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';
import type { Order } from '#shared/narrowing.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';

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

/** The orders beside the best first in which an index has all of India (migration 0180). */
const INDIA_ORDERS: readonly Order[] = ['rating', 'reviews', 'newest'];

/** So many listings of an area are read in order in the time in which one is found by what it is like. */
const READ_IN_THE_TIME = 20;

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
