import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { selectDocumentsOf } from '#server/features/checks/documents/queries.ts';
import { presentDocuments } from '#server/features/checks/documents/view.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';

/** By the claim’s id. */
export type DocumentsOfClaims = ReadonlyMap<string, CheckDocument[]>;

/** The documents of claims. To be called by who has looked whose the claims are. */
export async function listDocumentsOfClaims(db: Kysely<DB>, claims: readonly { claim_id: string }[]): Promise<DocumentsOfClaims> {
  const ids = claims.map(({ claim_id }) => claim_id);
  const documents = await selectDocumentsOf(db, 'claim_id', ids);
  return new Map(ids.map((id) => [id, presentDocuments(documents, id)]));
}
