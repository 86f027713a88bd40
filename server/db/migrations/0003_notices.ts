import { type Kysely, sql } from 'kysely';

/** Tables whose rows processes keep in memory tell of every write, whoever wrote (server/cache/table-values.ts). */
const CACHED = ['services', 'posters', 'price_tickers', 'settings'];

export async function up(db: Kysely<unknown>) {
  await sql`create function notify_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('nirmaan_changed', tg_table_name);
    return null;
  end $$`.execute(db);
  for (const table of CACHED) {
    await sql`create trigger notify_changed after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function notify_changed()`.execute(db);
  }
}
