import { countColumns } from '#server/features/imports/mapping/columns-of.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The first line by which a file tells Excel what stands between its cells. */
const TOLD = /^"?sep=(.)"?[,;\t|]*(?=\n|$)/i;
/** So many lines are looked at: titles may stand above the header. */
const MOST_LINES = 40;

/**
 * What stands between the cells of a text: what its first line says ('sep=;'), else what makes the most of our columns of one of its
 * first lines, else what most of them have equally often.
 * @param start the first lines.
 * @returns it, and how long the line is that only says so.
 */
export function findDelimiter(start: string): { delimiter: string; told: number } {
  const told = TOLD.exec(start);
  if (told) return { delimiter: told[1] as string, told: told[0].length };
  const lines = start.split('\n', MOST_LINES);
  const columnsBy = (delimiter: string) => Math.max(...lines.map((line) => countColumns(line.split(delimiter))));
  const counts = DELIMITERS.map(columnsBy);
  const most = Math.max(...counts);
  const marks = most > 0 ? counts : DELIMITERS.map((delimiter) => countAlike(lines, delimiter));
  return { delimiter: DELIMITERS[marks.indexOf(Math.max(...marks))] as string, told: 0 };
}

/** How many lines have the same number of a sign that stands in them: between cells each has as many, in sentences some. */
function countAlike(lines: string[], delimiter: string): number {
  const many = new Map<number, number>();
  for (const line of lines) many.set(line.split(delimiter).length, (many.get(line.split(delimiter).length) ?? 0) + 1);
  many.delete(1);
  return Math.max(0, ...many.values());
}
