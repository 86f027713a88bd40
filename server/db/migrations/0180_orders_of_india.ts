import { type Kysely, sql } from 'kysely';

/**
 * Lists of all India or of a state by stars, by reviews or the newest first are read in their order, and those with filters that few pass by
 * what these look at: each read every listing of the area before, 0.7 s of all India at a million businesses and 6.5 s at ten million
 * (docs/decisions/140-filters.md).
 */
export async function up(db: Kysely<unknown>) {
  await sql`create index listings__stars on listings (stars desc, reviews desc, pop desc, business_id)`.execute(db);
  await sql`create index listings__reviews on listings (reviews desc, stars desc, pop desc, business_id)`.execute(db);
  await sql`create index listings__came_at on listings (came_at desc, business_id)`.execute(db);
  await sql`create index listings__facts on listings (listing_marks(reviews, stars, shown, quick))`.execute(db);
}
