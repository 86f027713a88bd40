import type { ReactNode } from 'react';
import { withHidden } from '#app/components/with-hidden.tsx';
import { sayDocument, shownName } from '#app/features/checks/document-facts.ts';
import type { CheckDocument } from '#shared/schemas/checks.ts';
import { checksText } from '#shared/texts.ts';

interface DocumentListProps {
  documents: readonly CheckDocument[];
  /** Where the file of one is. */
  addressOf: (document: CheckDocument) => string;
  /** What else can be done with one. */
  more?: (document: CheckDocument) => ReactNode;
}

/** Documents of a number, each with what it is; they are saved as files, never shown as pages of the site. */
export function DocumentList({ documents, addressOf, more }: DocumentListProps) {
  return (
    <ul className="divide-y divide-sand-dark">
      {documents.map((document) => (
        <li key={document._id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">
              <bdi>{shownName(document)}</bdi>
            </p>
            <p className="text-ink-soft text-sm">{sayDocument(document)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-2">
            <a
              href={addressOf(document)}
              download
              className="inline-flex min-h-11 items-center px-2 font-semibold text-brick underline underline-offset-4"
            >
              {withHidden(checksText.openDocument, shownName(document))}
            </a>
            {more?.(document)}
          </div>
        </li>
      ))}
    </ul>
  );
}
