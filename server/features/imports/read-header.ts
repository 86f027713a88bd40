import { importRefusals } from '#server/features/imports/refusals.ts';
import { type FileColumn, type ImportColumn, importColumns, importOptional, keyColumns } from '#shared/schemas/imports.ts';

export interface Header {
  /** Which column each cell of a row belongs to; nothing where it is not ours. */
  columns: (FileColumn | undefined)[];
  /** The names of columns that are left out. */
  ignored: string[];
  /** Columns that rows need which add a business; a file that only changes some may lack them. */
  missing: ImportColumn[];
}

const LONGEST_NAME = 60;
const MOST_IGNORED = 50;
/** So many rows may stand above the header: a title, a date, who made the list. */
const MOST_ABOVE = 20;

/** 'Phone No', 'phone_no' and 'PHONENO' are one column. */
function fold(name: string) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const byName = new Map([...importColumns, ...keyColumns].map((column) => [fold(column), column]));

/** How many of our columns some cells name. */
export function countColumns(cells: string[]): number {
  return new Set(cells.flatMap((name) => byName.get(fold(name)) ?? [])).size;
}

/** The first of the first rows that names all columns which must be there, or a key of businesses that are known; else the one that names most; undefined without any row. */
export async function findHeaderRow(rows: AsyncGenerator<{ cells: string[] }>): Promise<string[] | undefined> {
  let best: string[] | undefined;
  for (let above = 0; above <= MOST_ABOVE; above += 1) {
    const { value, done } = await rows.next();
    if (done) return best;
    const { cells } = value;
    if (isHeader(cells) || namesKnown(cells)) return cells;
    if (best === undefined || countColumns(cells) > countColumns(best)) best = cells;
  }
  return best;
}

export function isHeader(cells: string[] | undefined): boolean {
  return cells !== undefined && missingOf(cells).length === 0;
}

/** Whether rows may name businesses that are known, and say something of them: 'id' or 'externalKey' with a column of ours. */
export function namesKnown(cells: string[] | undefined): boolean {
  const columns = new Set(cells?.map((name) => byName.get(fold(name))));
  return (columns.has('id') || columns.has('externalKey')) && importColumns.some((column) => columns.has(column));
}

function missingOf(cells: string[]): ImportColumn[] {
  const columns = cells.map((name) => byName.get(fold(name)));
  return importColumns.filter((column) => !importOptional.includes(column) && !columns.includes(column));
}

/**
 * Finds the columns in the header of a file, in any order.
 * @throws 400 that names the columns which are missing, or there twice; where there is no row at all.
 */
export function readHeader(cells: string[] | undefined): Header {
  if (cells === undefined) throw importRefusals.importEmpty();
  const missing = missingOf(cells);
  if (missing.length > 0 && !namesKnown(cells)) throw importRefusals.importNoColumn(missing.join(', '));
  const columns = cells.map((name) => byName.get(fold(name)));
  const twice = [...importColumns, ...keyColumns].filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (twice.length > 0) throw importRefusals.importColumnTwice(twice.join(', '));
  const ignored = cells.filter((name, at) => columns[at] === undefined && name !== '').map((name) => name.slice(0, LONGEST_NAME));
  return { columns, ignored: ignored.slice(0, MOST_IGNORED), missing };
}
