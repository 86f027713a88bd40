import { type Kysely, sql } from 'kysely';

/** What is to be told is looked for: a commit that notified waited for others that did (docs/decisions/030-conversation.md#what-is-due-is-looked-for). */
export async function up(db: Kysely<unknown>) {
  await sql`drop trigger notify_changed on webhook_deliveries`.execute(db);
}
