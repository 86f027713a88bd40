import { type Kysely, sql } from 'kysely';

/**
 * The place of each listing in the sitemap (docs/decisions/091-being-found.md). What is listed already gets its own in 0139: triggers hold
 * whoever writes until their migration ends.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const follow = (name: string, event: string, tables: string, change: string) => [
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${change};
    return null;
  end $$`,
  `create trigger ${name} after ${event} on listings ${tables} for each statement execute function ${name}()`,
];

const STATEMENTS = [
  // A place is never given twice: a file of so many places never holds more businesses.
  `create table sitemap_places (
    business_id uuid constraint sitemap_places__business_id primary key,
    place bigint not null generated always as identity constraint sitemap_places__place unique
  )`,
  ...follow(
    'place_added_listings',
    'insert',
    'referencing new table as added',
    'insert into sitemap_places (business_id) select business_id from added order by business_id on conflict do nothing',
  ),
  // By an array: a plan that was made for many would read all places for one.
  ...follow(
    'forget_removed_places',
    'delete',
    'referencing old table as removed',
    'delete from sitemap_places where business_id = any (array(select business_id from removed))',
  ),
  ...follow('forget_sitemap_places', 'truncate', '', 'delete from sitemap_places'),
];
