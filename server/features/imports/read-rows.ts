import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { Refusal, refusals } from '#server/errors.ts';
import { readText } from '#server/features/imports/read-text.ts';
import { limits } from '#shared/limits.ts';

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** No row is nearly as long; without a bound, a quote that is never closed would make one row of the whole file. */
const LONGEST_ROW = 64 * 1024;

/** A table of businesses has some twenty. */
const MOST_COLUMNS = 200;

/** Empty rows count here, too: a file of commas alone would be read to its end for nothing. */
const MOST_RECORDS = 2 * limits.import.rows;

/** Eighty for each row that a file can have: what takes longer than some seconds to be parsed is no list of businesses. */
const MOST_CELLS = 80 * limits.import.rows;

/** Characters without the end of a row: the longest one, and what waits in streams before the parser. */
const FED_FOR_A_ROW = LONGEST_ROW + 512 * 1024;

/** What is parsed without letting other requests in between: a few milliseconds, though each character be a cell, or each second a row. */
const STEP = { characters: 8 * 1024, lines: 250 };

/**
 * The rows of a CSV file, one by one, without those that are empty.
 * @throws 400 that names the line when quotes are not closed or misplaced, or says what else the file is (readText).
 */
export async function* readCsvRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  let records = 0;
  let cells = 0;
  let fed = 0;
  let fedBefore = 0;
  // The parser bounds what stands in cells, and not how many there are.
  const feed = (text: string) => {
    fed += text.length;
    if (fed - fedBefore > FED_FOR_A_ROW) throw tooLong(lastLine);
    return text;
  };
  const parser = parse({
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_ROW,
    // Ahead of the loop below: rows that wait in the stream are lost when it fails.
    on_record: (row, { lines }) => {
      lastLine = lines;
      fedBefore = fed;
      records += 1;
      const { record } = row as unknown as { record: string[] };
      cells += record.length;
      if (record.length > MOST_COLUMNS) throw refusals.importTooManyColumns();
      if (cells > MOST_CELLS) throw refusals.importTooManyCells();
      if (records > MOST_RECORDS) throw refusals.importTooManyRows();
      return record.some((cell) => cell !== '') ? row : null;
    },
  });
  pipeline(Readable.from(inSteps(readText(bytes), feed)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines - record.reduce(addLineBreaks, 0), cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refuse(error, lastLine);
  }
}

function addLineBreaks(sum: number, cell: string) {
  return cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum;
}

async function* inSteps(texts: AsyncIterable<string>, feed: (text: string) => string) {
  for await (const text of texts) {
    for (let from = 0; from < text.length; ) {
      const to = endOfStep(text, from);
      yield feed(text.slice(from, to));
      await nextTurn();
      from = to;
    }
  }
}

function endOfStep(text: string, from: number): number {
  const end = Math.min(from + STEP.characters, text.length);
  let to = from;
  for (let lines = 0; lines < STEP.lines; lines += 1) {
    const lineEnd = text.indexOf('\n', to);
    if (lineEnd === -1 || lineEnd >= end) return end;
    to = lineEnd + 1;
  }
  return to;
}

function tooLong(lastLine: number) {
  return refusals.importRowTooLong(lastLine + 1);
}

function refuse(error: unknown, lastLine: number) {
  const { code, lines } = error as Partial<CsvError> & { lines?: number };
  if (code === 'CSV_QUOTE_NOT_CLOSED') return refusals.importQuoteOpen(lastLine + 1);
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLong(lastLine);
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE') return refusals.importQuoteMisplaced(lines ?? 0);
  return error;
}
