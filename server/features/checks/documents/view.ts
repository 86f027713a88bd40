import type { selectDocumentsOf } from '#server/features/checks/documents/queries.ts';
import type { CheckDocument } from '#shared/schemas/checks.ts';

export type DocumentRows = Awaited<ReturnType<typeof selectDocumentsOf>>;

/** The documents of a check as its owner and the team see them. */
export function presentDocuments(documents: DocumentRows, checkId: string): CheckDocument[] {
  return (documents.get(checkId) ?? []).map(({ check_document_id, kind, name, type, bytes, created_at }) => ({
    _id: check_document_id,
    kind: kind as CheckDocument['kind'],
    name,
    type: type as CheckDocument['type'],
    bytes,
    sentAt: created_at.toISOString(),
  }));
}
