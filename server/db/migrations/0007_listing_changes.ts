import { type Kysely, sql } from 'kysely';

/** Tables whose rows a search result shows or is ordered by. */
const SHOWN = ['listings', 'businesses', 'business_stats'];

/** Says in which transactions something that a search shows was changed: results are kept while none follows them. */
export async function up(db: Kysely<unknown>) {
  await sql`create table listing_changes (
    changed_in xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index listing_changes__changed_in on listing_changes (changed_in)`.execute(db);
  await sql`create function note_listing_change() returns trigger language plpgsql as $$
  begin
    insert into listing_changes default values;
    return null;
  end $$`.execute(db);
  for (const table of SHOWN) {
    await sql`create trigger note_listing_change after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function note_listing_change()`.execute(db);
  }
}
