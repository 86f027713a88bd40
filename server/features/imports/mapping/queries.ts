import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** What was chosen for the columns of files before, the latest first. */
export function selectMappings(db: Kysely<DB>, most: number) {
  return db.selectFrom('import_mappings').select(['headings_hash', 'columns', 'taken']).orderBy('used_at', 'desc').limit(most).execute();
}

/** Keeps what was chosen for the columns of a table, in place of what was chosen before. */
export async function insertMapping(db: Kysely<DB>, headingsHash: string, columns: Record<string, string>): Promise<void> {
  await db
    .insertInto('import_mappings')
    .values({ headings_hash: headingsHash, columns: JSON.stringify(columns) })
    .onConflict((conflict) => conflict.column('headings_hash').doUpdateSet({ columns: JSON.stringify(columns), used_at: sql`now()` }))
    .execute();
}

/** Keeps what one cell is taken for in tables with some headings. */
export async function insertTaken(
  db: Kysely<DB>,
  hashes: string[],
  { column, key, value }: { column: string; key: string; value: string },
) {
  const taken = JSON.stringify({ [column]: { [key]: value } });
  await sql`insert into import_mappings as known (headings_hash, columns, taken)
    select distinct headings_hash, '{}'::jsonb, ${taken}::jsonb from unnest(${hashes}::text[]) as headings_hash
    on conflict (headings_hash) do update set used_at = now(), taken = known.taken ||
      jsonb_build_object(${column}::text, coalesce(known.taken -> ${column}, '{}') || ${JSON.stringify({ [key]: value })}::jsonb)`.execute(
    db,
  );
}

/** Forgets what nobody has used for a year. */
export async function deleteOldMappings(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('import_mappings').where('used_at', '<', sql<Date>`now() - interval '1 year'`).execute();
}

/** Forgets headings and cells that tell of somebody, as the headings of a file do which has none. */
export async function forgetMappings(db: Kysely<DB>, mentions: string): Promise<void> {
  await sql`delete from import_mappings where columns::text ~* ${mentions} or taken::text ~* ${mentions}`.execute(db);
}
