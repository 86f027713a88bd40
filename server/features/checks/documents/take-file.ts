import type { FastifyRequest } from 'fastify';
import { refusals } from '#server/base/errors.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { limits } from '#shared/limits.ts';

/** What a multipart form weighs beside its file. */
const FORM_BYTES = 64 * 1024;

/**
 * Whether a form is one, and not longer than it may be: its length says so before it is read.
 * @throws 415, 413.
 */
export function requireForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw refusals.unsupportedType();
  if (Number(request.headers['content-length']) > limits.documents.bytes + FORM_BYTES) throw checkRefusals.documentTooLarge();
}

/**
 * The file of a form. It is read no further than the longest that is taken.
 * @throws 400 without one, or for what is no form; 413 for one that is longer, however long the form said that it is.
 */
export async function takeFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  try {
    // What is a byte too long is told from what was cut off.
    const part = await request.file({ limits: { files: 1, fields: 5, parts: 6, fieldSize: 1_000, fileSize: limits.documents.bytes + 1 } });
    if (!part) throw checkRefusals.documentMissing();
    const bytes = await part.toBuffer();
    if (bytes.length > limits.documents.bytes) throw checkRefusals.documentTooLarge();
    return { name: part.filename ?? '', bytes };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw checkRefusals.documentTooLarge();
    // The parser gives its own failures no code.
    throw code === undefined ? refusals.invalidRequest() : error;
  }
}
