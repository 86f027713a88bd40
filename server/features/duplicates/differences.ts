import { isDeepStrictEqual } from 'node:util';
import type { StoredRow } from '#server/features/duplicates/merge-queries.ts';

/** Of a row that was changed, the columns in which it differs, as they were and as they are; but its number of changes, which only grows. */
export function differences(before: StoredRow, after: StoredRow): { was: StoredRow; is: StoredRow } {
  const columns = Object.keys(after).filter((column) => column !== 'version' && !isDeepStrictEqual(before[column], after[column]));
  const of = (row: StoredRow) => Object.fromEntries(columns.map((column) => [column, row[column]]));
  return { was: of(before), is: of(after) };
}

/** What may be set back: the columns that are still as they were made, and those that somebody has changed since. */
export function stillAs(now: StoredRow, { was, is }: { was: StoredRow; is: StoredRow }): { back: StoredRow; changed: string[] } {
  const back: StoredRow = {};
  const changed: string[] = [];
  for (const [column, value] of Object.entries(was))
    if (isDeepStrictEqual(now[column], is[column])) back[column] = value;
    else changed.push(column);
  return { back, changed };
}
