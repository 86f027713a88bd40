import { Readable } from 'node:stream';
import yazl from 'yazl';
import { guardCell } from '#server/base/csv.ts';

/** What a sheet holds at most, with its header, and a cell of it. */
export const MOST_SHEET_ROWS = 1_048_576;
const LONGEST_CELL = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook beside its one sheet: cells of text (style 1) stay text when they are edited, the header (style 2) is bold. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const workbookOf = (sheetName: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/**
 * Rows as a workbook (.xlsx) of one sheet, written while they are read. Numbers are numbers, all else is text that no spreadsheet runs,
 * guarded as in the site's CSV: whoever saves the sheet as CSV has no formula in it either. A text longer than a cell can be ends with '…'.
 * @param batches the rows, some at a time, by the names of the columns.
 */
export function writeXlsx(sheetName: string, columns: readonly string[], batches: AsyncIterable<object[]>): Readable {
  const zip = new yazl.ZipFile();
  const sheet = Readable.from(writeSheet(columns, batches), { objectMode: false });
  for (const [path, part] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + part), path);
  zip.addBuffer(Buffer.from(XML + workbookOf(sheetName)), 'xl/workbook.xml');
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = zip.outputStream as Readable;
  // Either ends the other: what fails in the middle leaves no file that looks whole, and nobody reads for somebody who has gone.
  sheet.on('error', (error) => output.destroy(error));
  zip.on('error', (error) => output.destroy(error));
  output.on('close', () => sheet.destroy());
  return output;
}

async function* writeSheet(columns: readonly string[], batches: AsyncIterable<object[]>) {
  const letters = columns.map((_, at) => lettersOf(at));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield `<row r="1">${columns.map((name, at) => writeText(`${letters[at]}1`, name, 2)).join('')}</row>`;
  let row = 1;
  for await (const batch of batches) {
    let xml = '';
    for (const cells of batch as Record<string, unknown>[]) {
      row += 1;
      xml += `<row r="${row}">`;
      for (const [at, name] of columns.entries()) xml += writeCell(`${letters[at]}${row}`, cells[name]);
      xml += '</row>';
    }
    if (xml !== '') yield xml;
  }
  yield '</sheetData></worksheet>';
}

function writeCell(address: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  return writeText(address, guardCell(String(value)), 1);
}

function writeText(address: string, text: string, style: number): string {
  const fitting = text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(fitting)}</t></is></c>`;
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Signs that XML cannot hold stand as spreadsheets write them: '_x000D_'; a text that looks like one of these has its first sign so. */
function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/_(?=x[0-9a-f]{4}_)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/gi, encodeSign)
      .replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign)
  );
}

function encodeSign(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** 0 → 'A', 26 → 'AA'. */
function lettersOf(column: number): string {
  const rest = column % 26;
  return `${column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : ''}${String.fromCharCode(65 + rest)}`;
}
