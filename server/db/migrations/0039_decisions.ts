import { type Kysely, sql } from 'kysely';

/** Counts the decisions on a business, so that a mail about one that was taken back or repeated meanwhile is not sent. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table businesses add column decisions int not null default 0`.execute(db);
}
