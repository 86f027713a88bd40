import { type Kysely, sql } from 'kysely';

/** How often pages were seen and what was searched for, by day of India: sums, with nobody in them. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table page_views (
    day date not null,
    path text not null constraint page_views__path_check check (length(path) <= 200),
    n int not null constraint page_views__n_check check (n > 0),
    constraint page_views__day_path primary key (day, path)
  )`,
  `create table search_counts (
    day date not null,
    kind text not null constraint search_counts__kind_check check (kind in ('service', 'city', 'nothing_found')),
    name text not null constraint search_counts__name_check check (length(name) <= 100),
    n int not null constraint search_counts__n_check check (n > 0),
    constraint search_counts__day_kind_name primary key (day, kind, name)
  )`,
  // Registrations and enquiries are counted by day where they are; businesses have such an index already.
  'create index users__created_at on users (created_at)',
  'create index enquiries__created_at on enquiries (created_at)',
];
