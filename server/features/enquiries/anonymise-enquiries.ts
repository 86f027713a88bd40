import type { Transaction } from 'kysely';
import { eraseContact } from '#server/db/erase-contact.ts';
import type { DB } from '#server/db/types.ts';
import { FORGOTTEN, type Person } from '#server/features/accounts/forgetting/person.ts';
import { forgetSender } from '#server/features/enquiries/queries.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import { messages } from '#shared/messages.ts';

/**
 * Takes name, phone, e-mail and words out of the enquiries that an account has sent, and its e-mail and number out of those that
 * came without an account: to be called before the account is deleted, in its transaction.
 */
export async function anonymiseEnquiries(transaction: Transaction<DB>, { account, ...person }: Person): Promise<void> {
  await forgetSender(transaction, senderColumns(account), messages.formerUser);
  await eraseContact(transaction, { table: 'enquiries', phone: 'phone_no' }, { ...person, by: FORGOTTEN });
}
