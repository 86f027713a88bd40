import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockStatus, updateBusinessStatus } from '#server/features/businesses/moderation/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';

/**
 * Has the signed-in contractor's rejected business looked at again: it waits like a new one, and the team sees what it had asked for.
 * @throws 401, 403; 409 when the business is not rejected.
 */
export async function sendAgain({ db }: Context, viewer: Viewer): Promise<void> {
  const { businessId, member } = requireDuty(viewer, 'edits');
  await db.transaction().execute(async (transaction) => {
    const business = await lockStatus(transaction, businessId);
    if (!business) throw refusals.notSignedIn();
    await requireStillDoes(transaction, member?.memberId, 'edits');
    if (business.status !== 'rejected') throw businessRefusals.notRejected();
    await updateBusinessStatus(transaction, businessId, 'pending', business.status_reason);
  });
}
