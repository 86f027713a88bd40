import { type AreaParts, comingFrom } from '#server/features/search/faceted-areas.ts';
import type { FacetedRequest } from '#server/features/search/faceted-request.ts';
import { placeTests } from '#server/features/search/filter-conditions.ts';
import { haversineOf } from '#server/features/search/ground.ts';
import type { Values } from '#server/features/search/statement.ts';
import { KEY, priceSteps } from '#server/features/search/tally.ts';
import { limits } from '#shared/limits.ts';

/** How many of the radii somebody around a point lies beyond. */
export function ringOf({ isServed }: FacetedRequest): string {
  const beyond = limits.radii.map((km) => `(away > ${haversineOf(km)})::int`).join(' + ');
  return isServed ? `case when comes then 0 when away is null then ${limits.radii.length} else ${beyond} end` : `(${beyond})`;
}

/** How many of an area are alike, by reading it. */
export function tallyOf(area: string, { ring, affordable }: { ring?: string; affordable: string | undefined }): string {
  const cheap = affordable ? ` + ${KEY.affordable} * coalesce(${affordable}, false)::int` : '';
  return tallied(`select facts${cheap}${ring ? ` + ${KEY.ring} * ${ring}` : ''} as key, count(*)::int as n from ${area} group by 1`);
}

/** The same of a city, a state or all India from the table of sums, with those who come from elsewhere. */
export function sumsWithin(request: FacetedRequest, parts: AreaParts, values: Values): string {
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
export const PRICED = ['listings.cost is not null'];

/** How many of those that pass the other filters cost more than so many of the steps, for each number of them. */
export function pricesOf(area: string, tests: string[], upTo: number | undefined, values: Values): string {
  const step = `width_bucket(cost - 1, ${values.add(priceSteps(upTo), 'int[]')})`;
  return tallied(`select ${step} as key, count(*)::int as n from ${area} where cost is not null and ${tests.join(' and ')} group by 1`);
}
