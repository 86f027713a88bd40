import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteContactsOf } from '#server/features/email-addresses/earlier-contacts/queries.ts';
import { forgetWaitingEmail } from '#server/features/email-addresses/request-email.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Lets no other address take an account: neither one that waits to be confirmed nor one that it had. For the team, which sets an address
 * after it has looked whose the account is.
 */
export async function forgetOtherAddresses(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  await forgetWaitingEmail(transaction, account);
  await deleteContactsOf(transaction, account);
}
