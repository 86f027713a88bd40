import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { ANY_CONTACT, FORGOTTEN, type Person } from '#server/features/accounts/forgetting/person.ts';
import { forgetAddress, forgetWriter } from '#server/features/reviews/queries.ts';
import { messages } from '#shared/messages.ts';

/**
 * Leaves a user's reviews under 'Former user': to be called before the user is deleted, in the same transaction (docs/product/rules.md).
 */
export async function anonymiseReviews(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  if (account.kind === 'user') await forgetWriter(transaction, account.userId, messages.formerUser, { traces: ANY_CONTACT, by: FORGOTTEN });
  if (email) await forgetAddress(transaction, email);
}
