import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { type FileColumn, fileColumns } from '#shared/schemas/imports.ts';

/** A column of ours; nothing where a heading is left out. By the keys of headings. */
export type Choices = ReadonlyMap<string, FileColumn | undefined>;

/** What headings stand for, beside their names. */
export interface Mapping {
  /** What was chosen for this file. */
  chosen: Choices;
  /** What was chosen for files before, as far as it tells of a table with these headings. */
  recall(keys: string[]): Choices;
}

/** 'Phone No', 'phone_no' and 'PHONENO' are one column. */
function fold(name: string) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const byName = new Map(fileColumns.map((column) => [fold(column), column]));

/** The column that a heading names. */
export const columnNamed = (heading: string): FileColumn | undefined => byName.get(fold(heading));

/** How many of our columns some cells name. */
export function countColumns(cells: string[]): number {
  return new Set(cells.flatMap((name) => columnNamed(name) ?? [])).size;
}

/**
 * What each heading of a table stands for: what was chosen for it, else what was chosen for it in a file before, else what it names. Where a choice of
 * before leads to a column that another heading names, it gives way.
 */
export function columnsOf(headings: string[], { chosen, recall }: Mapping): (FileColumn | undefined)[] {
  const keys = keysOf(headings);
  const recalled = recall(keys);
  const named = headings.map(columnNamed);
  const columns = keys.map((key, at) => {
    const choices = [chosen, recalled].find((each) => each.has(key));
    return choices ? choices.get(key) : named[at];
  });
  const isRecalled = (at: number) => !chosen.has(keys[at] ?? '') && recalled.has(keys[at] ?? '') && named[at] !== columns[at];
  return columns.map((column, at) => {
    const gives = isRecalled(at) && columns.some((other, place) => other === column && place !== at && (place < at || !isRecalled(place)));
    return gives ? undefined : column;
  });
}
