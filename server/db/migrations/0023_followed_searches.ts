import { type Kysely, sql } from 'kysely';

/** Which words led to profiles of which service, by day: sums, with nobody in them; docs/decisions/021-understanding.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table search_counts drop constraint search_counts__kind_check,
    add constraint search_counts__kind_check check (kind in ('service', 'city', 'nothing_found', 'words'))`,
  'create index search_counts__kind_name on search_counts (kind, name)',

  // Without a service: the profile was of none in the catalogue, or was looked for by its name.
  `create table followed_searches (
    day date not null,
    words text not null constraint followed_searches__words_check check (length(words) <= 60),
    service_id uuid constraint followed_searches__service_id_fkey references services on delete cascade,
    visits int not null constraint followed_searches__visits_check check (visits > 0),
    constraint followed_searches__day_words_service_id unique nulls not distinct (day, words, service_id)
  )`,
  'create index followed_searches__words on followed_searches (words)',
  'create index followed_searches__service_id on followed_searches (service_id) where service_id is not null',

  // What the team does not want to be proposed again.
  `create table refused_proposals (
    words text not null,
    service_id uuid not null constraint refused_proposals__service_id_fkey references services on delete cascade,
    created_at timestamptz not null default now(),
    constraint refused_proposals__words_service_id primary key (words, service_id)
  )`,
  'create index refused_proposals__service_id on refused_proposals (service_id)',
];
