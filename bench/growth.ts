import { mkdirSync, writeFileSync } from 'node:fs';
import { createPool } from '#server/db/database.ts';
import { showSize } from './arguments.ts';
import { drawCurve, type Line } from './curve.ts';
import type { BenchDatabase } from './databases.ts';
import { jobs, NARROWED } from './jobs.ts';
import type { Figures } from './measure.ts';
import { type EngineFigures, keyOf } from './measure-engines.ts';
import type { HttpFigures } from './measure-http.ts';
import { type Goal, printTable } from './table.ts';

const CURVE = '.bench/growth.svg';

/** What was measured of one data set. */
export interface SizeFigures extends EngineFigures {
  rows: number;
  http: HttpFigures;
  kept: Kept;
}

/** What a data set takes. */
export interface Kept {
  words: number;
  /** GB, with indexes. */
  disk: number;
}

export async function readKept({ address }: BenchDatabase): Promise<Kept> {
  const pool = createPool(address, { max: 1, statementTimeout: 600_000 });
  const { rows } = await pool.query<Kept>(
    "select (select count(*)::int from search_words where word <> '') as words, pg_database_size(current_database()) / 1e9::float8 as disk",
  );
  await pool.end();
  return rows[0] as Kept;
}

/** How each figure grows from one size to the next, as a table and as a curve. */
export function printGrowth(sizes: SizeFigures[], clients: readonly number[]): void {
  const names = sizes.map(({ rows }) => showSize(rows));
  const growths = names.slice(1).map((name, at) => `${name} ÷ ${names[at]}`);
  const timesOf = (of: 'p50' | 'p99') =>
    jobs().flatMap(({ name }) =>
      clients.map((many) => ({
        name: `${name}, ${many === 1 ? 'one client' : `${many} clients`}, ${of} ms`,
        values: sizes.map(({ engine }) => (engine.get(keyOf(name, many)) as Figures)[of]),
        digits: 2,
      })),
    );
  const rows = [
    ...timesOf('p50'),
    ...timesOf('p99'),
    ...jobs().map(({ name }) => ({
      name: `${name}, 16 clients over HTTP, requests/s`,
      values: sizes.map(({ http }) => http.jobs.get(keyOf(name, 16))?.perSecond ?? Number.NaN),
      digits: 0,
    })),
    { name: 'words', values: sizes.map(({ kept }) => kept.words), digits: 0 },
    { name: 'on the disk, GB', values: sizes.map(({ kept }) => kept.disk), digits: 2 },
    { name: 'memory of the process, MB', values: sizes.map(({ http }) => http.memory), digits: 0 },
    { name: 'start until /readyz, s', values: sizes.map(({ http }) => http.ready), digits: 1 },
  ];
  printTable(
    ['', ...names, ...growths],
    rows.map(({ name, values, digits }) => [
      name,
      ...values.map((value) => value.toFixed(digits)),
      ...values.slice(1).map((value, at) => (value / (values[at] as number)).toFixed(2)),
    ]),
  );
  const lines: Line[] = jobs().map(({ name }) => ({
    name,
    values: sizes.map(({ engine }) => (engine.get(keyOf(name, 1)) as Figures).p99),
  }));
  mkdirSync('.bench', { recursive: true });
  writeFileSync(
    CURVE,
    drawCurve(
      sizes.map(({ rows: businesses }) => businesses),
      lines,
      'p99 of one client, ms',
    ),
  );
  console.log(`The curve is in ${CURVE}.\n`);
}

/** How much more the largest data set may take than the one before it. What has not ten times as many is reckoned on to that, as a power. */
export function goalsOfGrowth(sizes: SizeFigures[]): Goal[] {
  const [before, after] = sizes.slice(-2);
  if (!before || !after) return [];
  const tens = Math.log10(after.rows / before.rows);
  const step = `${showSize(after.rows)} ÷ ${showSize(before.rows)}${tens === 1 ? '' : ', for ten times as many'}`;
  const tenfold = (more: number, less: number) => (more / less) ** (1 / tens);
  const growth = (job: string, of: 'p50' | 'p99') => {
    const [less, more] = [before, after].map(({ engine }) => (engine.get(keyOf(job, 1)) as Figures)[of]) as [number, number];
    return tenfold(more, less);
  };
  const throughput = jobs().map(({ name }) => {
    const [less, more] = [before, after].map(({ http }) => http.jobs.get(keyOf(name, 16))?.perSecond ?? Number.NaN) as [number, number];
    return tenfold(more, less);
  });
  return [
    [`suggestion p50, one client, ${step}`, growth('suggestions', 'p50'), '≤', 1.5, ''],
    [`suggestion p99, one client, ${step}`, growth('suggestions', 'p99'), '≤', 2, ''],
    ...['listing, page 1', 'listing, nearest', NARROWED].map((job): Goal => [`${job} p99, ${step}`, growth(job, 'p99'), '≤', 2, '']),
    [`throughput over HTTP, ${step}, the least of the jobs`, Math.min(...throughput), '≥', 0.85, ''],
    [`memory of the process, ${step}`, tenfold(after.http.memory, before.http.memory), '≤', 1.8, ''],
    [`start at ${showSize(after.rows)} until /readyz`, after.http.ready, '≤', 10, 's'],
  ];
}
