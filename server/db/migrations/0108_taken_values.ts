import { type Kysely, sql } from 'kysely';

/** What the team takes an unknown trade, city or state of a file for is remembered with its headings. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // By columns, then by what the file has, in small letters.
  "alter table import_mappings add column taken jsonb not null default '{}'",
  // Of each table that was taken, as import_mappings knows it.
  "alter table imports add column headings_hashes text[] not null default '{}'",
];
