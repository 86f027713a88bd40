import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { lockStatus, updateBusinessStatus } from '#server/features/businesses/moderation/queries.ts';
import { tellDecision } from '#server/features/businesses/moderation/tell-decision.ts';
import { signDecided } from '#server/features/businesses/moderation/undo-token.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { limits } from '#shared/limits.ts';
import type { Decision } from '#shared/schemas/moderation.ts';

/** How long a decision can be taken back: for what the page shows, and the way of the answer and of the click. */
export const UNDOABLE_SECONDS = limits.undoSeconds + 5;

/**
 * Lists a business or takes it off the list, and has its owner told; what is so already stays, and nobody is told again. Where it is
 * `undoable` the news waits until it cannot be taken back any more.
 * @returns what takes it back (undo-decisions.ts), where that was asked for and something was changed.
 * @throws 401, 403; 404 'Business not found', for a malformed id too; 409 when `version` is not the one that it has.
 */
export async function decideOnBusiness(
  context: Context,
  viewer: Viewer,
  businessId: string,
  { status, reason, version, undoable }: Decision,
): Promise<string | undefined> {
  const business = {
    kind: 'business',
    id: businessId,
    lock: lockStatus,
    missing: businessRefusals.businessNotFound,
    version,
    scope: 'businesses:write',
  } as const;
  return changeAudited(context, viewer, business, async (transaction, before) => {
    const action = status === 'approved' ? 'approve' : 'reject';
    const after = { status, status_reason: status === 'rejected' ? reason : '' };
    const done = { name: before.name, action, changes: changesOf(before, after) } as const;
    if (Object.keys(done.changes).length === 0) return { ...done, result: undefined };
    const now = await updateBusinessStatus(transaction, businessId, after.status, after.status_reason);
    const decided = { businessId, status, wasListed: before.status === 'approved', decision: now.decisions };
    await tellDecision(context, transaction, { ...decided, name: before.name }, undoable ? UNDOABLE_SECONDS : 0);
    if (!undoable) return { ...done, result: undefined };
    const result = signDecided(context.signer, {
      businessId,
      version: now.version,
      before: { status: before.status as 'pending' | 'approved' | 'rejected', reason: before.status_reason },
      until: Date.now() + UNDOABLE_SECONDS * 1_000,
    });
    return { ...done, result };
  });
}
