import { refusals } from '#server/errors.ts';

/** How files begin that are no UTF-8: UTF-16 of either order; a workbook, an old one, and a PDF. */
const STARTS = [
  { bytes: [0xff, 0xfe], isText: true },
  { bytes: [0xfe, 0xff], isText: true },
  { bytes: [0x50, 0x4b, 0x03, 0x04], isText: false },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], isText: false },
  { bytes: [0x25, 0x50, 0x44, 0x46], isText: false },
];

/**
 * A file's bytes as text with '\n' at the end of each line, whatever its system ends lines with, and without a byte order mark.
 * @throws 400 for what is not UTF-8, and for what is no text at all (a workbook, say).
 */
export async function* readText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw refusals.importNotUtf8();
    }
  };
  let isFirst = true;
  let heldBack = '';
  for await (const chunk of bytes) {
    if (isFirst) refuseOthers(chunk);
    isFirst = false;
    if (chunk.includes(0)) throw refusals.importNotText();
    const text = heldBack + decode(chunk);
    // A carriage return at the end may be half of a line's end.
    heldBack = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - heldBack.length).replaceAll(/\r\n?/g, '\n');
  }
  yield decode() + (heldBack && '\n');
}

function refuseOthers(start: Buffer) {
  const other = STARTS.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  if (other) throw other.isText ? refusals.importNotUtf8() : refusals.importNotText();
}
