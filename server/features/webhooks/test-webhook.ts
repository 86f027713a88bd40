import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { hostOf } from '#server/features/webhooks/add-webhook.ts';
import { deliver } from '#server/features/webhooks/deliver.ts';
import { findDelivery, findEndpoint, insertTest } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';
import { presentDelivery } from '#server/features/webhooks/view.ts';
import { pluginAt, type WebhookDelivery } from '#shared/schemas/webhooks.ts';

/**
 * Sends a test to an endpoint, on or off, once and at once.
 * @returns how that went, and whether a plugin took it.
 * @throws 401, 403 for all but admins; 404.
 */
export async function testWebhook(context: Context, viewer: Viewer, id: string): Promise<{ delivery: WebhookDelivery; isPlugin: boolean }> {
  const { adminId } = requireViewer(viewer, 'admin');
  const { delivery, isPlugin } = await context.db.transaction().execute(async (transaction) => {
    const endpoint = isUuid(id) ? await findEndpoint(transaction, id) : undefined;
    if (!endpoint) throw webhookRefusals.webhookNotFound();
    const subject = { kind: 'webhook', id, name: hostOf(endpoint.url) } as const;
    await recordChange(transaction, { adminId, action: 'test', subject, changes: {} });
    return { delivery: await insertTest(transaction, id), isPlugin: pluginAt(endpoint.url) !== undefined };
  });
  await deliver(context, delivery, true);
  const sent = await findDelivery(context.db, delivery.webhook_delivery_id);
  if (!sent) throw webhookRefusals.webhookNotFound();
  return { delivery: presentDelivery(sent), isPlugin };
}
