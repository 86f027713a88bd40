import { type Kysely, sql } from 'kysely';

/** What the team has chosen for the columns of a file is remembered by its headings; an import knows which sheets of its workbook it took. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table import_mappings (
    -- A hash of all headings of the file, whatever their order: together they may be longer than an index takes.
    headings_hash text not null constraint import_mappings__headings_hash primary key,
    -- The column of ours that each heading stands for; '' where it is left out.
    columns jsonb not null,
    used_at timestamptz not null default now()
  )`,
  'create index import_mappings__used_at on import_mappings (used_at)',
  "alter table imports add column sheets text[] not null default '{}'",
];
