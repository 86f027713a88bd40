import type { Context } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { findAdminByLink, spendAdminLink, updateAdminPassword } from '#server/features/accounts/admins/queries.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { AdminPassword } from '#shared/schemas/password-reset.ts';

/** The address of the admin whose link this is, while it can be used; opening its page uses nothing up. */
export async function findLinkedAdmin({ db }: Pick<Context, 'db'>, link: string): Promise<string | undefined> {
  return (await findAdminByLink(db, hashToken(link)))?.email;
}

/**
 * Sets the password of the admin whose link this is, once, and ends what sessions they have.
 * @throws 400 when the link is used, expired, or was never given; 503 while too many wait.
 */
export async function setPasswordByLink({ db }: Pick<Context, 'db'>, { link, password }: AdminPassword): Promise<void> {
  const tokenHash = hashToken(link);
  // Whoever has no such link is told so without the work that a password takes.
  if (!(await findAdminByLink(db, tokenHash))) throw accountRefusals.wrongAdminLink();
  requirePasswordTurn();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const adminId = await spendAdminLink(transaction, tokenHash);
    if (adminId === undefined) throw accountRefusals.wrongAdminLink();
    await updateAdminPassword(transaction, adminId, passwordHash, true);
    await endAccess(transaction, { kind: 'admin', adminId });
  });
}
