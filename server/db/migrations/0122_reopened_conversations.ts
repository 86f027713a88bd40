import { type Kysely, sql } from 'kysely';

/** Whoever asked may take back for a day that a conversation is over; its owner, who may have been told of the end, is told of that, too. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table enquiries add column reopened_at timestamptz`.execute(db);
}
