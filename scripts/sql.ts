// `npm run sql -- "select …"`: runs one statement on the database of DATABASE_URL, or the embedded one in DATA_DIR, whether the server runs
// or not, and prints what it gives. Nothing can be changed without --write. A statement that is not given as a word is read from stdin.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { pino } from 'pino';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig } from '#server/base/config.ts';
import { guardCell } from '#server/base/csv.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { type Outcome, runStatement } from './run-statement.ts';
import { sayDatabase } from './say-database.ts';
import { tableOfRows } from './table-of-rows.ts';

const USAGE = `Usage: npm run sql -- "select …" [--write] [--csv]
Without a statement it is read from stdin. One at a time; nothing is changed without --write.`;

/** More rows than that are of no use in a terminal, and would fill the memory of a machine that serves a site. */
const MOST_ROWS = 10_000;

/** What is wrong, in words, by SQLSTATE. */
const HINTS: Record<string, string> = {
  '25006': 'Nothing was changed: --write lets a statement write',
  '42601': 'One statement at a time, in the SQL of PostgreSQL',
  '57014': 'A statement may take five minutes',
  '55P03': 'The site holds what it waits for: try again in a moment',
};

/** Something that whoever called can put right. */
class Mistake extends Error {}

try {
  const { statement, isWrite, isCsv } = await readArguments();
  const database = await joinDatabase(readConfig(process.env), pino({ level: 'silent' }));
  try {
    sayDatabase(database, process.stderr);
    if (isCsv) {
      let isFirst = true;
      await runStatement(database.address, statement, {
        isWrite,
        onRow(row, columns) {
          if (isFirst) process.stdout.write(stringify([columns]));
          isFirst = false;
          process.stdout.write(stringify([row.map(forSpreadsheet)]));
        },
      });
    } else {
      const rows: (string | null)[][] = [];
      let count = 0;
      const onRow = (row: (string | null)[]) => {
        count += 1;
        if (count <= MOST_ROWS) rows.push(row);
      };
      const outcome = await runStatement(database.address, statement, { isWrite, onRow });
      if (outcome.columns.length > 0) process.stdout.write(tableOfRows(outcome.columns, rows, process.stdout.columns));
      process.stdout.write(`${summaryOf(outcome, rows.length, count)}\n`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** A value of which a spreadsheet makes no formula; a number is none. */
function forSpreadsheet(value: string | null) {
  return value === null || /^-?[\d.]+$/.test(value) ? value : guardCell(value);
}

function summaryOf({ command, columns, rowCount }: Outcome, shown: number, count: number) {
  const rows = (n: number) => `${n.toLocaleString('en-IN')} ${n === 1 ? 'row' : 'rows'}`;
  if (columns.length === 0) return rowCount === null ? command : `${command}: ${rows(rowCount)}`;
  return shown < count ? `(the first ${rows(shown)} of ${count.toLocaleString('en-IN')}: --csv writes all)` : `(${rows(count)})`;
}

async function readArguments() {
  const { values, positionals } = parse();
  if (positionals.length > 1) throw new Mistake(`The statement has to stand in quotes.\n${USAGE}`);
  const given = positionals[0] ?? (process.stdin.isTTY ? '' : await text(process.stdin));
  if (given.trim() === '') throw new Mistake(USAGE);
  return { statement: given, isWrite: values.write, isCsv: values.csv };
}

function parse() {
  try {
    const no = { type: 'boolean', default: false } as const;
    return parseArgs({ allowPositionals: true, options: { write: no, csv: no } });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${USAGE}`);
  }
}

function explain(error: unknown) {
  if (error instanceof Mistake) return error.message;
  if (!(error instanceof pg.DatabaseError)) return explainFailure(error);
  const { message, code = '', position, detail, hint } = error;
  const where = position === undefined ? '' : ` (at its letter ${position})`;
  return [`PostgreSQL says: ${message}${where}`, detail, hint, HINTS[code]].filter((line) => line !== undefined).join('\n');
}
