import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { insertEdit, setProvenPhone } from '#server/features/businesses/profile/queries.ts';
import { deleteWaiting } from '#server/features/businesses/waiting-changes/queries.ts';

/**
 * Gives a business a number that its owner has just proven, in place of the one it had, kept among the owner's changes as one of the form is. To
 * be called with the business's row locked.
 * @throws the unique constraint's error when another business has it.
 */
export async function takePhone(
  transaction: Transaction<DB>,
  businessId: string,
  { before, after }: { before: string | null; after: string },
): Promise<void> {
  await setProvenPhone(transaction, businessId, after);
  // Whichever waited, this is the number by now.
  await deleteWaiting(transaction, businessId, ['phoneNo']);
  await insertEdit(transaction, businessId, { phone_no: { before, after } });
}
