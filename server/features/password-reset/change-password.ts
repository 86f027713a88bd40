import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { hashToken } from '#server/features/accounts/sessions/open-session.ts';
import { setPassword } from '#server/features/password-reset/accounts.ts';
import { mailPasswordChanged } from '#server/features/password-reset/mail-password-changed.ts';
import { endResets, lockSubject, type ResetSubject, useGrant } from '#server/features/password-reset/queries.ts';

/**
 * Sets a new password by the permission that a verified code gave, once. All sessions of the account end, and so do codes that
 * other browsers asked for; its owner is told by mail.
 * @throws 403 without such a permission.
 */
export async function changeForgottenPassword(
  { db, jobs }: Context,
  subject: ResetSubject,
  password: string,
  grantToken: string | undefined,
): Promise<void> {
  if (!grantToken) throw refusals.resetNotVerified();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, subject);
    if (!(await useGrant(transaction, subject, hashToken(grantToken)))) throw refusals.resetNotVerified();
    const accounts = await setPassword(transaction, subject, passwordHash);
    if (accounts.length === 0) throw refusals.resetNotVerified();
    await endResets(transaction, subject);
    for (const account of accounts) await jobs.enqueue(transaction, mailPasswordChanged, account);
  });
}
