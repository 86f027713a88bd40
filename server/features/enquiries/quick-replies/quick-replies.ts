import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockOwner, replaceQuickReplies, selectQuickReplies } from '#server/features/enquiries/quick-replies/queries.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';

/**
 * The answers that the owner who asks keeps ready.
 * @throws 401 for visitors, 403 for other accounts.
 */
export function listQuickReplies({ db }: Context, viewer: Viewer): Promise<string[]> {
  return selectQuickReplies(db, requireDuty(viewer, 'enquiries').businessId);
}

/**
 * Keeps a list of answers in the place of the one before; what stands there twice is kept once.
 * @throws 401 for visitors and for an account that is gone, 403 for other accounts.
 */
export function saveQuickReplies({ db }: Context, viewer: Viewer, replies: string[]): Promise<string[]> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  const kept = [...new Set(replies)];
  return db.transaction().execute(async (transaction) => {
    if (!(await lockOwner(transaction, businessId))) throw refusals.notSignedIn();
    await replaceQuickReplies(transaction, businessId, kept);
    return kept;
  });
}
