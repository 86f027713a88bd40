import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { forgetPerson } from '#server/features/accounts/forgetting/forget-person.ts';
import { confirmPassword } from '#server/features/accounts/logins/confirm-password.ts';
import { type Leaver, sendFarewell } from '#server/features/accounts/send-farewell.ts';
import { deleteUser, lockLikedStats, lockUser } from '#server/features/accounts/users/queries.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { forgetResets } from '#server/features/password-reset/forget-resets.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AccountDeletion } from '#shared/schemas/accounts.ts';

/**
 * Deletes the signed-in user's own account by its password: likes and sessions go, what they wrote stays without telling who wrote it
 * (docs/product/rules.md, 'Personal data'). A mail says farewell.
 * @throws 401 for visitors, 403 for other accounts; what `confirmPassword` throws.
 */
export async function deleteOwnUser(context: Context, viewer: Viewer, { password }: AccountDeletion): Promise<void> {
  const user = requireViewer(viewer, 'user');
  const passwordHash = await confirmPassword(context, user, password, 'password');
  const leaver = await context.db.transaction().execute(async (transaction): Promise<Leaver | undefined> => {
    const locked = await lockUser(transaction, user.userId);
    if (!locked) return undefined;
    if (locked.password_hash !== passwordHash) throw refusals.wrongPassword('password');
    await lockLikedStats(transaction, user.userId);
    await forgetPerson(transaction, user, { email: locked.email, phoneNo: null });
    await deleteUser(transaction, user.userId);
    await forgetResets(transaction, { kind: 'user', email: locked.email });
    const hasRoom = await hasRoomForMail(context, transaction, { to: { person: locked.email } });
    return hasRoom ? { kind: 'user', name: locked.user_name, email: locked.email } : undefined;
  });
  if (leaver) sendFarewell(context, leaver);
}
