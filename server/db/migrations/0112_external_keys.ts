import { type Kysely, sql } from 'kysely';

/** The key by which another list, of an association for example, knows a business: files name it by that, and nobody but the team sees it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table businesses
    add column external_key text,
    add constraint businesses__external_key_check check (length(external_key) between 1 and 200) not valid`,
  'create unique index businesses__external_key on businesses (external_key) where external_key is not null',
];
