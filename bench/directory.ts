// What the directory reaches at each of some sizes, beside the engine's and the machine's own limits, and how it grows, in one run.
// The first run builds the data sets in .bench (some minutes for a million businesses). BENCH_SECONDS (5) is the length of each measurement.
import { showCount } from '#app/components/show-count.ts';
import { MOST_SCRIPT_OF_HOME } from '#tests/browser/weigh-page.ts';
import { largest, showSize, sizes } from './arguments.ts';
import { openDatabases } from './databases.ts';
import { goalsOfGrowth, printGrowth, readKept, type SizeFigures } from './growth.ts';
import { jobs, NARROWED } from './jobs.ts';
import type { Figures } from './measure.ts';
import { type EngineFigures, keyOf, measureEngines } from './measure-engines.ts';
import { measureBare, measureHttp, type PageFigures } from './measure-http.ts';
import { printGoals, printTable, row } from './table.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const clients = [1, 16] as const;

const { databases, stop } = await openDatabases(sizes);
try {
  const engines = await measureEngines(databases, { clients, seconds });
  const bare = await measureBare({ clients, seconds });
  const figures: (SizeFigures & Partial<PageFigures>)[] = [];
  for (const [at, database] of databases.entries()) {
    const { pages, sitemap, ...http } = await measureHttp(database, { clients, seconds, withPages: database.rows === largest });
    const kept = await readKept(database);
    figures.push({ rows: database.rows, ...(engines[at] as EngineFigures), http, kept, ...(pages && sitemap ? { pages, sitemap } : {}) });
  }
  const last = figures.at(-1) as SizeFigures & PageFigures;
  printJobs(figures, bare);
  printPages(last, bare);
  printGrowth(figures, clients);
  const suggestion = last.engine.get('suggestions/1') as Figures;
  const narrowed = last.engine.get(`${NARROWED}/1`) as Figures;
  const listing = last.http.jobs.get('listing, page 1/16') as Figures;
  printGoals([
    ['suggestion p50, one client', suggestion.p50, '≤', 0.25, 'ms'],
    ['suggestion p99, one client', suggestion.p99, '≤', 4, 'ms'],
    ['within radius, with filters p50, one client', narrowed.p50, '≤', 2, 'ms'],
    ['within radius, with filters p99, one client', narrowed.p99, '≤', 15, 'ms'],
    ['listing over HTTP ÷ bare http, 16 clients', listing.perSecond / (bare.get(16) ?? Number.NaN), '≥', 0.12, ''],
    ['script of Home', last.pages[0]?.weight.script ?? Number.NaN, '≤', MOST_SCRIPT_OF_HOME, 'KiB'],
    ['style of Home', last.pages[0]?.weight.style ?? Number.NaN, '≤', 25, 'KiB'],
    ['addresses in the largest file of the sitemap', last.sitemap.largest, '≤', 50_000, ''],
    ['memory of the process', last.http.memory, '≤', 300, 'MB'],
    ...goalsOfGrowth(figures),
  ]);
} finally {
  await stop();
}

/** The largest size beside pgbench, the size before it and the way over HTTP. */
function printJobs(figures: SizeFigures[], bare: Map<number, number>) {
  const [last, before] = figures.toReversed();
  if (!last) return;
  printTable(
    [
      `job at ${showCount(last.rows)} businesses`,
      'clients',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'pgbench, same SQL',
      `at ${before ? showSize(before.rows) : 'no other size'}`,
      'over HTTP',
      '÷ bare http',
    ],
    jobs().flatMap(({ name }) =>
      clients.map((many) => {
        const key = keyOf(name, many);
        const overHttp = last.http.jobs.get(key)?.perSecond ?? Number.NaN;
        const beside = { pgbench: last.pgbench.get(key), smaller: before?.engine.get(key) };
        return row(name, many, last.engine.get(key), beside, overHttp, overHttp / (bare.get(many) ?? Number.NaN));
      }),
    ),
  );
}

function printPages({ pages, sitemap }: PageFigures, bare: Map<number, number>) {
  printTable(
    ['page', 'requests/s, 16 clients', 'p99 ms', '÷ bare http', 'script KiB (brotli)', 'style KiB (brotli)'],
    pages.map(({ page, figures, weight }) => [
      page,
      figures.perSecond.toFixed(0),
      figures.p99.toFixed(0),
      (figures.perSecond / (bare.get(16) ?? Number.NaN)).toFixed(4),
      weight.script.toFixed(1),
      weight.style.toFixed(1),
    ]),
  );
  const { files, addresses, seconds: read } = sitemap;
  console.log(`Sitemap: ${addresses.toLocaleString('en-IN')} addresses in ${files} files, read in ${read.toFixed(0)} s\n`);
}
