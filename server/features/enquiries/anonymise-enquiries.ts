import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { forgetSender } from '#server/features/enquiries/queries.ts';
import { type Sender, senderColumns } from '#server/features/enquiries/sender.ts';
import { messages } from '#shared/messages.ts';

/**
 * Takes name, phone, e-mail and words out of the enquiries that an account has sent: to be called before the account is deleted,
 * in its transaction.
 */
export async function anonymiseEnquiries(transaction: Transaction<DB>, sender: Sender): Promise<void> {
  await forgetSender(transaction, senderColumns(sender), messages.formerUser);
}
