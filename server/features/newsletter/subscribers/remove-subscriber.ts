import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deleteSubscriptionById } from '#server/features/newsletter/queries.ts';
import { newsletterRefusals } from '#server/features/newsletter/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Takes an address off the list for somebody who asked the team to.
 * @throws 401, 403 for all but admins; 404 'Subscriber not found'.
 */
export async function removeSubscriber({ db }: Pick<Context, 'db'>, viewer: Viewer, subscriptionId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const removed = isUuid(subscriptionId) ? await deleteSubscriptionById(transaction, subscriptionId) : undefined;
    if (!removed) throw newsletterRefusals.subscriberNotFound();
    await recordChange(transaction, {
      adminId,
      action: 'delete',
      subject: { kind: 'subscriber', id: subscriptionId, name: removed.email },
      changes: {},
    });
  });
}
