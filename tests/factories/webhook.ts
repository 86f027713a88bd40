import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, WebhookEndpoints } from '#server/db/types.ts';
import { drawSecret } from '#server/features/webhooks/signature.ts';
import { webhookEvents } from '#shared/schemas/webhooks.ts';

/** An endpoint that is told of everything, unless told otherwise. */
export async function makeWebhook(
  db: Kysely<DB>,
  given: Partial<Insertable<WebhookEndpoints>> = {},
): Promise<{ id: string; secret: string }> {
  const secret = given.secret ?? drawSecret();
  const row = await db
    .insertInto('webhook_endpoints')
    .values({ url: 'https://partner.example/hook', events: [...webhookEvents], made_by: 'asha@example.in', ...given, secret })
    .returning('webhook_endpoint_id')
    .executeTakeFirstOrThrow();
  return { id: row.webhook_endpoint_id, secret };
}

/** Something that an endpoint has been told. @returns its id. */
export async function makeDelivery(db: Kysely<DB>): Promise<string> {
  const { id } = await makeWebhook(db, { is_on: false });
  const row = await db
    .insertInto('webhook_deliveries')
    .values({ webhook_endpoint_id: id, event: 'order.paid', object_id: sql`uuidv7()`, state: 'sent', tries: 1 })
    .returning('webhook_delivery_id')
    .executeTakeFirstOrThrow();
  return row.webhook_delivery_id;
}
