import type { DocumentKind } from '#shared/check-kinds.ts';
import type { CheckDocument } from '#shared/schemas/checks.ts';
import { checksText } from '#shared/texts.ts';

export const documentKindNames: Record<DocumentKind, () => string> = {
  certificate: () => checksText.certificate,
  address: () => checksText.addressProof,
};

/** What a document is called where its file had no name. */
export const shownName = ({ name }: CheckDocument) => name || checksText.unnamedDocument;

/** 'Address proof. PDF, 1.2 MB'. */
export function sayDocument({ kind, type, bytes }: CheckDocument): string {
  const size = showSize(bytes);
  return `${documentKindNames[kind]()}. ${type === 'pdf' ? checksText.pdfOf(size) : checksText.pictureOf(size)}`;
}

function showSize(bytes: number): string {
  if (bytes < 1_000_000) return checksText.kilobytes(String(Math.max(1, Math.round(bytes / 1_000))));
  return checksText.megabytes((bytes / 1_000_000).toFixed(1));
}
