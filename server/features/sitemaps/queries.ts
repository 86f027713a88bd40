import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** The first business of each file of the sitemap, by id: new ids sort last, so that files keep what they hold. */
export async function selectFileStarts(db: Kysely<DB>, size: number): Promise<string[]> {
  const { rows } = await sql<{ business_id: string }>`
    select business_id from (select business_id, row_number() over (order by business_id) as position from listings) numbered
    where (position - 1) % ${size} = 0 order by business_id`.execute(db);
  return rows.map((row) => row.business_id);
}

/** Approved businesses from an id on, in the order of their ids. */
export function selectBusinessesFrom(db: Kysely<DB>, from: string, { after, limit }: { after: boolean; limit: number }) {
  const beyond = after ? '>' : '>=';
  return (
    db
      .selectFrom('listings')
      .innerJoin('businesses', 'businesses.business_id', 'listings.business_id')
      .select(['listings.business_id', 'businesses.updated_at'])
      .where('listings.business_id', beyond, from)
      // Said of both: the join reads both in their order, and would begin with the first business of all.
      .where('businesses.business_id', beyond, from)
      .orderBy('listings.business_id')
      .limit(limit)
      .execute()
  );
}
