import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { lockStatus, updateBusinessStatus } from '#server/features/businesses/moderation/queries.ts';
import { signDecided } from '#server/features/businesses/moderation/undo-token.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import { limits } from '#shared/limits.ts';
import type { Decision } from '#shared/schemas/moderation.ts';

/** Beyond what the page shows, for the way of the answer and of the click. */
const GRACE_SECONDS = 5;

/**
 * Lists a business or takes it off the list, and has its owner told; what is so already stays, and nobody is told again. Where it is
 * `undoable` the mail waits until it cannot be taken back any more.
 * @returns what takes it back (undo-decisions.ts), where that was asked for and something was changed.
 * @throws 401, 403; 404 'Business not found', for a malformed id too; 409 when `version` is not the one that it has.
 */
export async function decideOnBusiness(
  { db, jobs, signer }: Context,
  viewer: Viewer,
  businessId: string,
  { status, reason, version, undoable }: Decision,
): Promise<string | undefined> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(businessId)) throw refusals.businessNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockStatus(transaction, businessId);
    if (!before) throw refusals.businessNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const after = { status, status_reason: status === 'rejected' ? reason : '' };
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return undefined;
    const now = await updateBusinessStatus(transaction, businessId, after.status, after.status_reason);
    await recordChange(transaction, {
      adminId,
      action: status === 'approved' ? 'approve' : 'reject',
      subject: { kind: 'business', id: businessId, name: before.name },
      changes,
    });
    const job = { businessId, status, wasListed: before.status === 'approved', decision: now.decisions };
    const seconds = limits.undoSeconds + GRACE_SECONDS;
    await jobs.enqueue(transaction, mailDecision, job, { afterSeconds: undoable ? seconds : 0 });
    if (!undoable) return undefined;
    return signDecided(signer, {
      businessId,
      version: now.version,
      before: { status: before.status as 'pending' | 'approved' | 'rejected', reason: before.status_reason },
      until: Date.now() + seconds * 1_000,
    });
  });
}
