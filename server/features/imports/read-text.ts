import type { Encoding } from '#server/features/imports/find-encoding.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';

/**
 * A file's bytes as text with '\n' at the end of each line, whatever its system ends lines with, without a byte order mark and without
 * the zero bytes that some programs fill up with.
 * @throws 400 for what is not in that encoding.
 */
export async function* readText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined }).replaceAll('\0', '');
    } catch {
      throw importRefusals.importNotTable();
    }
  };
  let heldBack = '';
  for await (const chunk of bytes) {
    const text = heldBack + decode(chunk);
    // A carriage return at the end may be half of a line's end.
    heldBack = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - heldBack.length).replaceAll(/\r\n?/g, '\n');
  }
  yield decode() + (heldBack && '\n');
}
