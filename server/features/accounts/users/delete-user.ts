import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { anonymiseReviews, deleteUser, lockLikedStats } from '#server/features/accounts/users/queries.ts';

/** Whom the reviews of a deleted user are by (contract §5, 'Personal data'). */
const FORMER_USER = 'Former user';

/**
 * Deletes the signed-in user's own account: likes and sessions go, reviews stay without name and e-mail.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function deleteOwnUser({ db }: Context, viewer: Viewer): Promise<void> {
  const { userId } = requireViewer(viewer, 'user');
  await db.transaction().execute(async (transaction) => {
    await lockLikedStats(transaction, userId);
    await anonymiseReviews(transaction, userId, FORMER_USER);
    await deleteUser(transaction, userId);
  });
}
