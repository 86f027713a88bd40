import { DocumentList } from '#app/features/checks/document-list.tsx';
import type { CheckDocument } from '#shared/schemas/checks.ts';
import { checkOfficeText } from '#shared/texts.ts';

/** The documents that an owner has added to a number, for the team; nothing where there are none. */
export function TeamDocuments({ documents }: { documents: readonly CheckDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-label={checkOfficeText.documents} className="mt-3 max-w-xl rounded-lg border border-sand-dark px-3 py-1">
      <DocumentList documents={documents} addressOf={(document) => `/api/v1/admin/checks/documents/${document._id}`} />
      <p className="pb-1 text-ink-soft text-sm">{checkOfficeText.looksAreNoted}</p>
    </section>
  );
}
