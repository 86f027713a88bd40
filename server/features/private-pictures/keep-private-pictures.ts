import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { insertPictures, type PictureOwner } from '#server/features/private-pictures/queries.ts';

/**
 * Writes the rows of pictures that `savePictures(media, uploads, 'private', save)` has stored, in the transaction of what they belong
 * to. Rows go with what they belong to; whoever deletes that removes the files too, or leaves them to `sweepPictures`.
 */
export function keepPrivatePictures(transaction: Transaction<DB>, owner: PictureOwner, keys: readonly string[]): Promise<void> {
  return insertPictures(transaction, owner, keys);
}
