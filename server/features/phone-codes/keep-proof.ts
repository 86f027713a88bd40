import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { followChoices } from '#server/features/message-choices/follow-choices.ts';
import { lockWaysIn, noteProof } from '#server/features/phone-codes/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Keeps that an account's number is its own. With the first proof of a number it agrees to be told of things there, as the page has said; what it has
 * said of that since is left as it is.
 * @param isOther the number has just taken another one's place.
 */
export async function keepProof(transaction: Transaction<DB>, account: PublicAccount, isOther = false): Promise<void> {
  const before = await lockWaysIn(transaction, account);
  await noteProof(transaction, account);
  if (isOther || before?.phone_proven_at === null) await followChoices(transaction, account);
}
