import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Person } from '#server/features/accounts/forgetting/person.ts';
import { awaitTurn, deleteRowsOf } from '#server/features/imports/queries.ts';

/** Takes the rows with this e-mail or number out of files that were checked and not imported yet: nobody lists again who has gone. */
export async function forgetRows(transaction: Transaction<DB>, { email, phoneNo }: Person): Promise<void> {
  await awaitTurn(transaction);
  await deleteRowsOf(transaction, { email, phoneNo });
}
