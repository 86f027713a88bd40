import { type Kysely, sql } from 'kysely';

/** What webhooks are to be told next: four times a second each process read all that waits for later (docs/decisions/220-keys-and-webhooks.md). */
export async function up(db: Kysely<unknown>) {
  await sql`create index webhook_deliveries__due on webhook_deliveries (webhook_endpoint_id, due_at) where state = 'waiting'`.execute(db);
}
