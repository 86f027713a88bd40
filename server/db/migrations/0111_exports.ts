import { type Kysely, sql } from 'kysely';

/**
 * Lists of the back office that are being downloaded: how far each is, and whether it is to stop. What was searched for stands here only until
 * the file is fetched.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table exports (
    export_id uuid constraint exports__export_id primary key default uuidv7(),
    admin_id uuid not null constraint exports__admin_id_fkey references admins on delete cascade,
    list text not null,
    format text not null,
    filter jsonb not null,
    state text not null default 'waiting',
    -- Rows that the list's table has, that were looked at, and that are in the file.
    total integer not null,
    looked_at integer not null default 0,
    written integer not null default 0,
    created_at timestamptz not null default now(),
    constraint exports__format_check check (format in ('xlsx', 'csv')),
    constraint exports__state_check check (state in ('waiting', 'writing', 'done', 'stopped', 'failed'))
  )`,
  'create index exports__admin_id on exports (admin_id)',
];
