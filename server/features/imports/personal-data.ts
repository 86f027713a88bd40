import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { forgetMappings } from '#server/features/imports/mapping/queries.ts';
import { forgetPhotos } from '#server/features/imports/photos/queries.ts';
import { awaitImportTurn, deleteRowsOf, eraseFromRows } from '#server/features/imports/queries.ts';
import { forgetChanges } from '#server/features/imports/updates/queries.ts';
import { forgetFiles } from '#server/features/imports/zips/queries.ts';
import { FORGOTTEN, type Person } from '#server/features/sessions/data-subject.ts';

/**
 * Takes the rows with a proven e-mail out of files that were checked and not imported yet, as nobody lists again who has gone, and what
 * tells of whoever had it out of other rows in which it stands.
 */
export async function forget(transaction: Transaction<DB>, { email, mentions, traces }: Person): Promise<void> {
  if (email === undefined) return;
  await awaitImportTurn(transaction);
  await deleteRowsOf(transaction, email);
  await forgetChanges(transaction, mentions);
  await forgetMappings(transaction, traces);
  await forgetPhotos(transaction, mentions);
  await forgetFiles(transaction, mentions);
  await eraseFromRows(transaction, { mentions, traces, by: FORGOTTEN });
}
