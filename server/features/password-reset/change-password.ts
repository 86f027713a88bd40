import type { Context } from '#server/context.ts';
import { endAccess, endAllAccess } from '#server/features/account-access/end-access.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { beginAnew } from '#server/features/child-accounts/begin-anew.ts';
import { type ResetSubject, setBusinessPasswords, setUserPassword } from '#server/features/password-reset/account-queries.ts';
import { findGrantedAddress, lockSubject, spendGrant } from '#server/features/password-reset/queries.ts';
import { resetRefusals } from '#server/features/password-reset/refusals.ts';
import { isBlocked } from '#server/features/sessions/blocks.ts';
import type { KnownAccount } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { AgeSaid } from '#shared/schemas/child-accounts.ts';

/**
 * Sets a new password by the permission that a verified code gave, once. All that could reach the account otherwise ends; its owner is
 * told by mail.
 * @returns the accounts whose password it is now.
 * @throws 403 without such a permission, and where the team has blocked every account of the address; what `beginAnew` throws; 503 while too
 * many wait.
 */
export async function changeForgottenPassword(
  context: Context,
  subject: ResetSubject,
  { password, said }: { password: string; said: AgeSaid },
  grantToken: string | undefined,
): Promise<KnownAccount[]> {
  const { db, jobs } = context;
  // Whoever has no such permission is told so without the work that a password takes.
  const granted = grantToken && (await findGrantedAddress(db, subject.kind, hashToken(grantToken)));
  if (!granted || granted.email !== subject.email) throw resetRefusals.resetNotVerified();
  requirePasswordTurn();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, subject);
    if (!(await spendGrant(transaction, subject, hashToken(grantToken)))) throw resetRefusals.resetNotVerified();
    if (subject.kind === 'user') await beginAnew(context, transaction, subject.email, said);
    const setPassword = subject.kind === 'user' ? setUserPassword : setBusinessPasswords;
    const changed = await setPassword(transaction, subject.email, passwordHash);
    const accounts = changed.map(({ account }) => account);
    if (accounts.length === 0) throw resetRefusals.resetNotVerified();
    const blocked = await Promise.all(accounts.map((account) => isBlocked(transaction, account)));
    if (blocked.every(Boolean)) throw sessionRefusals.accountBlocked();
    for (const { account, endsAll } of changed) {
      await (endsAll ? endAllAccess : endAccess)(transaction, account);
      await jobs.enqueue(transaction, mailPasswordChanged, account);
    }
    return accounts.map((account) => ({ id: idOf(account), password_hash: passwordHash }));
  });
}

const idOf = (account: PublicAccount) => (account.kind === 'user' ? account.userId : account.businessId);
