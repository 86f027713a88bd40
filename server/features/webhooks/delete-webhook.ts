import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { hostOf } from '#server/features/webhooks/add-webhook.ts';
import { deleteEndpoint } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';

/**
 * Removes an endpoint with its log and what waits for it.
 * @throws 401, 403 for all but admins; 404.
 */
export async function deleteWebhook({ db }: Context, viewer: Viewer, id: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const deleted = isUuid(id) ? await deleteEndpoint(transaction, id) : undefined;
    if (!deleted) throw webhookRefusals.webhookNotFound();
    await recordChange(transaction, {
      adminId,
      action: 'delete',
      subject: { kind: 'webhook', id, name: hostOf(deleted.url) },
      changes: {},
    });
  });
}
