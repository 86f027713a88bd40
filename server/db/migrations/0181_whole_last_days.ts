import { type Kysely, sql } from 'kysely';

/** A check ended at its hour on the day that was named as its last: it stands through the whole of it (docs/decisions/230-checks.md). */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The end of the day of India in which a moment lies. */
const endOfDay = (moment: string) => `(date_trunc('day', ${moment}) + interval '1 day') at time zone 'Asia/Kolkata'`;

const STATEMENTS = [
  `create or replace function check_ends_at(checked_at timestamptz) returns timestamptz stable strict parallel safe
    return ${endOfDay(`(checked_at at time zone 'Asia/Kolkata'
      + make_interval(months => coalesce((select (value #>> '{}')::int from settings where name = 'check_months'), 12)))`)}`,
  // No day that a page names changes, nor what stands.
  'alter table checks disable trigger user',
  `update checks set ends_at = ${endOfDay("ends_at at time zone 'Asia/Kolkata'")} where ends_at is not null`,
  'alter table checks enable trigger user',
];
