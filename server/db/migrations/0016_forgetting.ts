import { type Kysely, sql } from 'kysely';

/** Where an e-mail or a number stands, so that whoever deletes their account is found without reading the tables. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create index enquiries__email on enquiries (lower(email))',
  'create index enquiries__phone_no on enquiries (phone_no)',
  'create index reviews__email on reviews (lower(email)) where email is not null',
  'create index contact_messages__email on contact_messages (lower(email))',
  'create index contact_messages__phone on contact_messages (phone)',
  'create index comments__email on comments (lower(email)) where email is not null',
];
