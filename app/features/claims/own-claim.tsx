import { callApi } from '#app/api/client.ts';
import { AddDocument } from '#app/features/checks/add-document.tsx';
import { claimDocumentNames } from '#app/features/checks/document-facts.ts';
import { DocumentList } from '#app/features/checks/document-list.tsx';
import { RemoveDocument } from '#app/features/checks/remove-document.tsx';
import { WithdrawButton } from '#app/features/checks/withdraw-button.tsx';
import { limits } from '#shared/limits.ts';
import type { OwnClaim } from '#shared/schemas/claims.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';
import { claimsText } from '#shared/texts.ts';

/** What somebody has asked the team for: their words, the documents with them and, while it waits, the form for another one. */
export function OwnClaimFacts({ claim }: { claim: OwnClaim }) {
  const { _id: id, business, state, message, documents } = claim;
  const isOpen = state === 'open';
  return (
    <>
      <p className="max-w-prose whitespace-pre-line border-sand-dark border-l-4 pl-3 wrap-anywhere">{message}</p>
      <div className="mt-3">
        {documents.length > 0 && (
          <DocumentList
            documents={documents}
            names={claimDocumentNames}
            addressOf={(document) => `/api/v1/claim-documents/${document._id}`}
            Actions={Remove}
          />
        )}
        {isOpen && documents.length < limits.documents.most && (
          <AddDocument
            to={business.name}
            hint={claimsText.documentsHint(limits.documents.most, limits.documents.days)}
            names={claimDocumentNames}
            send={(kind, body) => callApi('POST /claim/:id/documents', { params: { id }, query: { kind }, body })}
          />
        )}
      </div>
      {isOpen && (
        <WithdrawButton
          label={claimsText.withdraw}
          title={claimsText.withdrawTitle}
          question={claimsText.withdrawHint}
          confirm={claimsText.withdraw}
          call={() => callApi('DELETE /claim/:id', { params: { id } })}
        />
      )}
    </>
  );
}

function Remove({ document }: { document: CheckDocument }) {
  return <RemoveDocument document={document} call={() => callApi('DELETE /claim-documents/:id', { params: { id: document._id } })} />;
}
