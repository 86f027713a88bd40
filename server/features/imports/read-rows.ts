import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { unguardCell } from '#server/base/csv.ts';
import { Refusal } from '#server/base/errors.ts';
import { findDelimiter } from '#server/features/imports/find-delimiter.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { saysAnything } from '#server/features/imports/unread-cells.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { FileColumn, TakenColumn } from '#shared/schemas/imports.ts';

export interface CsvRow {
  /** The line of the file on which the row begins, or its number in a workbook, from 1. */
  line: number;
  /** Without the empty ones behind the last. */
  cells: string[];
  /** Whether a workbook hides it. */
  isHidden?: boolean;
  /** Cells that are taken for something else than the file has there. */
  taken?: { column: TakenColumn; written: string; value: string }[];
  /** Columns whose cells cannot be read, and are empty here. */
  unread?: FileColumn[];
}

/** No row is nearly as long; without a bound, a quote that is never closed would make one row of the whole file. */
export const LONGEST_ROW = 64 * 1024;

/** A table of businesses has some twenty; of empty columns behind them spreadsheets may write hundreds. */
const MOST_COLUMNS = 200;
const MOST_EMPTY_COLUMNS = 1_000;

/** Empty rows count here, too: a file of commas alone would be read to its end for nothing. */
const MOST_RECORDS = 2 * importLimits.rows;

/** Eighty for each row that a file can have: what takes longer than some seconds to be parsed is no list of businesses. */
const MOST_CELLS = 80 * importLimits.rows;

/** So much is looked at to find out what stands between cells. Characters. */
const LOOKED_AT = 16 * 1024;

/** An apostrophe before what is nothing but a number: spreadsheets mark so that they shall not calculate with it. */
const MARKED_NUMBER = /^'(?=[\d\s().,-]+$)/;

/** A text as some exports write it, so that spreadsheets leave its zeros and signs alone: '="0123"'. */
const HELD_TEXT = /^=\s*"([^"]*(?:""[^"]*)*)"$/;

/** The sign of databases for no value. */
const NO_VALUE = '\\N';

/** Characters without the end of a row: the longest one, and what waits in streams before the parser. */
const FED_FOR_A_ROW = LONGEST_ROW + 512 * 1024;

/** What is parsed without letting other requests in between: a few milliseconds, though each character be a cell, or each second a row. */
const STEP = { characters: 8 * 1024, lines: 250 };

/** Counts what a file has, and refuses what no list of businesses has. */
export class RowBounds {
  #records = 0;
  #cells = 0;

  /** @returns the cells, without the empty ones behind the last. @throws 400, 413. */
  take(cells: string[]): string[] {
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    this.#records += 1;
    this.#cells += cells.length;
    if (width > MOST_COLUMNS || cells.length > MOST_EMPTY_COLUMNS) throw importRefusals.importTooManyColumns();
    if (this.#cells > MOST_CELLS) throw importRefusals.importTooManyCells();
    if (this.#records > MOST_RECORDS) throw importRefusals.importTooManyRows();
    return cells.slice(0, width);
  }
}

/**
 * A cell as it was meant: without blanks around it, and without what exports and spreadsheets put around texts.
 */
export function readCell(cell: string): string {
  const trimmed = cell.trim();
  const held = HELD_TEXT.exec(trimmed)?.[1]?.replaceAll('""', '"').trim();
  const text = (held ?? unguardCell(trimmed)).replace(MARKED_NUMBER, '').trim();
  return text === NO_VALUE ? '' : text;
}

/**
 * The rows of a table as text, one by one, without those that are empty. Commas, semicolons, tabs or bars stand between cells.
 * Quotes within a text are read as they are.
 * @throws 400 that names the line when quotes are not closed, or closed in a row further down.
 */
export async function* readCsvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const { start, whole } = await lookAhead(text);
  const { delimiter, told } = findDelimiter(start);
  const bounds = new RowBounds();
  let lastLine = 0;
  let fed = 0;
  let fedBefore = 0;
  // The parser bounds what stands in cells, and not how many there are.
  const feed = (part: string) => {
    fed += part.length;
    if (fed - fedBefore > FED_FOR_A_ROW) throw tooLong(lastLine);
    return part;
  };
  const parser = parse({
    info: true,
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ltrim: true,
    max_record_size: LONGEST_ROW,
    // Ahead of the loop below: rows that wait in the stream are lost when it fails.
    on_record: (row, { lines }) => {
      const { record } = row as unknown as { record: string[] };
      if (record.some(isTorn)) throw importRefusals.importQuoteMisplaced(lastLine + 1);
      lastLine = lines;
      fedBefore = fed;
      return bounds.take(record).length > 0 ? row : null;
    },
  });
  pipeline(Readable.from(inSteps(whole(told), feed)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const cells = record.map((cell) => readCell(withoutQuotes(cell)));
      const width = cells.findLastIndex((cell) => cell !== '') + 1;
      if (saysAnything(cells)) yield { line: info.lines - record.reduce(addLineBreaks, 0), cells: cells.slice(0, width) };
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refuse(error, lastLine);
  }
}

/** The first characters of a text, and the whole of it again, from a place in these on. */
async function lookAhead(text: AsyncIterable<string>) {
  const parts = text[Symbol.asyncIterator]();
  let start = '';
  while (start.length < LOOKED_AT) {
    const { value, done } = await parts.next();
    if (done) break;
    start += value;
  }
  const whole = async function* (from: number) {
    yield start.slice(from);
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  };
  return { start, whole };
}

/** Whether a quote that opens a cell is closed within another row: what stands between would be lost in it. */
function isTorn(cell: string): boolean {
  const end = cell.indexOf('\n');
  return end > 0 && cell.startsWith('"') && cell.slice(0, end).split('"').length % 2 === 0;
}

/** A cell in quotes with blanks behind the closing one, which the parser takes for a text that begins with a quote. */
function withoutQuotes(cell: string): string {
  return cell.replace(/^"([^"]*)"\s+$/, '$1');
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
  return importRefusals.importRowTooLong(lastLine + 1);
}

function refuse(error: unknown, lastLine: number) {
  const { code } = error as Partial<CsvError>;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return importRefusals.importQuoteOpen(lastLine + 1);
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLong(lastLine);
  return error;
}
