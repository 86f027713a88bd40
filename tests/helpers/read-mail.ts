/** Refuses what is cut inside a character. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(encoding: string, text: string): string {
  if (/^b(ase64)?$/i.test(encoding)) return utf8.decode(Buffer.from(text, 'base64'));
  if (!/^q/i.test(encoding)) return text;
  const bytes = text.replaceAll('=\n', '').replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return utf8.decode(Buffer.from(bytes, 'latin1'));
}

const headerOf = (head: string, name: string) => new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';

/** The words of a header: each encoded one (RFC 2047) is decoded by itself, as a reader may do. */
function readWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/\n(?=[ \t])/g, '')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      decode(encoding, /q/i.test(encoding) ? text.replaceAll('_', ' ') : text),
    );
}

function splitHead(source: string): [head: string, body: string] {
  const at = source.indexOf('\n\n');
  return [source.slice(0, at), source.slice(at + 2)];
}

/**
 * A message as its receiver reads it.
 * @throws when one of its encoded words, or a part, is no UTF-8.
 */
export function readMail(source: string): { subject: string; text: string; html: string } {
  const [head, body] = splitHead(source);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => splitHead(part.trimStart()));
  const partOf = (type: string) => {
    const [partHead = '', content = ''] = parts.find(([each]) => headerOf(each, 'Content-Type').startsWith(type)) ?? [];
    return decode(headerOf(partHead, 'Content-Transfer-Encoding'), content);
  };
  return { subject: readWords(headerOf(head, 'Subject')), text: partOf('text/plain'), html: partOf('text/html') };
}
