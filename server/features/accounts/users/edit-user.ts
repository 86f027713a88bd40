import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { confirmPassword } from '#server/features/accounts/logins/confirm-password.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { isEmailTaken, lockUser, updateUser } from '#server/features/accounts/users/queries.ts';
import { isSameMailbox, requestEmail } from '#server/features/email-addresses/request-email.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { UserEdit } from '#shared/schemas/accounts.ts';

/**
 * Changes the signed-in user's name, and the password by the present one: their other sessions then end, and they are told by mail.
 * A new e-mail has to be confirmed first.
 * @returns whether it has.
 * @throws 401, 403; what `confirmPassword` throws; 409 when the user name or the e-mail is another's; 429 after too many changes.
 */
export async function editUser(
  context: Context,
  viewer: Viewer,
  { userName, email, currentPassword, newPassword }: UserEdit,
  session: Session | undefined,
): Promise<boolean> {
  const { db, jobs } = context;
  const user = requireViewer(viewer, 'user');
  const before = newPassword === undefined ? undefined : await confirmPassword(context, user, currentPassword, 'currentPassword');
  const after = newPassword === undefined ? undefined : await hashPassword(newPassword);
  return db.transaction().execute(async (transaction) => {
    const locked = await lockUser(transaction, user.userId);
    if (!locked) throw refusals.notSignedIn();
    // It was changed meanwhile, as by a reset: what was entered is not the password any more.
    if (after && locked.password_hash !== before) throw refusals.wrongPassword('currentPassword');
    if (await isEmailTaken(transaction, user.userId, email)) throw refusals.emailTaken();
    if (after) await countMail(context, transaction, { by: { viewer: user, doing: 'edits' }, to: { person: locked.email } });
    const spelling = isSameMailbox(locked.email, email) ? { email } : {};
    await updateUser(transaction, user.userId, { user_name: userName, ...(after && { password_hash: after }), ...spelling });
    const isWaiting = await requestEmail(context, transaction, user, { present: locked.email, wanted: email });
    if (after) {
      await endSessionsOf(transaction, user, session);
      await jobs.enqueue(transaction, mailPasswordChanged, user);
    }
    return isWaiting;
  });
}
