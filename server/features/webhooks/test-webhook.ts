import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { hostOf } from '#server/features/webhooks/add-webhook.ts';
import { deliver } from '#server/features/webhooks/deliver.ts';
import { findDelivery, findEndpoint, insertTest } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';
import { presentDelivery } from '#server/features/webhooks/view.ts';
import type { WebhookDelivery } from '#shared/schemas/webhooks.ts';

/**
 * Sends a test to an endpoint, on or off, once and at once.
 * @returns how that went.
 * @throws 401, 403 for all but admins; 404.
 */
export async function testWebhook(context: Context, viewer: Viewer, id: string): Promise<WebhookDelivery> {
  const { adminId } = requireViewer(viewer, 'admin');
  const delivery = await context.db.transaction().execute(async (transaction) => {
    const endpoint = isUuid(id) ? await findEndpoint(transaction, id) : undefined;
    if (!endpoint) throw webhookRefusals.webhookNotFound();
    const subject = { kind: 'webhook', id, name: hostOf(endpoint.url) } as const;
    await recordChange(transaction, { adminId, action: 'test', subject, changes: {} });
    return insertTest(transaction, id);
  });
  await deliver(context, delivery, true);
  const sent = await findDelivery(context.db, delivery.webhook_delivery_id);
  if (!sent) throw webhookRefusals.webhookNotFound();
  return presentDelivery(sent);
}
