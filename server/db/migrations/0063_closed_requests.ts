import { type Kysely, sql } from 'kysely';

/** How conversations end with the request that they were one of, and when the request's mailed link was ended; docs/decisions/163-requests-for-quotes.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table requirements add column link_ended_at timestamptz',
  // The one that was chosen, and one that another was asked instead of.
  `alter table enquiries
    drop constraint enquiries__ended_as_check,
    add constraint enquiries__ended_as_check check (ended_as in ('found', 'not_needed', 'chosen', 'replaced'))`,
];
