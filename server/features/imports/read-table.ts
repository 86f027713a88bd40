import type { FileHandle } from 'node:fs/promises';
import { findEncoding } from '#server/features/imports/find-encoding.ts';
import { columnsOf, type Mapping } from '#server/features/imports/mapping/columns-of.ts';
import { findHeaderRow, type Header, isWhole, MOST_ABOVE, namesKnown, readHeader } from '#server/features/imports/read-header.ts';
import { type CsvRow, readCsvRows } from '#server/features/imports/read-rows.ts';
import { readText } from '#server/features/imports/read-text.ts';
import { openWorkbook, type Sheet } from '#server/features/imports/read-workbook.ts';
import { readFile } from '#server/features/imports/receive-file.ts';
import { recogniseFile } from '#server/features/imports/recognise-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';

/** A table of businesses: its header, and the rows below it, which can be read more than once. */
export interface Table {
  /** The sheet's name; '' where the file has none. */
  sheet: string;
  header: Header;
  headings: string[];
  rows(): AsyncGenerator<CsvRow>;
}

/** A sheet, and which of its rows is the header, if it has any rows. */
export interface Headed {
  sheet: Sheet;
  headings: string[] | undefined;
  below(): AsyncGenerator<CsvRow>;
}

/** Sheets that are named to somebody who sent several. */
const MOST_NAMED = 5;

/**
 * The tables of a file, whatever its name: the visible sheets of a workbook (.xlsx), or one of text with commas, semicolons or tabs in UTF-8,
 * UTF-16 or Windows-1252.
 * @param follow is told how far a text is read, in bytes.
 * @throws 400 that says what the file is, and what to do.
 */
export async function openTables(file: FileHandle, follow?: (position: number) => void): Promise<Sheet[]> {
  const start = await firstBytes(file);
  const kind = recogniseFile(start);
  if (kind === 'zip') return openWorkbook(file);
  if (kind === 'oldWorkbook') throw importRefusals.importOldWorkbook();
  if (kind === 'page') throw importRefusals.importPage();
  if (kind === 'other') throw importRefusals.importNotTable();
  const encoding = await findEncoding(start, () => readFile(file));
  return [{ name: '', rows: () => readCsvRows(readText(readFile(file, follow), encoding)) }];
}

async function firstBytes(file: FileHandle): Promise<Buffer> {
  for await (const chunk of readFile(file)) return chunk;
  return Buffer.alloc(0);
}

/** Finds the header of a sheet; rows above it are left out. */
export async function findHeader(sheet: Sheet, mapping: Mapping): Promise<Headed> {
  const first: CsvRow[] = [];
  for await (const row of sheet.rows()) {
    first.push(row);
    if (first.length > MOST_ABOVE) break;
  }
  const header = findHeaderRow(first, mapping);
  return { sheet, headings: header?.cells, below: () => skipRows(sheet.rows(), header ? first.indexOf(header) + 1 : 0) };
}

async function* skipRows(rows: AsyncGenerator<CsvRow>, many: number): AsyncGenerator<CsvRow> {
  let left = many;
  for await (const row of rows) {
    if (left === 0) yield row;
    else left -= 1;
  }
}

/**
 * The tables of businesses of a file: the sheets that were chosen, or the one that has our columns.
 * @param names of the sheets that were chosen.
 * @throws 400 where no sheet, or more than one that nobody chose, has our columns, or a chosen one lacks some.
 */
export async function readTables(sheets: Sheet[], mapping: Mapping, names?: string[]): Promise<Table[]> {
  const unknown = names?.find((name) => !sheets.some((sheet) => sheet.name === name));
  if (unknown !== undefined) throw importRefusals.importUnknownSheet(unknown);
  const headed: Headed[] = [];
  for (const sheet of names ? sheets.filter(({ name }) => names.includes(name)) : sheets) headed.push(await findHeader(sheet, mapping));
  return (names ? headed : [chooseSheet(headed, mapping)]).map(({ sheet, headings, below }) => ({
    sheet: sheet.name,
    header: readHeader(headings, mapping),
    headings: headings ?? [],
    rows: below,
  }));
}

/** The sheets that have all columns which a new business needs; where there are none those that name businesses. */
export function fittingSheets(headed: Headed[], mapping: Mapping): Headed[] {
  const columns = (each: Headed) => columnsOf(each.headings ?? [], mapping);
  const whole = headed.filter((each) => isWhole(columns(each)));
  return whole.length > 0 ? whole : headed.filter((each) => namesKnown(columns(each)));
}

/** The one sheet that has our columns. */
function chooseSheet(headed: Headed[], mapping: Mapping): Headed {
  const fit = fittingSheets(headed, mapping);
  if (fit.length > 1) throw importRefusals.importSeveralSheets(fit.slice(0, MOST_NAMED).map(({ sheet }) => sheet.name));
  const chosen = fit[0] ?? headed.find(({ headings }) => headings !== undefined);
  if (!chosen) throw importRefusals.importEmpty();
  return chosen;
}
