import { type Kysely, sql } from 'kysely';

/**
 * What was listed before 0136 gets its place in the sitemap, in the order of ids as before; nobody who writes waits meanwhile. A listing that
 * leaves while this runs may leave its place behind: nothing is shown there.
 */
export async function up(db: Kysely<unknown>) {
  await sql`insert into sitemap_places (business_id) select business_id from listings order by business_id on conflict do nothing`.execute(
    db,
  );
}
