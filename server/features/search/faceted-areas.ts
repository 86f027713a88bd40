import type { Estimate } from '#server/features/search/estimate.ts';
import type { FacetedRequest } from '#server/features/search/faceted-request.ts';
import { placeTests, tradeTests, wordTests } from '#server/features/search/filter-conditions.ts';
import { cellsAround, haversineOf, toMap } from '#server/features/search/ground.ts';
import { meets } from '#server/features/search/queries.ts';
import type { Values } from '#server/features/search/statement.ts';
import type { Point } from '#shared/distance.ts';
import type { Order } from '#shared/narrowing.ts';

/** What an order looks at beside what every list is narrowed by: a row that is kept for several readings is as short as can be. */
const ORDER_COLUMNS: Partial<Record<Order, string>> = { rating: 'stars, reviews', reviews: 'stars, reviews', newest: 'came_at' };

/** The tier of those who come from elsewhere: behind all of the place. */
export const COMING = 5;

/** What filters ask for beside distance and price, in one number (KEY in tally.ts). */
export const FACTS = 'listing_marks(reviews, stars, shown, quick)';

/** Half the squared chord to a point (haversineOf): Mercator's coordinates give it without going back to degrees. */
export function distanceFrom(point: Point, values: Values): string {
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

/** What the readings of an area have in common. */
export interface AreaParts extends Columns {
  words: Estimate | undefined;
  lift?: { last: number } | undefined;
}

function columns({ away, cost, order, hasTiers }: Columns, tier: string, comes: string): string {
  const ordering = ORDER_COLUMNS[order] ? `, ${ORDER_COLUMNS[order]}` : '';
  const tiers = hasTiers ? `, ${tier} as tier, ${comes} as comes` : '';
  return `business_id, pop, ${FACTS} as facts, ${away} as away, ${cost} as cost${ordering}${tiers}`;
}

/** Who comes to the city from elsewhere. */
export function servedBy({ city, state }: FacetedRequest, values: Values): string {
  return `select business_id from served_cities where ${placeTests({ city, state }, values).join(' and ')}`;
}

/** Those who come to the city and are not of the area that is read anyway. */
export function comingFrom(request: FacetedRequest, isOutside: () => string, parts: AreaParts, values: Values): string {
  if (!request.isServed) return '';
  const tests = [...tradeTests(request, values), ...wordedTests(request, parts.words, values), isOutside()];
  return `select ${columns(parts, String(COMING), 'true')} from served join listings using (business_id) where ${tests.join(' and ')}`;
}

/** The listings within so many kilometres of a point, by the cells of the map around it, and who comes to the city from farther away. */
export function areaAround(request: FacetedRequest, point: Point, kilometres: number, parts: AreaParts, values: Values): string {
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

/**
 * The listings of a city, a state or all India, and who comes from elsewhere.
 * @param options.more tests that each of them passes.
 * @param options.from what is read in place of all listings.
 */
export function areaWithin(
  request: FacetedRequest,
  parts: AreaParts,
  values: Values,
  { more = [] as string[], from = 'listings' } = {},
): string {
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
