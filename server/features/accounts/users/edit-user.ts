import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { hashNewPassword } from '#server/features/accounts/access/hash-new-password.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { findUserById, isEmailTaken, lockUser, updateUser } from '#server/features/accounts/users/queries.ts';
import { requireFreeName } from '#server/features/accounts/users/require-free-name.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { requestEmail } from '#server/features/email-addresses/request-email.ts';
import { countQuestion } from '#server/features/mail-limits/count-question.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { UserEdit } from '#shared/schemas/accounts.ts';

/** An edit as it passes the door: who has no e-mail may leave it out (shared/schemas/unchanged.ts). */
type KeptUserEdit = Omit<UserEdit, 'email'> & { email: string | null };

/**
 * Changes the signed-in user's name and, soon after a proof, their password: all that could reach the account otherwise then ends, and
 * they are told by mail. A new e-mail asks for a proof too, and has to be confirmed first.
 * @returns whether it has.
 * @throws 401, 403; what `requireFreshProof` throws; 409 when the user name or the e-mail is another's; 429 after too many changes; 503 while too many wait.
 */
export async function editUser(
  context: Context,
  viewer: Viewer,
  { userName, email, newPassword }: KeptUserEdit,
  session: Session | undefined,
): Promise<boolean> {
  const { db, jobs } = context;
  const user = requireViewer(viewer, 'user');
  const present = await findUserById(db, user.userId);
  if (!present) throw refusals.notSignedIn();
  if (present.user_name.toLowerCase() !== userName.toLowerCase() || !isSameAddress(present.email, email))
    await countQuestion(context, user.userId);
  const after = newPassword === undefined ? undefined : await hashNewPassword(context, user, newPassword, session);
  return db.transaction().execute(async (transaction) => {
    const locked = await lockUser(transaction, user.userId);
    if (!locked) throw refusals.notSignedIn();
    if (after || !isSameAddress(locked.email, email)) await requireFreshProof(transaction, session);
    if (userName !== locked.user_name) await requireFreeName(context, transaction, userName);
    if (email !== null && (await isEmailTaken(transaction, user.userId, email))) throw accountRefusals.emailTaken();
    const spelling = email !== null && isSameAddress(locked.email, email) ? { email } : {};
    await updateUser(transaction, user.userId, { user_name: userName, ...(after && { password_hash: after }), ...spelling });
    if (after) {
      await endAccess(transaction, user, session);
      await jobs.enqueue(transaction, mailPasswordChanged, user);
    }
    if (email === null) return false;
    return requestEmail(context, transaction, user, { email: locked.email, phone_no: locked.phone_no, wanted: email });
  });
}
