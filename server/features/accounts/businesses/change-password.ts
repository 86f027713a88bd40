import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { replacePassword } from '#server/features/accounts/businesses/queries.ts';
import { confirmPassword } from '#server/features/accounts/logins/confirm-password.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { PasswordChange } from '#shared/schemas/accounts.ts';

/**
 * Sets a new password of the signed-in contractor, ends their other sessions and tells them by mail.
 * @throws 401, 403; what `confirmPassword` throws of the present one.
 */
export async function changePassword(
  context: Context,
  viewer: Viewer,
  { currentPassword, newPassword }: PasswordChange,
  session: Session | undefined,
): Promise<void> {
  const owner = requireViewer(viewer, 'contractor');
  const before = await confirmPassword(context, owner, currentPassword, 'currentPassword');
  const after = await hashPassword(newPassword);
  await context.db.transaction().execute(async (transaction) => {
    // It was changed meanwhile, as by a reset: what was entered is not the password any more.
    if (!(await replacePassword(transaction, owner.businessId, { before, after }))) throw refusals.wrongPassword('currentPassword');
    await endSessionsOf(transaction, owner, session);
    await context.jobs.enqueue(transaction, mailPasswordChanged, owner);
  });
}
