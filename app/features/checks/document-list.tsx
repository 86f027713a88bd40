import type { ComponentType } from 'react';
import { type DocumentNames, sayDocument, shownName } from '#app/features/checks/document-facts.ts';
import { DocumentLink } from '#app/features/checks/document-link.tsx';
import type { CheckDocument } from '#shared/schemas/documents.ts';

interface DocumentListProps {
  documents: readonly CheckDocument[];
  names: DocumentNames;
  /** Where the file of one is. */
  addressOf: (document: CheckDocument) => string;
  /** What else can be done with one. */
  Actions?: ComponentType<{ document: CheckDocument }>;
}

/** Documents of a number or a claim, each with what it is; they are saved as files, never shown as pages of the site. */
export function DocumentList({ documents, names, addressOf, Actions }: DocumentListProps) {
  return (
    <ul className="divide-y divide-sand-dark">
      {documents.map((document) => (
        <li key={document._id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">
              <bdi>{shownName(document)}</bdi>
            </p>
            <p className="text-ink-soft text-sm">{sayDocument(document, names)}</p>
          </div>
          <div className="-mx-2 flex flex-wrap items-center gap-x-2">
            <DocumentLink document={document} address={addressOf(document)} />
            {Actions && <Actions document={document} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
