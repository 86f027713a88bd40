import { type Kysely, sql } from 'kysely';

/**
 * A file changes businesses that are known, after each difference was seen, and what an import has done can be taken back for 30 days: what each
 * row added or changed stands here until then.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table imports
    drop constraint imports__status_check,
    add constraint imports__status_check check
      (status in ('checked', 'importing', 'done', 'failed', 'stopped', 'undoing', 'undone')) not valid,
    add column started_by uuid constraint imports__started_by_fkey references admins on delete set null,
    -- Whether an empty cell empties what stands there.
    add column clears_empty boolean not null default false,
    add column change_count integer not null default 0,
    add column conflict_count integer not null default 0,
    add column same_count integer not null default 0,
    add column changed_count integer not null default 0,
    add column undone_count integer not null default 0,
    add column left_count integer not null default 0`,
  `alter table import_rows
    drop constraint import_rows__outcome_check,
    add constraint import_rows__outcome_check check
      (outcome in ('new', 'change', 'conflict', 'same', 'duplicate', 'error')) not valid,
    -- Of a row that changes one: it goes with the business.
    add column business_id uuid constraint import_rows__business_id_fkey references businesses on delete cascade`,
  'create index import_rows__business_id on import_rows (business_id) where business_id is not null',
  `create table import_changes (
    import_id uuid not null constraint import_changes__import_id_fkey references imports on delete cascade,
    line integer not null,
    business_id uuid not null constraint import_changes__business_id_fkey references businesses on delete cascade,
    -- What stood in the columns that were changed; null where the business was added.
    before jsonb,
    -- The version that it had then: who has touched it since has counted on.
    version integer not null,
    undone_at timestamptz,
    -- Why it was not taken back.
    left_because text,
    constraint import_changes__import_id_line primary key (import_id, line),
    constraint import_changes__left_because_check check (left_because in ('edited', 'owned', 'used', 'taken'))
  )`,
  'create index import_changes__business_id on import_changes (business_id)',
];
