import { type Kysely, sql } from 'kysely';

/** When the owner's devices were told of a conversation, and that they are about to be; docs/decisions/160-threads.md. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table enquiry_sides add column push_due_at timestamptz, add column pushed_at timestamptz`.execute(db);
}
