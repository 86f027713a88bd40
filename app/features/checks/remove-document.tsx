import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { shownName } from '#app/features/checks/document-facts.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';
import { checksText } from '#shared/texts.ts';

interface RemoveDocumentProps {
  document: CheckDocument;
  call: () => Promise<{ message: string }>;
}

/** Removes a document at once. */
export function RemoveDocument({ document, call }: RemoveDocumentProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const remove = useMutation({
    mutationFn: call,
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
