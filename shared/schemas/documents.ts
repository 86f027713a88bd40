import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const documentKind = z.enum(DOCUMENT_KINDS, { error: () => messages.invalidRequest });

/** A document that was added to a number sent for check, or to a claim, as who has sent it and the team see it. */
export const checkDocumentView = z.object({
  _id: z.string(),
  kind: documentKind,
  /** What its sender called the file, without its ending. */
  name: z.string(),
  type: z.enum(['pdf', 'picture']),
  bytes: z.int(),
  sentAt: z.string(),
});
export type CheckDocument = z.infer<typeof checkDocumentView>;

export const documentQuery = z.object({
  /** A certificate where nothing is said. */
  kind: z.optional(documentKind),
});

/** A document as its form sends it. */
export const documentForm = z.object({
  kind: documentKind,
  file: z.file({ error: () => messages.documentRequired }).check(
    z.refine(({ name }) => name !== '', { error: () => messages.documentRequired }),
    z.refine(({ size }) => size > 0, { error: () => messages.documentEmpty }),
    z.maxSize(limits.documents.bytes, { error: () => messages.documentTooLarge }),
  ),
});
