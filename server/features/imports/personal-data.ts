import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { awaitImportTurn, deleteRowsOf, eraseFromRows } from '#server/features/imports/queries.ts';
import { FORGOTTEN, type Person } from '#server/person.ts';

/**
 * Takes the rows with this e-mail or number out of files that were checked and not imported yet, as nobody lists again who has gone,
 * and both out of what is kept of other rows.
 */
export async function forget(transaction: Transaction<DB>, { email, phoneNo, traces }: Person): Promise<void> {
  await awaitImportTurn(transaction);
  await deleteRowsOf(transaction, { email, phoneNo });
  await eraseFromRows(transaction, { traces, by: FORGOTTEN });
}
