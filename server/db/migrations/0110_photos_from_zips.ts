import { type Kysely, sql } from 'kysely';

/** Photos that a file of businesses names as files: they come in a ZIP, and lie in the store until their rows have taken them. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table imports
    add column names_files boolean not null default false,
    -- What the last ZIP held.
    add column zip jsonb`,
  `create table import_pictures (
    import_id uuid not null constraint import_pictures__import_id_fkey references imports on delete cascade,
    -- As rows write it.
    name text not null,
    -- Where it lies in the store.
    stored text,
    -- Why it was not taken out of the ZIP.
    fault text,
    added_at timestamptz not null default now(),
    constraint import_pictures__import_id_name primary key (import_id, name),
    constraint import_pictures__fault_check check ((stored is null) = (fault is not null))
  )`,
  'create index import_pictures__added_at on import_pictures (added_at)',
  // By what a photo is known again that comes once more under a name.
  'alter table import_photos add column hash text',
  `create index import_photos__waiting on import_photos (import_id, line) where state = 'waiting'`,
];
