import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { forgetWriter } from '#server/features/reviews/queries.ts';
import { messages } from '#shared/messages.ts';

/** Leaves a user's reviews under 'Former user': to be called before the user is deleted, in the same transaction (contract §5). */
export async function anonymiseReviews(transaction: Transaction<DB>, userId: string): Promise<void> {
  await forgetWriter(transaction, userId, messages.formerUser);
}
