import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { countDeliveries, selectDeliveries, selectEndpoints } from '#server/features/webhooks/queries.ts';
import { presentWebhook } from '#server/features/webhooks/view.ts';
import { limits } from '#shared/limits.ts';
import type { Webhook } from '#shared/schemas/webhooks.ts';

/**
 * All endpoints, with what they were told last and what waits.
 * @throws 401, 403 for all but admins.
 */
export async function listWebhooks({ db }: Context, viewer: Viewer): Promise<Webhook[]> {
  requireViewer(viewer, 'admin');
  const counts = await countDeliveries(db);
  const webhooks: Webhook[] = [];
  for (const row of await selectEndpoints(db)) {
    const { waiting, failed } = counts.find(({ webhook_endpoint_id: id }) => id === row.webhook_endpoint_id) ?? { waiting: 0, failed: 0 };
    webhooks.push(presentWebhook(row, { waiting, failed }, await selectDeliveries(db, row.webhook_endpoint_id, limits.webhooks.logged)));
  }
  return webhooks;
}
