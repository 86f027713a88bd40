/** Excel has half as many rows on a sheet. */
const LINES_OF_A_SHEET = 2 ** 21;

/** The number by which a row is known among those of all sheets of a file. */
export function lineAmongSheets(sheet: number, line: number): number {
  return sheet * LINES_OF_A_SHEET + line;
}

/**
 * Where a row stands, by its number among those of all sheets that were taken.
 * @returns its line, and the name of its sheet where several were taken.
 */
export function placeOf(sheets: string[], line: number): { line: number; sheet?: string } {
  if (sheets.length < 2) return { line };
  return { line: line % LINES_OF_A_SHEET, sheet: sheets[Math.floor(line / LINES_OF_A_SHEET)] ?? '' };
}

/** A line as remarks on other rows name it: '7', or with its sheet where several were taken. */
export function sayLine(sheets: string[], row: number): string {
  const { line, sheet } = placeOf(sheets, row);
  return sheet === undefined ? String(line) : `${line} (‘${sheet}’)`;
}
