import { countColumns } from '#server/features/imports/read-header.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The first line by which a file tells Excel what stands between its cells. */
const TOLD = /^"?sep=(.)"?[,;\t|]*(?=\n|$)/i;
/** So many lines are looked at: titles may stand above the header. */
const MOST_LINES = 40;

/**
 * What stands between the cells of a text: what its first line says ('sep=;'), else what makes the most columns of one of its first
 * lines.
 * @param start the first lines.
 * @returns it, and how long the line is that only says so.
 */
export function findDelimiter(start: string): { delimiter: string; told: number } {
  const told = TOLD.exec(start);
  if (told) return { delimiter: told[1] as string, told: told[0].length };
  const lines = start.split('\n', MOST_LINES);
  const columnsBy = (delimiter: string) => Math.max(...lines.map((line) => countColumns(line.split(delimiter))));
  const counts = DELIMITERS.map(columnsBy);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] as string, told: 0 };
}
