import type { Context, Viewer } from '#server/context.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { endSessionsOf } from '#server/features/accounts/sessions/end-sessions.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import type { Session } from '#server/features/accounts/sessions/session.ts';
import { updateUser } from '#server/features/accounts/users/queries.ts';
import { mailPasswordChanged } from '#server/features/password-reset/mail-password-changed.ts';
import type { UserEdit } from '#shared/schemas/accounts.ts';

/**
 * Changes name, e-mail and password of the signed-in user, ends their other sessions and tells them by mail.
 * @throws 401, 403; 409 when the user name or the e-mail is another's.
 */
export async function editUser(
  { db, jobs }: Context,
  viewer: Viewer,
  { userName, email, newPassword }: UserEdit,
  session: Session | undefined,
): Promise<void> {
  const user = requireViewer(viewer, 'user');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (transaction) => {
    await updateUser(transaction, user.userId, { user_name: userName, email, password_hash: passwordHash });
    await endSessionsOf(transaction, user, session);
    await jobs.enqueue(transaction, mailPasswordChanged, user);
  });
}
