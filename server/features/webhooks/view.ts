import type { selectDeliveries, selectEndpoints } from '#server/features/webhooks/queries.ts';
import type { Webhook, WebhookDelivery, WebhookEvent } from '#shared/schemas/webhooks.ts';

type EndpointRow = Awaited<ReturnType<typeof selectEndpoints>>[number];
type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    _id: row.webhook_delivery_id,
    event: row.event,
    object: row.object_id,
    state: row.state as WebhookDelivery['state'],
    tries: row.tries,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    dueAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
    status: row.status,
    fault: row.fault,
    tookMs: row.took_ms,
  };
}

/** An endpoint as the team sees it: all but the secret. */
export function presentWebhook(
  row: EndpointRow,
  { waiting, failed }: Pick<Webhook, 'waiting' | 'failed'>,
  deliveries: readonly DeliveryRow[],
): Webhook {
  return {
    _id: row.webhook_endpoint_id,
    url: row.url,
    events: row.events as WebhookEvent[],
    showsPrivate: row.shows_private,
    isOn: row.is_on,
    failingSince: row.failing_since?.toISOString() ?? null,
    waiting,
    failed,
    madeBy: row.made_by,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    deliveries: deliveries.map(presentDelivery),
  };
}
