import { type Kysely, sql } from 'kysely';

/** Files of businesses that are fetched every night from an address. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table import_sources (
    import_source_id uuid not null default uuidv7() constraint import_sources__import_source_id primary key,
    url text not null,
    -- Minutes after midnight in India.
    at_minute smallint not null constraint import_sources__at_minute_check check (at_minute between 0 and 1439),
    -- What is done with a file in which nothing is wrong.
    writes text not null constraint import_sources__writes_check check (writes in ('nothing', 'pending', 'approved')),
    -- What its headings stood for last.
    columns jsonb not null default '{}',
    is_on boolean not null default true,
    made_by uuid constraint import_sources__made_by_fkey references admins on delete set null,
    next_at timestamptz not null,
    -- Nobody else fetches it until then.
    claimed_until timestamptz,
    fetched_at timestamptz,
    -- How that went, and why it failed.
    result text,
    fault jsonb,
    failing_since timestamptz,
    -- What it was when it was checked last.
    etag text,
    last_modified text,
    content_hash text,
    import_id uuid constraint import_sources__import_id_fkey references imports on delete set null,
    created_at timestamptz not null default now()
  )`,
  `alter table imports add column import_source_id uuid constraint imports__import_source_id_fkey references import_sources on delete set null`,
  'create index imports__import_source_id on imports (import_source_id) where import_source_id is not null',
];
