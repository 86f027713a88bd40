import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { deleteUser, lockLikedStats, lockUser } from '#server/features/accounts/users/queries.ts';
import { anonymiseEnquiries } from '#server/features/enquiries/anonymise-enquiries.ts';
import { forgetResets } from '#server/features/password-reset/forget-resets.ts';
import { anonymiseReviews } from '#server/features/reviews/anonymise-reviews.ts';

/**
 * Deletes the signed-in user's own account: likes and sessions go, reviews and enquiries stay without name and e-mail
 * (contract §5, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function deleteOwnUser({ db }: Context, viewer: Viewer): Promise<void> {
  const { userId } = requireViewer(viewer, 'user');
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    await lockLikedStats(transaction, userId);
    await anonymiseReviews(transaction, userId);
    await anonymiseEnquiries(transaction, { userId });
    const email = await deleteUser(transaction, userId);
    if (email) await forgetResets(transaction, { kind: 'user', email });
  });
}
