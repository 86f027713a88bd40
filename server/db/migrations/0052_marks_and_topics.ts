import { type Kysely, sql } from 'kysely';

/** Tables that pages show as a whole (0030), and what their topics are called. */
const TOPICS: [table: string, topic: string][] = [
  ...['services', 'posters', 'price_tickers', 'settings', 'blogs', 'comments'].map((table): [string, string] => [table, table]),
  ['sayings', 'sayings'],
  ['switched_off_sayings', 'sayings'],
];

const CHANGED = { insert: 'new', update: 'new', delete: 'old' };

const STATEMENTS = [
  // What a job has come to is nothing that pages show: among the settings it made all of them anew every quarter of an hour.
  'create table job_marks (name text primary key, stands_at timestamptz not null)',
  `insert into job_marks (name, stands_at)
    select name, to_timestamp((value #>> '{}')::float8 / 1000) from settings where name = 'waiting_mailed_until'`,
  "delete from settings where name = 'waiting_mailed_until'",

  // A statement that finds nothing to write changes nothing: jobs look every minute what is due.
  `create function note_changed_topic() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then
      insert into topic_changes (topic) values (tg_argv[0]);
    end if;
    return null;
  end $$`,
  ...TOPICS.flatMap(([table, topic]) => [
    `drop trigger note_topic on ${table}`,
    `create trigger note_topic after truncate on ${table} for each statement execute function note_table_topic('${topic}')`,
    ...Object.entries(CHANGED).map(
      ([operation, rows]) => `create trigger note_topic_of_${operation} after ${operation} on ${table}
        referencing ${rows} table as changed for each statement execute function note_changed_topic('${topic}')`,
    ),
  ]),
];

/**
 * Keeps pages while nothing that they show is written (docs/decisions/095-kept-pages.md): what jobs note for themselves, and statements
 * that write nothing, change no topic.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
