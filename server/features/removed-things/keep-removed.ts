import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { Author } from '#server/features/audit/author.ts';
import { keepCopies } from '#server/features/media/copy-pictures.ts';
import { KINDS } from '#server/features/removed-things/kinds.ts';
import { insertThing, insertTrace } from '#server/features/removed-things/queries.ts';
import { keepRows } from '#server/features/removed-things/row-queries.ts';
import type { RemovedKind } from '#shared/schemas/removed-things.ts';

/** What is about to be deleted in the name of the team. */
interface Removal {
  kind: RemovedKind;
  id: string;
  /** What people call it; of a review its business's name. */
  name: string;
  author: Author;
  /** The keys of all pictures that it shows. */
  pictures?: readonly string[];
}

/**
 * Keeps what the team is about to delete, so that it can be brought back: its row with all that goes with it, and copies of its pictures. To
 * be called in the transaction that deletes it, with its row locked; the pictures themselves are the caller's to remove once that has
 * committed.
 * @returns the id under which it is kept.
 * @throws 503 when the store of the pictures does not answer: what cannot be kept is not deleted.
 */
export async function keepRemoved(
  { media }: Pick<Context, 'media'>,
  transaction: Transaction<DB>,
  { kind, id, name, author, pictures = [] }: Removal,
): Promise<string> {
  const keptId = await insertThing(transaction, {
    ...{ kind, thing_id: id, name, pictures: [...pictures] },
    ...{ admin_id: author.adminId ?? null, api_key_id: author.keyId ?? null },
  });
  await keepRows(transaction, keptId, KINDS[kind], id);
  await keepCopies(media, pictures);
  return keptId;
}

/** Notes a row that a removal has written in place of what went: it goes when that comes back. @param key its key, by column. */
export function keepTrace(transaction: Transaction<DB>, keptId: string, table: string, key: Record<string, string>): Promise<void> {
  return insertTrace(transaction, keptId, table, key);
}
