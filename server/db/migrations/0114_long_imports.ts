import { type Kysely, sql } from 'kysely';

/**
 * Files of businesses with up to a million rows: one that is long is kept while a job reads it batch by batch, and its rows are checked again by one
 * when a value is taken for another.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table imports
    drop constraint imports__status_check,
    add constraint imports__status_check check
      (status in ('checking', 'unread', 'checked', 'importing', 'done', 'failed', 'stopped', 'undoing', 'undone')) not valid,
    -- What a job does with its rows while it is being checked.
    add column task jsonb,
    -- Counts the jobs that took it up: the latest alone goes on.
    add column turn integer not null default 0,
    -- How much of the file is read, from 0 to 1, where that is known.
    add column read_share real,
    -- Why it could not be read.
    add column refused jsonb,
    -- What its rows have and is not known, as far as somebody has looked since they were checked.
    add column unknown jsonb`,
  `create table import_files (
    import_id uuid not null constraint import_files__import_id_fkey references imports on delete cascade,
    part integer not null,
    bytes bytea not null,
    constraint import_files__import_id_part primary key (import_id, part)
  )`,
  'create index import_changes__to_undo on import_changes (import_id, line) where undone_at is null and left_because is null',
];
