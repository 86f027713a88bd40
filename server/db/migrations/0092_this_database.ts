import { type Kysely, sql } from 'kysely';

/**
 * Which database this is, and where backups of it were made: docs/decisions/110-backups.md. Neither goes into a backup: the database that a
 * restore makes is another one.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table this_database (
    is_only boolean constraint this_database__is_only primary key default true constraint this_database__is_only_check check (is_only),
    database_id uuid not null default gen_random_uuid()
  )`,
  'insert into this_database default values',
  `create table backup_folders (
    folder text constraint backup_folders__folder primary key,
    backed_up_at timestamptz not null
  )`,
];
