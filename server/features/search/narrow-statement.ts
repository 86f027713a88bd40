import type { Estimate } from '#server/features/search/estimate.ts';
import { type FilterRequest, placeTests, tradeTests, wordTests } from '#server/features/search/filter-statement.ts';
import { cellsAround, haversineOf, type Point, toMap } from '#server/features/search/ground.ts';
import { LiftTests } from '#server/features/search/lift.ts';
import { answering, meets } from '#server/features/search/queries.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { KEY, priceSteps, SHOWN } from '#server/features/search/tally.ts';
import { limits } from '#shared/limits.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import type { Narrowing, Order } from '#shared/schemas/narrowing.ts';

export interface NarrowRequest extends Omit<FilterRequest, 'near' | 'ceiling'> {
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
}

const MOST_KILOMETRES = Math.max(...limits.radii);

/** Order within equals never changes, so that pages do not overlap. */
const ORDERS: Record<Order, string> = {
  best: 'tier, pop desc, business_id',
  nearest: 'away nulls last, pop desc, business_id',
  price: 'cost nulls last, pop desc, business_id',
  rating: 'stars desc, reviews desc, pop desc, business_id',
  reviews: 'reviews desc, stars desc, pop desc, business_id',
  newest: 'came_at desc, business_id',
};

/** The tier of those who come from elsewhere: behind all of the place. */
const COMING = 5;

/** How many of them it reaches, or lies beyond. */
const sumOf = (tests: string[]) => tests.map((test) => `(${test})::int`).join(' + ');

/**
 * One page of those in an area that pass the filters, and how many of the area are alike in what filters ask for, from which every
 * count is worked out (tally.ts). The area is read once, from an index that has all of it.
 */
export function narrowStatement(request: NarrowRequest, words: Estimate | undefined, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const { narrowing, order, point, withOther, hasPlace, unit, skip, limit } = request;
  const measures = {
    away: point ? distanceFrom(point, values) : 'null::float8',
    cost: unit ? `case when unit = ${values.add(unit, 'text')} then cost end` : 'null::int',
  };
  const isAround = narrowing.radius !== undefined && point !== undefined;
  const lift = isAround ? undefined : liftOf(request, values);
  const area = isAround
    ? areaAround(request, point, withOther ? MOST_KILOMETRES : (narrowing.radius ?? 0), { ...measures, words }, values)
    : areaWithin(request, { ...measures, words, lift }, values);
  const other = withOther ? otherArea() : undefined;
  const page = `limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}`;
  const tests = filterTests(narrowing, values);
  const affordable = narrowing.upTo === undefined ? [] : [`cost <= ${values.add(narrowing.upTo, 'int')}`];
  const tally = (of: string) => tallyOf(of, { hasPoint: point !== undefined, affordable: affordable[0] });
  const hasPrices = withOther && unit !== undefined;
  const prices = hasPrices
    ? `prices as (${pricesOf(tests, narrowing.upTo, values)}),
    `
    : '';
  const served = request.isServed ? `served as materialized (${servedBy(request, values)}),\n    ` : '';
  const body = `${served}${lift ? `${lift.tables},\n    ` : ''}area as materialized (${area}),
    tally as (${tally('area')}),
    ${prices}${other ? `other_area as materialized (${other}), other as (${tally('other_area')}),` : ''}
    found as (select (row_number() over (order by ${ORDERS[order]}))::int as tier, pop, business_id, tier = ${COMING} as comes from (
      select * from area where ${[...tests, ...affordable].join(' and ')} order by ${ORDERS[order]} ${page}) page),
    total as (select tally.keys, tally.ns${other ? ', other.keys as other_keys, other.ns as other_ns' : ''}${hasPrices ? ', steps, step_ns' : ''}
      from tally${other ? ', other' : ''}${hasPrices ? ', prices' : ''})`;
  const totals = `keys, ns${other ? ', other_keys, other_ns' : ''}${hasPrices ? ', steps, step_ns' : ''}`;
  return { text: answering(body, fresh, { totals, more: ', comes' }), values: values.list };

  function otherArea() {
    if (isAround) return hasPlace ? areaWithin(request, { ...measures, away: 'null::float8', words }, values) : undefined;
    return point && areaAround(request, point, MOST_KILOMETRES, { ...measures, words }, values);
  }
}

/** Half the squared chord to a point (haversineOf): Mercator's coordinates give it without going back to degrees. */
function distanceFrom(point: Point, values: Values): string {
  const { x, y } = toMap(point);
  const [east, north] = [values.add(x, 'float8'), values.add(y, 'float8')];
  return `(power(sinh((place[1] - ${north}) / 2), 2) + power(sin((place[0] - ${east}) / 2), 2)) / (cosh(place[1]) * cosh(${north}))`;
}

/** How a listing's distance and comparable price are worked out. */
interface Measures {
  away: string;
  cost: string;
}

interface AreaParts extends Measures {
  words: Estimate | undefined;
  lift?: { last: number } | undefined;
}

function columns({ away, cost }: Measures, tier: string, comes: string): string {
  return `business_id, pop, reviews, stars, shown, quick, came_at, ${away} as away, ${cost} as cost, ${tier} as tier, ${comes} as comes`;
}

/** Who comes to the city from elsewhere. */
function servedBy({ city, state }: NarrowRequest, values: Values): string {
  return `select business_id from served_cities where ${placeTests({ city, state }, values).join(' and ')}`;
}

/** Those who come to the city and are not of the area that is read anyway. */
function comingFrom(request: NarrowRequest, isOutside: () => string, { words, ...measures }: AreaParts, values: Values): string {
  if (!request.isServed) return '';
  const tests = [...tradeTests(request, values), ...wordedTests(request, words, values), isOutside()];
  return `
      union all select ${columns(measures, String(COMING), 'true')} from served join listings using (business_id) where ${tests.join(' and ')}`;
}

function areaAround(request: NarrowRequest, point: Point, kilometres: number, parts: AreaParts, values: Values): string {
  const { away, words } = parts;
  const { from, to } = cellsAround(point, kilometres);
  const tests = [...tradeTests(request, values), ...wordedTests(request, words, values)];
  const farthest = values.add(haversineOf(kilometres), 'float8');
  const { isServed, narrowing } = request;
  const comes = isServed ? 'business_id in (select business_id from served)' : 'false';
  // More is read than the radius where other radii are counted.
  const isFar = isServed && narrowing.radius !== undefined ? `${away} > ${values.add(haversineOf(narrowing.radius), 'float8')}` : 'false';
  return `select * from (select ${columns(parts, `case when ${isFar} then ${COMING} else 0 end`, comes)}
        from unnest(${values.add(from, 'int[]')}, ${values.add(to, 'int[]')}) range (first_cell, last_cell)
          join listings on cell between first_cell and last_cell
        ${tests.length > 0 ? `where ${tests.join(' and ')}` : ''}) around
      where away <= ${farthest}${comingFrom(request, () => `(place is null or ${away} > ${farthest})`, parts, values)}`;
}

function areaWithin(request: NarrowRequest, parts: AreaParts, values: Values): string {
  const { words, lift } = parts;
  const tests = [...placeTests(request, values), ...tradeTests(request, values), ...wordedTests(request, words, values)];
  const where = tests.length > 0 ? `where ${tests.join(' and ')}` : '';
  const tier = lift ? `coalesce((select lifted.tier from lifted where lifted.business_id = listings.business_id), ${lift.last})` : '0';
  const coming = comingFrom(request, () => `not (${placeTests(request, values).join(' and ')})`, parts, values);
  return `select ${columns(parts, tier, 'false')} from listings ${where}${coming}`;
}

function wordedTests(request: NarrowRequest, words: Estimate | undefined, values: Values): string[] {
  const tests = wordTests(request, values);
  return words?.query && tests.length > 0 ? [meets(words.query, values), ...tests] : tests;
}

/** Who comes first among the best of a place. Those of other places do not, as filters are of the place. */
function liftOf(request: NarrowRequest, values: Values): { tables: string; last: number } | undefined {
  if (!request.lift || request.order !== 'best') return undefined;
  const tests = { place: placeTests(request, values), trade: tradeTests(request, values), words: wordTests(request, values) };
  const lifted = new LiftTests(request.lift, tests, values);
  return { tables: `${lifted.table ? `${lifted.table},\n    ` : ''}lifted as materialized (${lifted.selectHere()})`, last: lifted.last };
}

/** Which filters are set stands in the values: a text of its own for each mixture would be planned for each. */
function filterTests({ radius, rating, reviews, price, photos, quick, checked }: Narrowing, values: Values): string[] {
  const shown = (price ? SHOWN.price : 0) + (photos ? SHOWN.photos : 0) + (checked ? SHOWN.checked : 0);
  const bits = values.add(shown, 'int');
  return [
    ...(radius === undefined ? [] : [`(comes or away <= ${values.add(haversineOf(radius), 'float8')})`]),
    `stars >= ${values.add((rating ?? 0) * 1_000, 'int')}`,
    `reviews >= ${values.add(reviews ? 1 : 0, 'int')}`,
    `shown & ${bits} = ${bits}`,
    `quick::int >= ${values.add(quick ? 1 : 0, 'int')}`,
  ];
}

function tallyOf(area: string, { hasPoint, affordable }: { hasPoint: boolean; affordable: string | undefined }): string {
  const level = sumOf(['reviews > 0', ...limits.ratings.map((rating) => `stars >= ${rating * 1_000}`)]);
  const beyond = limits.radii.map((km) => `away > ${haversineOf(km)}`);
  const ring = hasPoint ? ` + ${KEY.ring} * case when comes then 0 when away is null then ${beyond.length} else ${sumOf(beyond)} end` : '';
  const cheap = affordable ? ` + ${KEY.affordable} * coalesce(${affordable}, false)::int` : '';
  const key = `${level} + ${KEY.shown} * shown + ${KEY.quick} * quick::int${cheap}${ring}`;
  return `select array_agg(key) as keys, array_agg(n) as ns from (select ${key} as key, count(*)::int as n from ${area} group by 1) grouped`;
}

/** How many of those that pass the other filters cost more than so many of the steps, for each number of them. */
function pricesOf(tests: string[], upTo: number | undefined, values: Values): string {
  const step = `width_bucket(cost - 1, ${values.add(priceSteps(upTo), 'int[]')})`;
  return `select array_agg(step) as steps, array_agg(n) as step_ns
      from (select ${step} as step, count(*)::int as n from area where cost is not null and ${tests.join(' and ')} group by 1) grouped`;
}
