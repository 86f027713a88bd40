import { checkRefusals } from '#server/features/checks/refusals.ts';

const PDF = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');
/** So far from the end programs that read PDF look for it. */
const END_BYTES = 1024;
/** What programs leave behind it: ends of lines, and zeros that fill up a block. */
const NOTHING = /^[\s\0]*$/;
const PICTURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/**
 * Says by its content what somebody sent; what it calls itself counts for nothing. Something else before a PDF, or behind it, is something
 * else: such files are one thing to one program and another to the next.
 * @throws 400 when it is empty or cut off, 415 when it is neither PDF, JPEG nor PNG.
 */
export function recogniseDocument(bytes: Buffer): 'pdf' | 'picture' {
  const begins = (signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
  if (bytes.length === 0) throw checkRefusals.documentEmpty();
  if (PICTURES.some(begins)) return 'picture';
  if (!begins(PDF)) throw checkRefusals.notADocument();
  const end = bytes.subarray(-END_BYTES);
  const at = end.lastIndexOf(PDF_END);
  if (at === -1 || !NOTHING.test(end.toString('latin1', at + PDF_END.length))) throw checkRefusals.documentUnreadable();
  return 'pdf';
}
