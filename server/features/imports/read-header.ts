import { refusals } from '#server/errors.ts';
import { type ImportColumn, importColumns, importOptional } from '#shared/schemas/imports.ts';

export interface Header {
  /** Which column each cell of a row belongs to; nothing where it is not ours. */
  columns: (ImportColumn | undefined)[];
  /** The names of columns that are left out. */
  ignored: string[];
}

const LONGEST_NAME = 60;
const MOST_IGNORED = 50;

/** 'Phone No', 'phone_no' and 'PHONENO' are one column. */
function fold(name: string) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const byName = new Map(importColumns.map((column) => [fold(column), column]));

/**
 * Finds the columns in the first row of a file, in any order.
 * @throws 400 that names the columns which are missing, or there twice.
 */
export function readHeader(cells: string[]): Header {
  const columns = cells.map((name) => byName.get(fold(name)));
  const missing = importColumns.filter((column) => !importOptional.includes(column) && !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.join(', ');
    const lacksCommas = cells.length === 1 && /[;\t|]/.test(cells[0] ?? '');
    throw lacksCommas ? refusals.importNoCommas(names) : refusals.importNoColumn(names);
  }
  const twice = importColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  if (twice.length > 0) throw refusals.importColumnTwice(twice.join(', '));
  const ignored = cells.filter((name, at) => columns[at] === undefined && name !== '').map((name) => name.slice(0, LONGEST_NAME));
  return { columns, ignored: ignored.slice(0, MOST_IGNORED) };
}
