import type { Context, Viewer } from '#server/context.ts';
import { forgetPerson } from '#server/features/accounts/forgetting/forget-person.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { deleteUser, lockLikedStats, lockUser } from '#server/features/accounts/users/queries.ts';
import { forgetResets } from '#server/features/password-reset/forget-resets.ts';

/**
 * Deletes the signed-in user's own account: likes and sessions go, what they wrote stays without telling who wrote it
 * (contract §5, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function deleteOwnUser({ db }: Context, viewer: Viewer): Promise<void> {
  const user = requireViewer(viewer, 'user');
  await db.transaction().execute(async (transaction) => {
    const locked = await lockUser(transaction, user.userId);
    if (!locked) return;
    await lockLikedStats(transaction, user.userId);
    await forgetPerson(transaction, user, { email: locked.email, phoneNo: null });
    await deleteUser(transaction, user.userId);
    await forgetResets(transaction, { kind: 'user', email: locked.email });
  });
}
