import { type Kysely, sql } from 'kysely';

/**
 * What a form has sent under its key, for a day: whoever sends it again, because the answer was lost on its way, is given that answer, and
 * nothing is sent twice. The answer is sealed with the key, which the browser alone has.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table sent_once (
    sent_id bytea constraint sent_once__sent_id primary key,
    begun_at timestamptz not null default now(),
    answer bytea
  )`,
  'create index sent_once__begun_at on sent_once (begun_at)',
];
