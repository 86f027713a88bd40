import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { isSameMailbox, requestEmail } from '#server/features/accounts/email-changes/request-email.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { endSessionsOf } from '#server/features/accounts/sessions/end-sessions.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import type { Session } from '#server/features/accounts/sessions/session.ts';
import { isEmailTaken, lockUser, updateUser } from '#server/features/accounts/users/queries.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { mailPasswordChanged } from '#server/features/password-reset/mail-password-changed.ts';
import type { UserEdit } from '#shared/schemas/accounts.ts';

/**
 * Changes name and password of the signed-in user, ends their other sessions and tells them by mail. A new e-mail has to be confirmed
 * first.
 * @returns whether it has.
 * @throws 401, 403; 409 when the user name or the e-mail is another's; 429 after too many changes.
 */
export async function editUser(
  context: Context,
  viewer: Viewer,
  { userName, email, newPassword }: UserEdit,
  session: Session | undefined,
): Promise<boolean> {
  const { db, jobs } = context;
  const user = requireViewer(viewer, 'user');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (transaction) => {
    const before = await lockUser(transaction, user.userId);
    if (!before) throw refusals.notSignedIn();
    if (await isEmailTaken(transaction, user.userId, email)) throw refusals.emailTaken();
    await countMail(context, transaction, { by: { viewer: user, doing: 'edits' }, to: { person: before.email } });
    const spelling = isSameMailbox(before.email, email) ? { email } : {};
    await updateUser(transaction, user.userId, { user_name: userName, password_hash: passwordHash, ...spelling });
    const isWaiting = await requestEmail(context, transaction, user, { present: before.email, wanted: email });
    await endSessionsOf(transaction, user, session);
    await jobs.enqueue(transaction, mailPasswordChanged, user);
    return isWaiting;
  });
}
