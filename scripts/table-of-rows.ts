/** Ends of lines, controls, and signs that turn what follows around: in a terminal they would do something, whoever typed them. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const NAMED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

type Row = (string | null)[];

/** What a value looks like in a terminal: on one line, and nothing of it is taken for the terminal's own. Null is nothing, as psql has it. */
export function shownValue(value: string | null): string {
  return (value ?? '').replaceAll(UNPRINTABLE, (sign) => NAMED[sign] ?? `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`);
}

/**
 * Rows as a table; where it would be wider than the terminal, a line for each value.
 * @param width of the terminal, in letters; without one there is no limit.
 */
export function tableOfRows(columns: string[], rows: Row[], width = Number.POSITIVE_INFINITY): string {
  const names = columns.map(shownValue);
  const shown = rows.map((row) => row.map(shownValue));
  const widths = names.map((name, at) => shown.reduce((most, row) => Math.max(most, lengthOf(row[at])), lengthOf(name)));
  const whole = widths.reduce((sum, each) => sum + each + 3, -3);
  if (whole > width && shown.length > 0) return linesOf(names, shown);
  const line = (row: string[]) =>
    row
      .map((value, at) => padded(value, widths[at]))
      .join(' | ')
      .trimEnd();
  return [line(names), widths.map((each) => '-'.repeat(each)).join('-+-'), ...shown.map(line)].map((text) => `${text}\n`).join('');
}

function linesOf(names: string[], rows: string[][]) {
  const longest = Math.max(...names.map(lengthOf));
  const values = (row: string[]) => row.map((value, at) => `${padded(names[at], longest)} | ${value}`.trimEnd());
  return rows
    .flatMap((row, at) => [`- row ${at + 1}`, ...values(row)])
    .map((text) => `${text}\n`)
    .join('');
}

/** In letters: vowel signs stand on the letter before. */
function lengthOf(text = '') {
  return [...text.replaceAll(/[\p{Mn}\p{Cf}]/gu, '')].length;
}

function padded(text = '', length = 0) {
  return text + ' '.repeat(length - lengthOf(text));
}
