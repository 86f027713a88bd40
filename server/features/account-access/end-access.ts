import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import {
  deleteAdminLink,
  endPeopleOf,
  endPhoneCodesOf,
  endResetsOf,
  endWorkOf,
  forgetWaitingPhone,
} from '#server/features/account-access/queries.ts';
import { forgetWaitingEmail } from '#server/features/email-addresses/request-email.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import type { PublicAccount, Session, SignedIn } from '#server/features/sessions/session.ts';
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

/** Nobody works for a business any more, or is invited to, where its account may have been in other hands. */
export function endPeople(transaction: Transaction<DB>, businessId: string): Promise<void> {
  return endPeopleOf(transaction, businessId);
}

/**
 * The same as `endAccess` of an account that passes into other hands: whom the earlier ones have invited to work for a business goes with them, and so does
 * what a user was invited to by an address or a number that the account has no more. To be called once it has those that it is to have.
 */
export async function endAllAccess(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  if (account.kind === 'user') await endWorkOf(transaction, account.userId);
  else await endPeople(transaction, account.businessId);
  await endAccess(transaction, account);
}
