import { columnsOf, type Mapping } from '#server/features/imports/mapping/columns-of.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { type FileColumn, fileColumns, type ImportColumn, importColumns, importOptional, photoColumn } from '#shared/schemas/imports.ts';

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
export const MOST_ABOVE = 20;

/**
 * The header among the first rows: the first that has all columns which must be there, or a key of businesses that are known; else the one with
 * most headings that we know; else the first that is about as wide as the widest, as titles are narrow. Undefined without any row.
 */
export function findHeaderRow(rows: CsvRow[], mapping: Mapping): CsvRow | undefined {
  const fit = rows.find(({ cells }) => isWhole(columnsOf(cells, mapping)) || namesKnown(columnsOf(cells, mapping)));
  if (fit) return fit;
  const known = rows.map(({ cells }) => keysOf(cells).filter((key, at) => mapping.chosen.has(key) || columnsOf(cells, mapping)[at]).length);
  const most = Math.max(0, ...known);
  if (most > 0) return rows[known.indexOf(most)];
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  return rows.find((_, at) => (widths[at] ?? 0) * 2 >= Math.max(...widths));
}

/** Whether a header has all columns that a new business needs. */
export const isWhole = (columns: Header['columns']) => missingOf(columns).length === 0;

/** Whether rows may name businesses that are known, and say something of them: 'id' or 'externalKey' with a column of ours. */
export function namesKnown(columns: Header['columns']): boolean {
  const named = new Set(columns);
  return (named.has('id') || named.has('externalKey')) && (named.has(photoColumn) || importColumns.some((column) => named.has(column)));
}

/** The columns that a new business needs and a header lacks. */
export function missingOf(columns: Header['columns']): ImportColumn[] {
  return importColumns.filter((column) => !importOptional.includes(column) && !columns.includes(column));
}

/**
 * Finds the columns in the header of a file, in any order.
 * @throws 400 that names the columns which are missing, or there twice; where there is no row at all.
 */
export function readHeader(cells: string[] | undefined, mapping: Mapping): Header {
  if (cells === undefined) throw importRefusals.importEmpty();
  const columns = columnsOf(cells, mapping);
  const missing = missingOf(columns);
  if (missing.length > 0 && !namesKnown(columns)) throw importRefusals.importNoColumn(missing.join(', '));
  const twice = fileColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (twice.length > 0) throw importRefusals.importColumnTwice(twice.join(', '));
  const ignored = cells.filter((name, at) => columns[at] === undefined && name !== '').map((name) => name.slice(0, LONGEST_NAME));
  return { columns, ignored: ignored.slice(0, MOST_IGNORED), missing };
}
