import { makeZip, type ZipPart } from '#tests/helpers/make-zip.ts';

/** A cell as a text, or as the element that a spreadsheet wrote: its attributes and what is in it. */
type Cell = string | { attributes: string; content: string };

export interface MadeSheet {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  rows: Cell[][];
  /** Rows, from 1, that are hidden. */
  hiddenRows?: number[];
  /** What stands behind the rows: merged cells, say. */
  behind?: string;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
}

/** An .xlsx workbook as Excel writes them: texts in a part of their own, styles of dates in another. */
export function makeWorkbook(sheets: MadeSheet[], { more = [], bookProperties = '' }: { more?: ZipPart[]; bookProperties?: string } = {}) {
  const texts: string[] = [];
  const writeCell = (cell: Cell, at: string) => {
    if (typeof cell !== 'string') return `<c r="${at}" ${cell.attributes}>${cell.content}</c>`;
    if (cell === '') return `<c r="${at}"/>`;
    texts.push(`<si><t xml:space="preserve">${escapeXml(cell)}</t></si>`);
    return `<c r="${at}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const parts = sheets.map(({ rows, hiddenRows = [], behind = '' }, index) => {
    const lines = rows.map((cells, row) => {
      const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : '';
      return `<row r="${row + 1}"${hidden}>${cells.map((cell, at) => writeCell(cell, columnName(at) + (row + 1))).join('')}</row>`;
    });
    const content = `${HEAD}<worksheet xmlns="${NAMESPACE}"><sheetData>${lines.join('')}</sheetData>${behind}</worksheet>`;
    return { name: `xl/worksheets/sheet${index + 1}.xml`, content };
  });
  const list = sheets.map(({ name, state }, index) => {
    const hidden = state ? ` state="${state}"` : '';
    return `<sheet name="${name ?? `Sheet${index + 1}`}" sheetId="${index + 1}"${hidden} r:id="rId${index + 1}"/>`;
  });
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relations = (all: string[]) =>
    `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  return makeZip([
    { name: '[Content_Types].xml', content: `${HEAD}<Types/>` },
    { name: '_rels/.rels', content: relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}">${bookProperties}<sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
        relation('rId98', 'styles', 'styles.xml'),
        relation('rId99', 'sharedStrings', '/xl/sharedStrings.xml'),
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `${HEAD}<styleSheet xmlns="${NAMESPACE}"><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm"/><numFmt numFmtId="165" formatCode="00000000000"/></numFmts>
        <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${HEAD}<sst xmlns="${NAMESPACE}">${texts.join('')}</sst>` },
    ...parts,
    ...more,
  ]);
}
