import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** The numbers of the files of `size` places that hold a business: one look at an index for each file. */
export async function selectFileNumbers(db: Kysely<DB>, size: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(1, (select (max(place) - 1) / ${size} + 1 from sitemap_places)) number
    cross join lateral (
      select from sitemap_places where place > (number - 1) * ${size} and place <= number * ${size} order by place limit 1) held
    order by number`.execute(db);
  return rows.map(({ number }) => number);
}

/** Approved businesses whose place is one of those after `after` and not after `last`, in their order. */
export async function selectBusinessesByPlace(db: Kysely<DB>, { after, last, limit }: { after: number; last: number; limit: number }) {
  // A listing that left in the moment in which the places were filled in has left its own (migration 0139): listings are asked, too.
  const { rows } = await sql<{ place: number; business_id: string; updated_at: Date }>`
    select sitemap_places.place, business_id, updated_at
    from sitemap_places join listings using (business_id) join businesses using (business_id)
    where sitemap_places.place > ${after} and sitemap_places.place <= ${last} order by sitemap_places.place limit ${limit}`.execute(db);
  return rows;
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
