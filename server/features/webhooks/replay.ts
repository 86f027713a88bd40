import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { hostOf } from '#server/features/webhooks/add-webhook.ts';
import { findDelivery, findEndpoint, sendAgain } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';

/**
 * Has one delivery sent again, under the same id.
 * @throws 401, 403 for all but admins; 404.
 */
export async function replayDelivery(context: Context, viewer: Viewer, deliveryId: string): Promise<void> {
  requireViewer(viewer, 'admin');
  const delivery = isUuid(deliveryId) ? await findDelivery(context.db, deliveryId) : undefined;
  if (!delivery) throw webhookRefusals.deliveryNotFound();
  await replay(context, viewer, delivery.webhook_endpoint_id, { delivery: deliveryId });
}

/**
 * Has all that an endpoint did not take sent again.
 * @returns how many.
 * @throws 401, 403 for all but admins; 404.
 */
export function replayFailed(context: Context, viewer: Viewer, endpointId: string): Promise<number> {
  return replay(context, viewer, endpointId, { failedOf: endpointId });
}

async function replay({ db }: Context, viewer: Viewer, endpointId: string, what: Parameters<typeof sendAgain>[1]): Promise<number> {
  const { adminId } = requireViewer(viewer, 'admin');
  return db.transaction().execute(async (transaction) => {
    const endpoint = isUuid(endpointId) ? await findEndpoint(transaction, endpointId) : undefined;
    if (!endpoint) throw webhookRefusals.webhookNotFound();
    const deliveries = await sendAgain(transaction, what);
    const changes = { deliveries: { before: null, after: deliveries } };
    await recordChange(transaction, {
      adminId,
      action: 'send',
      subject: { kind: 'webhook', id: endpointId, name: hostOf(endpoint.url) },
      changes,
    });
    return deliveries;
  });
}
