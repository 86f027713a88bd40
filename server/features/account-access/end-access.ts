import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteAdminLink, endPhoneCodesOf, endResetsOf, forgetWaitingPhone } from '#server/features/account-access/queries.ts';
import { forgetWaitingEmail } from '#server/features/email-addresses/request-email.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import type { Session, SignedIn } from '#server/features/sessions/session.ts';
import { endSignInLinks } from '#server/features/sign-in-links/end-links.ts';

/**
 * Ends all that could still reach or change an account: its sessions, a new e-mail or number that waits, codes, permissions and links of a
 * forgotten password, and codes and links that were sent to its number. Every way to set a password, 'Log out everywhere else' and taking an account back call it in their transaction, so
 * that nothing that somebody else has begun outlives the owner's remedy (docs/decisions/040-accounts.md). To be called with
 * the account's row locked, or written.
 * @param kept the session that may stay.
 */
export async function endAccess(transaction: Transaction<DB>, account: SignedIn, kept?: Session): Promise<void> {
  if (account.kind === 'admin') {
    await deleteAdminLink(transaction, account.adminId);
  } else {
    await forgetWaitingEmail(transaction, account);
    await endResetsOf(transaction, account);
    await endPhoneCodesOf(transaction, account);
    await endSignInLinks(transaction, account);
    await forgetWaitingPhone(transaction, account);
  }
  await endSessionsOf(transaction, account, kept);
}
