import type { DocumentKind } from '#shared/check-kinds.ts';
import type { CheckDocument } from '#shared/schemas/documents.ts';
import { checksText, claimsText } from '#shared/texts.ts';

/** What each kind of document is called. */
export type DocumentNames = Record<DocumentKind, () => string>;

/** Of a number sent for check. */
export const checkDocumentNames: DocumentNames = {
  certificate: () => checksText.certificate,
  address: () => checksText.addressProof,
};

/** Of a claim. */
export const claimDocumentNames: DocumentNames = {
  certificate: () => claimsText.certificate,
  address: () => checksText.addressProof,
};

/** What a document is called where its file had no name. */
export const shownName = ({ name }: CheckDocument) => name || checksText.unnamedDocument;

/** 'Address proof. PDF, 1.2 MB'. */
export function sayDocument({ kind, type, bytes }: CheckDocument, names: DocumentNames): string {
  const size = showSize(bytes);
  return `${names[kind]()}. ${type === 'pdf' ? checksText.pdfOf(size) : checksText.pictureOf(size)}`;
}

function showSize(bytes: number): string {
  if (bytes < 1_000_000) return checksText.kilobytes(String(Math.max(1, Math.round(bytes / 1_000))));
  return checksText.megabytes((bytes / 1_000_000).toFixed(1));
}
