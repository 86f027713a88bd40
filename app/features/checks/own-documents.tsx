import { callApi } from '#app/api/client.ts';
import { AddDocument } from '#app/features/checks/add-document.tsx';
import { checkDocumentNames } from '#app/features/checks/document-facts.ts';
import { DocumentList } from '#app/features/checks/document-list.tsx';
import { RemoveDocument } from '#app/features/checks/remove-document.tsx';
import { checkNames } from '#shared/check-names.ts';
import { limits } from '#shared/limits.ts';
import type { OwnCheck } from '#shared/schemas/checks.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';
import { checksText } from '#shared/texts.ts';

/** The documents that an owner has added to a number, and, while it waits, the form for another one. */
export function OwnDocuments({ check: { _id, kind, state, documents } }: { check: OwnCheck }) {
  const takesMore = state === 'waiting' && documents.length < limits.documents.most;
  return (
    <div className="mt-2">
      {documents.length > 0 && (
        <DocumentList
          documents={documents}
          names={checkDocumentNames}
          addressOf={(document) => `/api/v1/contractor/check-documents/${document._id}`}
          Actions={Remove}
        />
      )}
      {takesMore && (
        <AddDocument
          to={checkNames[kind]()}
          hint={checksText.documentsHint(limits.documents.most, limits.documents.days)}
          names={checkDocumentNames}
          send={(kind, body) => callApi('POST /contractor/checks/:id/documents', { params: { id: _id }, query: { kind }, body })}
        />
      )}
    </div>
  );
}

function Remove({ document }: { document: CheckDocument }) {
  return (
    <RemoveDocument document={document} call={() => callApi('DELETE /contractor/check-documents/:id', { params: { id: document._id } })} />
  );
}
