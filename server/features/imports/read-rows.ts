import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { Refusal, refusals } from '#server/errors.ts';
import { readText } from '#server/features/imports/read-text.ts';

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** No row is nearly as long; without a bound, a quote that is never closed would make one row of the whole file. */
const LONGEST_ROW = 64 * 1024;

/**
 * The rows of a CSV file, one by one, without those that are empty.
 * @throws 400 that names the line when quotes are not closed or misplaced, or says what else the file is (readText).
 */
export async function* readRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  const parser = parse({
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_ROW,
    // Ahead of the loop below: rows that wait in the stream are lost when it fails.
    on_record: (row, { lines }) => {
      lastLine = lines;
      return row;
    },
  });
  pipeline(Readable.from(readText(bytes)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const lineBreaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      yield { line: info.lines - lineBreaks, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refuse(error, lastLine);
  }
}

function refuse(error: unknown, lastLine: number) {
  const { code, lines } = error as Partial<CsvError> & { lines?: number };
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return refusals.unreadableImport(`The row that begins on line ${lastLine + 1} opens a quote and never closes it`);
  if (code === 'CSV_MAX_RECORD_SIZE')
    return refusals.unreadableImport(`The row that begins on line ${lastLine + 1} is far too long. Is a quote opened and never closed?`);
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE')
    return refusals.unreadableImport(`Line ${lines} has a quote in a wrong place. Quotes inside a text are written twice ("")`);
  return error;
}
