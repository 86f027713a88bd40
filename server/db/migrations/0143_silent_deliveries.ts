import { type Kysely, sql } from 'kysely';

/**
 * What is to be told is looked for: a commit that notified waited for others that did (docs/decisions/030-conversation.md#what-is-due-is-looked-for). Each
 * process looks four times a second, and reads nothing that waits for later (docs/decisions/220-keys-and-webhooks.md).
 */
export async function up(db: Kysely<unknown>) {
  await sql`drop trigger notify_changed on webhook_deliveries`.execute(db);
  await sql`create index webhook_deliveries__due on webhook_deliveries (webhook_endpoint_id, due_at) where state = 'waiting'`.execute(db);
}
