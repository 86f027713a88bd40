import type { selectDocumentsOf } from '#server/features/checks/documents/queries.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';

export type DocumentRows = Awaited<ReturnType<typeof selectDocumentsOf>>;

/** The documents of a check, or of a claim, as who has sent them and the team see them. */
export function presentDocuments(documents: DocumentRows, ofId: string): CheckDocument[] {
  return (documents.get(ofId) ?? []).map(({ check_document_id, kind, name, type, bytes, created_at }) => ({
    _id: check_document_id,
    kind: kind as CheckDocument['kind'],
    name,
    type: type as CheckDocument['type'],
    bytes,
    sentAt: created_at.toISOString(),
  }));
}
