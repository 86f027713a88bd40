import type { FileHandle } from 'node:fs/promises';
import { findEncoding } from '#server/features/imports/find-encoding.ts';
import { findHeaderRow, type Header, isHeader, namesKnown, readHeader } from '#server/features/imports/read-header.ts';
import { type CsvRow, readCsvRows } from '#server/features/imports/read-rows.ts';
import { readText } from '#server/features/imports/read-text.ts';
import { openWorkbook, type Sheet } from '#server/features/imports/read-workbook.ts';
import { readFile } from '#server/features/imports/receive-file.ts';
import { recogniseFile } from '#server/features/imports/recognise-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';

/** A table of businesses: its header, and the rows below it, which the caller reads to their end or returns. */
export interface Table {
  header: Header;
  rows: AsyncGenerator<CsvRow>;
}

/** Sheets that are named to somebody who sent several. */
const MOST_NAMED = 5;

/**
 * Reads a file of businesses, whatever its name: text with commas, semicolons or tabs in UTF-8, UTF-16 or Windows-1252, or a workbook
 * (.xlsx) of which one visible sheet has our columns. Rows above the header are left out.
 * @throws 400 that says what the file is, or lacks, and what to do.
 */
export async function readTable(file: FileHandle): Promise<Table> {
  const start = await firstBytes(file);
  const kind = recogniseFile(start);
  if (kind === 'zip') return readSheets(await openWorkbook(file));
  if (kind === 'oldWorkbook') throw importRefusals.importOldWorkbook();
  if (kind === 'page') throw importRefusals.importPage();
  if (kind === 'other') throw importRefusals.importNotTable();
  const encoding = await findEncoding(start, () => readFile(file));
  const rows = readCsvRows(readText(readFile(file), encoding));
  return withReturn(rows, async () => ({ header: readHeader(await findHeaderRow(rows)), rows }));
}

async function firstBytes(file: FileHandle): Promise<Buffer> {
  for await (const chunk of readFile(file)) return chunk;
  return Buffer.alloc(0);
}

/** The one sheet that has our columns. */
async function readSheets(sheets: Sheet[]): Promise<Table> {
  const heads = [];
  for (const sheet of sheets) {
    const rows = sheet.rows();
    heads.push({ sheet, head: await withReturn(rows, () => findHeaderRow(rows), true) });
  }
  const whole = heads.filter(({ head }) => isHeader(head));
  const fit = whole.length > 0 ? whole : heads.filter(({ head }) => namesKnown(head));
  if (fit.length > 1) throw importRefusals.importSeveralSheets(fit.slice(0, MOST_NAMED).map(({ sheet }) => sheet.name));
  const chosen = fit[0] ?? heads.find(({ head }) => head !== undefined);
  if (!chosen) throw importRefusals.importEmpty();
  const rows = chosen.sheet.rows();
  return withReturn(rows, async () => ({ header: readHeader(await findHeaderRow(rows)), rows }));
}

/** Returns the rows when they cannot be read, or always. */
async function withReturn<Result>(rows: AsyncGenerator<CsvRow>, read: () => Promise<Result>, always = false): Promise<Result> {
  let isRead = false;
  try {
    const result = await read();
    isRead = !always;
    return result;
  } finally {
    if (!isRead) await rows.return(undefined);
  }
}
