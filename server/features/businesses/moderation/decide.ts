import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { lockStatus, updateStatus } from '#server/features/businesses/moderation/queries.ts';
import { isUuid } from '#server/uuid.ts';
import type { Decision } from '#shared/schemas/moderation.ts';

/**
 * Lists a business or takes it off the list, and has its owner told; what is so already stays, and nobody is told again.
 * @throws 401, 403; 404 'Business not found', for a malformed id too; 409 when `version` is not the one that it has.
 */
export async function decideOnBusiness(
  { db, jobs }: Context,
  viewer: Viewer,
  businessId: string,
  { status, reason, version }: Decision,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(businessId)) throw refusals.businessNotFound();
  await db.transaction().execute(async (transaction) => {
    const before = await lockStatus(transaction, businessId);
    if (!before) throw refusals.businessNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const after = { status, status_reason: status === 'rejected' ? reason : '' };
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return;
    await updateStatus(transaction, businessId, after.status, after.status_reason);
    await recordChange(transaction, {
      adminId,
      action: status === 'approved' ? 'approve' : 'reject',
      subject: { kind: 'business', id: businessId, name: before.name },
      changes,
    });
    await jobs.enqueue(transaction, mailDecision, { businessId, status, wasListed: before.status === 'approved' });
  });
}
