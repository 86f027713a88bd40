import { type Kysely, sql } from 'kysely';

/** The ways of a message have an order: two may be tried in one millisecond, or after a clock went back, and the last one says why it failed. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table short_message_ways add column turn int not null default 0`.execute(db);
}
