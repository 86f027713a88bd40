import type { Transaction } from 'kysely';
import { eraseContact } from '#server/db/erase-contact.ts';
import type { DB } from '#server/db/types.ts';
import { FORGOTTEN, type Person } from '#server/features/accounts/forgetting/person.ts';
import { forgetSender } from '#server/features/contact/queries.ts';
import { messages } from '#shared/messages.ts';

/**
 * Takes name, phone, e-mail and words out of the messages that an account has sent to the team, and its e-mail and number out of
 * those that came without an account: to be called before the account is deleted, in its transaction.
 */
export async function anonymiseContactMessages(transaction: Transaction<DB>, { account, ...person }: Person): Promise<void> {
  await forgetSender(transaction, account, messages.formerUser);
  await eraseContact(transaction, { table: 'contact_messages', phone: 'phone' }, { ...person, by: FORGOTTEN });
}
