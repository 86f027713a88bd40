import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteDocumentsOf } from '#server/features/checks/documents/queries.ts';
import { deleteLetter } from '#server/features/checks/letters/queries.ts';
import { forgetNumbers } from '#server/features/checks/queries.ts';

/**
 * Forgets what whoever had a business has sent for check, which is not for whoever owns it next: what waits, the numbers of what was refused or has ended,
 * documents, and the code of a letter. What stands stays: the team has compared it with the listing. Files of documents go within the minute.
 */
export async function forgetSent(transaction: Transaction<DB>, businessId: string): Promise<void> {
  await deleteDocumentsOf(transaction, businessId);
  await deleteLetter(transaction, businessId);
  await forgetNumbers(transaction, businessId);
}
