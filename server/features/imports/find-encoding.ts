import { importRefusals } from '#server/features/imports/refusals.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** So many bytes of a text tell whether its letters have two bytes each. */
const START = 4 * 1024;
/** Less than that share of zero bytes is dirt in a text of single bytes. */
const SHARE_OF_ZEROS = 0.2;
/** Bytes that Windows-1252 leaves open. */
const OPEN_IN_1252 = /[\u0081\u008d\u008f\u0090\u009d]/;

/**
 * The encoding of a text: what its byte order mark says, else UTF-16 where every other byte is zero, else UTF-8 where all of it is, else
 * what Excel writes in a plain 'CSV', Windows-1252.
 * @param read gives the bytes from the beginning, each time anew.
 * @throws 400 for what is no text, and, with the line, for a text that is none of these as a whole.
 */
export async function findEncoding(start: Buffer, read: () => AsyncIterable<Buffer>): Promise<Encoding> {
  const marked = encodingOfMark(start);
  if (marked) return marked;
  const wide = encodingOfZeros(start.subarray(0, START));
  if (wide) return wide;
  if (await isUtf8(read())) return 'utf-8';
  await requireWindows1252(read());
  return 'windows-1252';
}

function encodingOfMark(start: Buffer): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : undefined;
}

function encodingOfZeros(start: Buffer): Encoding | undefined {
  const zeros = [0, 0] as [number, number];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[(at % 2) as 0 | 1] += 1;
  const [even, odd] = zeros;
  if (even + odd === 0 || even + odd < SHARE_OF_ZEROS * start.length) return undefined;
  if (odd > 4 * even) return 'utf-16le';
  return even > 4 * odd ? 'utf-16be' : undefined;
}

async function isUtf8(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** A text with more letters of UTF-8 than other bytes beside ASCII is a broken one of these: read otherwise all its letters would be wrong. */
async function requireWindows1252(bytes: AsyncIterable<Buffer>): Promise<void> {
  const asUtf8 = new TextDecoder('utf-8');
  const as1252 = new TextDecoder('windows-1252');
  let [letters, broken, line, brokenLine] = [0, 0, 1, 0];
  for await (const chunk of bytes) {
    if (chunk.includes(0)) throw importRefusals.importNotTable();
    const text = asUtf8.decode(chunk, { stream: true });
    for (const [letter] of text.matchAll(/[\n\u0080-\u{10ffff}]/gu)) {
      if (letter === '\n') line += 1;
      else if (letter === '\ufffd') {
        broken += 1;
        brokenLine ||= line;
      } else letters += 1;
    }
    if (OPEN_IN_1252.test(as1252.decode(chunk, { stream: true }))) throw importRefusals.importBrokenLetters(brokenLine || line);
  }
  if (letters > broken) throw importRefusals.importBrokenLetters(brokenLine || line);
}
