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
