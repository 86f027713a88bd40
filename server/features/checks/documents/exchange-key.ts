import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '#server/base/config.ts';
import type { DB } from '#server/db/types.ts';
import { type DocumentsKey, makeDocumentsKey, readDocumentsKey } from '#server/features/checks/documents/documents-key.ts';
import { BrokenSeal, keyPurpose, sealBytes, unsealBytes } from '#server/features/checks/documents/seal-document.ts';

type Settings = Pick<Config, 'DOCUMENTS_KEY' | 'DOCUMENTS_KEY_BEFORE'>;

/** Documents that were sealed by a key that is neither the one of the settings nor the one before. */
export class OtherKey extends Error {}

/**
 * Seals the keys of all documents by another key; their files stay as they are. Those sealed by DOCUMENTS_KEY, by DOCUMENTS_KEY_BEFORE or by
 * neither are opened for it.
 * @returns how many.
 * @throws OtherKey where one cannot be opened: nothing is changed then.
 */
export function exchangeDocumentsKey(db: Kysely<DB>, { DOCUMENTS_KEY, DOCUMENTS_KEY_BEFORE }: Settings): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Whoever adds one now waits for it.
    const { key } = await transaction.selectFrom('document_keys').select('key').forUpdate().executeTakeFirstOrThrow();
    const known = await Promise.all([DOCUMENTS_KEY, DOCUMENTS_KEY_BEFORE, undefined].map((setting) => makeDocumentsKey(key, setting)));
    const another = randomBytes(32);
    const next = await makeDocumentsKey(another, DOCUMENTS_KEY);
    const rows = await transaction.selectFrom('check_documents').select(['check_document_id', 'sealed_by', 'sealed_key']).execute();
    const openers = rows.map(({ sealed_by }) => known.find(({ id }) => id.equals(sealed_by)));
    const closed = openers.filter((opener) => opener === undefined).length;
    if (closed > 0)
      throw new OtherKey(`${closed} of ${rows.length} documents are sealed by a key that is not known: set DOCUMENTS_KEY_BEFORE`);
    for (const [index, { check_document_id: id, sealed_key }] of rows.entries()) {
      const sealed = sealAnew(sealed_key, keyPurpose(id), { from: (openers[index] as DocumentsKey).key, to: next.key });
      await transaction
        .updateTable('check_documents')
        .set({ sealed_key: sealed, sealed_by: next.id })
        .where('check_document_id', '=', id)
        .execute();
    }
    await transaction.updateTable('document_keys').set({ key: another }).execute();
    return rows.length;
  });
}

/** What was damaged stays so, as it is: it must not keep the others from another key. */
function sealAnew(sealed: Buffer, purpose: string, { from, to }: { from: Buffer; to: Buffer }): Buffer {
  try {
    return sealBytes(unsealBytes(sealed, purpose, from), purpose, to);
  } catch (error) {
    if (error instanceof BrokenSeal) return sealed;
    throw error;
  }
}

/**
 * What to tell the log at the start where documents are there that the key of the settings does not open; nothing where all is well. The
 * site starts all the same: looking at one says it too.
 */
export async function findOtherKey(db: Kysely<DB>, settings: Pick<Config, 'DOCUMENTS_KEY'>): Promise<string | undefined> {
  const rows = await db
    .selectFrom('check_documents')
    .select(({ fn }) => ['sealed_by', fn.countAll<number>().as('count')])
    .groupBy('sealed_by')
    .execute();
  if (rows.length === 0) return undefined;
  const { id } = await readDocumentsKey(db, settings);
  const closed = rows.filter(({ sealed_by }) => !sealed_by.equals(id)).reduce((sum, { count }) => sum + Number(count), 0);
  return closed === 0 ? undefined : `DOCUMENTS_KEY: ${closed} documents were sealed by another key and cannot be opened`;
}
