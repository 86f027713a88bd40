import type { Header } from '#server/features/imports/read-header.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import type { TakenColumn } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** What cells are taken for, by their columns and by what they have, as `takenKey` folds it. */
export type TakenValues = Partial<Record<TakenColumn, Record<string, string>>>;

/** Cells that differ in blanks and the size of letters alone are taken for the same. */
export function takenKey(written: string): string {
  return written.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The row with what its cells are taken for in their place. */
export function applyTaken(row: CsvRow, columns: Header['columns'], values: TakenValues): CsvRow {
  const taken: CsvRow['taken'] = [];
  const cells = row.cells.map((written, at) => {
    const column = columns[at] as TakenColumn;
    const byCell = values[column];
    const key = takenKey(written);
    const value = byCell && Object.hasOwn(byCell, key) ? byCell[key] : undefined;
    if (value === undefined || value === written) return written;
    taken.push({ column, written, value });
    return value;
  });
  return taken.length > 0 ? { ...row, cells, taken } : row;
}

/** That cells are taken for something else than they say. */
export function sayTaken({ taken = [] }: CsvRow): KeptRemark[] {
  return taken.map(({ column, written, value }) =>
    keepRemark(column, () => messages.importTakenFor(written.slice(0, 100).toWellFormed(), value)),
  );
}
