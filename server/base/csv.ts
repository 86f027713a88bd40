import { pipeline } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';

interface CsvColumn {
  key: string;
  header: string;
}

/** Where a spreadsheet may begin another line of a cell. */
const LINE_BREAK = '\\r\\n\\v\\f\\u0085\\u2028\\u2029';
const LINE_START = `(?<=^|[${LINE_BREAK}])`;
/**
 * How a line begins that a spreadsheet would run: with a tab, or after blanks and unseen signs with the sign of a formula, in full width
 * and small form too. Apostrophes before it are told from those that stand there as a guard.
 */
const FORMULA = `'*(?:\\t|(?:[^\\S${LINE_BREAK}]|\\p{Cf})*[=+\\-@＝＋－＠﹦﹢﹣﹫−])`;
const UNGUARDED = new RegExp(`${LINE_START}(?=${FORMULA})|^(?='*\\r)`, 'gu');
const GUARD = new RegExp(`${LINE_START}'(?=${FORMULA})|^'(?='*\\r)`, 'gu');
const HAS_LINES = new RegExp(`[${LINE_BREAK}]`, 'u');

/** A text in which no line begins as a formula of a spreadsheet: such lines get an apostrophe in front. */
export function guardCell(text: string): string {
  return text.replace(UNGUARDED, "'");
}

/** The text that guardCell() was given. */
export function unguardCell(text: string): string {
  return text.includes("'") ? text.replace(GUARD, '') : text;
}

/**
 * Rows as CSV for a spreadsheet, written while they are read: in UTF-8 with a byte order mark, each cell with a line break in quotes, and
 * none that a spreadsheet would run. Every export of the site is made here.
 */
export function writeCsv(columns: CsvColumn[], rows: Iterable<object> | AsyncIterable<object>): Stringifier {
  const csv = stringify({
    header: true,
    columns,
    bom: true,
    record_delimiter: 'windows',
    cast: { string: guardCell },
    quoted_match: HAS_LINES,
  });
  pipeline(rows, csv, () => {});
  return csv;
}
