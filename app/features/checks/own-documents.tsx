import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AddDocument } from '#app/features/checks/add-document.tsx';
import { shownName } from '#app/features/checks/document-facts.ts';
import { DocumentList } from '#app/features/checks/document-list.tsx';
import { limits } from '#shared/limits.ts';
import type { CheckDocument, OwnCheck } from '#shared/schemas/checks.ts';
import { checksText } from '#shared/texts.ts';

/** The documents that an owner has added to a number, and, while it waits, the form for another one. */
export function OwnDocuments({ check: { _id, kind, state, documents } }: { check: OwnCheck }) {
  const takesMore = state === 'waiting' && documents.length < limits.documents.most;
  return (
    <div className="mt-2">
      {documents.length > 0 && (
        <DocumentList
          documents={documents}
          addressOf={(document) => `/api/v1/contractor/check-documents/${document._id}`}
          Actions={Remove}
        />
      )}
      {takesMore && <AddDocument checkId={_id} kind={kind} />}
    </div>
  );
}

function Remove({ document }: { document: CheckDocument }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /contractor/check-documents/:id', { params: { id: document._id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
    onSettled: () => revalidate(),
  });
  return (
    <Button variant="quiet" size="sm" disabled={!hydrated} busy={remove.isPending} onClick={() => remove.mutate()}>
      {withHidden(checksText.removeDocument, shownName(document))}
    </Button>
  );
}
