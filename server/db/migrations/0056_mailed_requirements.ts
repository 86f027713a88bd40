import { type Kysely, sql } from 'kysely';

/** When whoever asked was mailed the link to their request. */
export async function up(db: Kysely<unknown>) {
  await sql.raw('alter table requirements add column mailed_at timestamptz').execute(db);
}
