import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteLetter } from '#server/features/checks/letters/queries.ts';

/** Ends the letter of a business, whose code is not for whoever owns it next. */
export function forgetLetter(transaction: Transaction<DB>, businessId: string): Promise<void> {
  return deleteLetter(transaction, businessId);
}
