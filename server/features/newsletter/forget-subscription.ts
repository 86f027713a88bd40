import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Person } from '#server/features/accounts/forgetting/person.ts';
import { deleteSubscription } from '#server/features/newsletter/queries.ts';

/** Ends the newsletter of somebody who deletes their account. */
export async function forgetSubscription(transaction: Transaction<DB>, { email }: Person): Promise<void> {
  if (email) await deleteSubscription(transaction, email);
}
