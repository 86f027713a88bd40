import { importLimits } from '#shared/import-limits.ts';

/** What is looked at of a long text: its first lines tell what its columns are. Bytes. */
const LOOKED_AT = 1024 * 1024;

const LINE_FEED = 0x0a;

/** A file; of a long text its first lines, as far as the end of one. A workbook is read as a whole. */
export async function beginningOf(file: File): Promise<Blob> {
  if (file.size <= importLimits.bytesAtOnce || /\.xls/i.test(file.name)) return file;
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  return file.slice(0, endOfLastLine(bytes));
}

/**
 * Where the last whole line of a text's bytes ends. UTF-16 has two bytes a letter: of Latin letters, with which headings begin, or of the mark before
 * them, the first two say in which order. A line feed among them is one only where a letter begins: ਕ has such a byte, too.
 * @returns bytes from the beginning; 0 where no line ends.
 */
export function endOfLastLine(bytes: Uint8Array): number {
  const [first, second] = bytes;
  const isBig = first === 0xfe || first === 0;
  if (!isBig && first !== 0xff && second !== 0) return bytes.lastIndexOf(LINE_FEED) + 1;
  const [high, low] = isBig ? [0, LINE_FEED] : [LINE_FEED, 0];
  for (let at = (bytes.length & ~1) - 2; at >= 0; at -= 2) if (bytes[at] === high && bytes[at + 1] === low) return at + 2;
  return 0;
}
