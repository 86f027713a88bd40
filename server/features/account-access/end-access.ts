import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import {
  deleteAdminLink,
  endPeopleOf,
  endPhoneCodesOf,
  endResetsOf,
  endWorkOf,
  forgetWaitingPhone,
  forgetYoungNominee,
} from '#server/features/account-access/queries.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { forgetOtherAddresses } from '#server/features/email-addresses/earlier-contacts/forget-other-addresses.ts';
import { TAKE_BACK_DAYS } from '#server/features/email-addresses/earlier-contacts/take-back-link.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { forgetWaitingEmail } from '#server/features/email-addresses/request-email.ts';
import { endSessionsOf, endSessionsOfMembers } from '#server/features/sessions/end-sessions.ts';
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
    // Whoever sets a password from within keeps the one that they have named.
    if (!kept) await forgetYoungNominee(transaction, account, TAKE_BACK_DAYS);
  }
  await endSessionsOf(transaction, account, kept);
}

/**
 * What ends once the team has given a business another e-mail, by hand or by a file: no other address can take its account any more, and nobody works for
 * it or is invited to. The same e-mail in other letters ends nothing. To be called with the business's row locked, or written.
 * @param email what became of it; nothing where it was not changed.
 */
export async function endByOtherEmail(transaction: Transaction<DB>, businessId: string, email: Changes[string] | undefined): Promise<void> {
  if (!email || isSameAddress(email.before as string | null, email.after as string | null)) return;
  await forgetOtherAddresses(transaction, { kind: 'contractor', businessId });
  await endPeopleOf(transaction, businessId);
  await endSessionsOfMembers(transaction, businessId);
}

/**
 * The same as `endAccess` of an account that passes into other hands: whom the earlier ones have invited to work for a business goes with them, and so does
 * what a user was invited to by an address or a number that the account has no more. To be called once it has those that it is to have.
 */
export async function endAllAccess(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  if (account.kind === 'user') await endWorkOf(transaction, account.userId);
  else await endPeopleOf(transaction, account.businessId);
  await endAccess(transaction, account);
}
