import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { forgetContactsOfEdits } from '#server/features/businesses/profile/queries.ts';
import { findWaitingPicture } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { deleteChanges } from '#server/features/businesses/waiting-changes/queries.ts';
import { isWaiting } from '#server/features/media/media.ts';

/**
 * Forgets what whoever had a business has left beside what is shown, and is not for whoever owns it next: what waited for the team, decided or not, and
 * the numbers and addresses among their edits, which are shown no more.
 * @returns the picture that waited, whose file is to go.
 */
export async function forgetOwner(transaction: Transaction<DB>, businessId: string): Promise<string[]> {
  const waiting = await findWaitingPicture(transaction, businessId);
  await deleteChanges(transaction, businessId);
  await forgetContactsOfEdits(transaction, businessId);
  return waiting.filter(isWaiting);
}
