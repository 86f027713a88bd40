import { type Kysely, sql } from 'kysely';

/** Keys that signed what was given away before they were exchanged, and are taken until their time is over (docs/decisions/110-backups.md). */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Beside the one that signs, which the version before goes on reading.
  `create table former_signing_keys (
    key bytea constraint former_signing_keys__key primary key constraint former_signing_keys__key_check check (length(key) = 32),
    taken_until timestamptz not null
  )`,
  // Processes keep them in memory (server/cache/table-values.ts).
  ...['signing_keys', 'vapid_keys'].map(
    (table) => `create trigger notify_changed after insert or update or delete or truncate on ${table}
      for each statement execute function notify_changed()`,
  ),
];
