import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

export interface PairRow {
  state_key: string;
  city_key: string;
  service_key: string;
  n: number;
}

/** How many approved businesses each service has in each city, most first. The table's sums also count by '' for 'any'. */
export async function selectPairs(db: Kysely<DB>): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    select state_key, city_key, service_key, sum(n)::int as n from listing_counts
    where state_key <> '' and city_key <> '' and service_key <> ''
    group by state_key, city_key, service_key having sum(n) > 0
    order by n desc, city_key, state_key, service_key`.execute(db);
  return rows;
}

/** How many approved businesses a city has of each service, by key; '' counts those of any service. */
export async function selectCityCounts(
  db: Kysely<DB>,
  keys: { state: string; city: string },
): Promise<{ service_key: string; n: number }[]> {
  const { rows } = await sql<{ service_key: string; n: number }>`
    select service_key, sum(n)::int as n from listing_counts
    where state_key = ${keys.state} and city_key = ${keys.city}
    group by service_key having sum(n) > 0`.execute(db);
  return rows;
}

/** A part of a city: what its businesses have in their address, and the words of it by which they are found soonest. */
export interface LocalityWords {
  pattern: string;
  words: string[];
}

/** How many approved businesses of a city name each locality in their address, in the order given. */
export async function selectLocalityCounts(
  db: Kysely<DB>,
  keys: { state: string; city: string },
  localities: LocalityWords[],
): Promise<number[]> {
  const place = [`=state:${keys.state}`, `=city:${keys.city}`];
  const queries = localities.map(({ words }) => [...place, ...words].map(quoted).join(' & '));
  const { rows } = await sql<{ n: number }>`
    select found.n from unnest(${queries}::text[], ${localities.map(({ pattern }) => pattern)}::text[]) with ordinality
        as locality (query, pattern, place)
      cross join lateral (
        select count(*)::int as n from listings
        where search_terms(txt, state_key, city_key, service_key) @@ locality.query::tsquery
          and split_part(txt, E'\\n', 3) like locality.pattern) found
    order by locality.place`.execute(db);
  return rows.map(({ n }) => n);
}

/** A word as a tsquery has it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
