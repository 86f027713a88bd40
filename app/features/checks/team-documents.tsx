import type { DocumentNames } from '#app/features/checks/document-facts.ts';
import { DocumentList } from '#app/features/checks/document-list.tsx';
import type { CheckDocument } from '#shared/schemas/documents.ts';
import { checkOfficeText } from '#shared/texts.ts';

interface TeamDocumentsProps {
  documents: readonly CheckDocument[];
  names: DocumentNames;
}

/** The documents that somebody has added to a number or a claim, for the team; nothing where there are none. */
export function TeamDocuments({ documents, names }: TeamDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <section aria-label={checkOfficeText.documents} className="mt-3 max-w-xl rounded-lg border border-sand-dark px-3 py-1">
      <DocumentList documents={documents} names={names} addressOf={(document) => `/api/v1/admin/checks/documents/${document._id}`} />
      <p className="pb-1 text-ink-soft text-sm">{checkOfficeText.looksAreNoted}</p>
    </section>
  );
}
