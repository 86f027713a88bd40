/** What a file is, by its first bytes: whoever names it says little. */
export type FileKind = 'text' | 'zip' | 'oldWorkbook' | 'page' | 'other';

const STARTS: { bytes: number[]; kind: FileKind }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], kind: 'zip' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], kind: 'zip' },
  // A compound file: a workbook of before 2007, or one of today with a password.
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], kind: 'oldWorkbook' },
  // The same in the form of before 1997.
  { bytes: [0x09, 0x08, 0x10, 0x00], kind: 'oldWorkbook' },
  { bytes: [...'%PDF'].map((letter) => letter.charCodeAt(0)), kind: 'other' },
];

/** Programs write tables of web pages, and XML, under the names of spreadsheets. */
const PAGE = /^\ufeff?\s*<(?:\?xml|!doctype|html|head|body|table|meta|style|script|workbook)\b/i;

export function recogniseFile(start: Buffer): FileKind {
  const known = STARTS.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  if (known) return known.kind;
  return PAGE.test(start.toString('utf8').replaceAll('\0', '')) ? 'page' : 'text';
}
