import type { MouseEvent } from 'react';
import { notify } from '#app/components/notify.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { shownName } from '#app/features/checks/document-facts.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';
import { currentLanguage } from '#shared/site-language.ts';
import { checksText, pageMessages } from '#shared/texts.ts';

interface DocumentLinkProps {
  document: CheckDocument;
  /** Where its file is. */
  address: string;
}

/** Saves a document as a file. Where it cannot be opened, the page says why: a browser alone says that a download has failed. */
export function DocumentLink({ document, address }: DocumentLinkProps) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    void save(address, `${shownName(document)}.${document.type === 'pdf' ? 'pdf' : 'webp'}`).catch(({ message }: Error) =>
      notify.error(message),
    );
  }
  return (
    <a
      href={address}
      download
      onClick={follow}
      className="inline-flex min-h-11 items-center px-2 font-semibold text-brick text-sm underline underline-offset-4"
    >
      {withHidden(checksText.openDocument, shownName(document))}
    </a>
  );
}

async function save(address: string, name: string) {
  const answer = await fetch(address, { headers: { 'accept-language': currentLanguage() } }).catch(() => undefined);
  if (!answer?.ok) {
    const refused = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
    throw new Error(refused?.message ?? pageMessages.somethingWentWrong);
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser may begin to save it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
