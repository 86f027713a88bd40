// What the directory reaches at a million businesses, beside the engine's and the machine's own limits, in one run.
// The first run builds the data sets in .bench (some minutes). BENCH_SECONDS (5) is the length of each measurement,
// BENCH_SIZE (1000000) how many businesses there are in the larger data set; the other one has a tenth.
import { showCount } from '#app/components/show-count.ts';
import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { MOST_SCRIPT_OF_HOME } from '#tests/browser/weigh-page.ts';
import { type BenchDatabase, openDatabases, sizes } from './databases.ts';
import { load, startBareHttp, startServer } from './http.ts';
import { type Job, jobs, NARROWED } from './jobs.ts';
import { type Figures, measure } from './measure.ts';
import { weighInBrowser } from './page-weight.ts';
import { hasPgbench, recordingPool, runPgbench } from './pgbench.ts';
import { readSitemaps } from './sitemap.ts';
import { printGoals, printTable, row } from './table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CLIENTS = [1, 16] as const;
const PAGES = ['/', '/category', '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra'];

const databases = await openDatabases();
try {
  const large = await measureEngine(databases.large);
  const small = await measureEngine(databases.small);
  const http = await measureHttp(databases.large);
  const smallHttp = await measureHttp(databases.small, { pages: false });

  printTable(
    [
      `job at ${showCount(sizes.large)} businesses`,
      'clients',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'pgbench, same SQL',
      `at ${showCount(sizes.small)}`,
      'over HTTP',
      '÷ bare http',
    ],
    jobs().flatMap(({ name }) =>
      CLIENTS.map((clients) => {
        const key = `${name}/${clients}`;
        const overHttp = http.figures.get(key)?.perSecond ?? Number.NaN;
        return row(
          name,
          clients,
          large.engine.get(key),
          large.pgbench.get(key),
          small.engine.get(key),
          overHttp,
          overHttp / http.bare(clients),
        );
      }),
    ),
  );
  printTable(
    ['page', 'requests/s, 16 clients', 'p99 ms', '÷ bare http', 'script KiB (brotli)', 'style KiB (brotli)'],
    http.pages.map(({ page, figures, weight }) => [
      page,
      figures.perSecond.toFixed(0),
      figures.p99.toFixed(0),
      (figures.perSecond / http.bare(16)).toFixed(4),
      weight.script.toFixed(1),
      weight.style.toFixed(1),
    ]),
  );
  const { files, addresses, seconds } = http.sitemap ?? { files: 0, addresses: 0, seconds: Number.NaN };
  console.log(`Sitemap: ${addresses.toLocaleString('en-IN')} addresses in ${files} files, read in ${seconds.toFixed(0)} s\n`);
  const suggestion = large.engine.get('suggestions/1') as Figures;
  const listingHttp = http.figures.get('listing, page 1/16') as Figures;
  const scaling = jobs().map(({ name }) => {
    const key = `${name}/16`;
    return (http.figures.get(key) as Figures).perSecond / (smallHttp.figures.get(key) as Figures).perSecond;
  });
  const narrowed = large.engine.get(`${NARROWED}/1`) as Figures;
  printGoals([
    ['suggestion p50, one client', suggestion.p50, '≤', 0.25, 'ms'],
    ['suggestion p99, one client', suggestion.p99, '≤', 4, 'ms'],
    ['within radius, with filters p50, one client', narrowed.p50, '≤', 2, 'ms'],
    ['within radius, with filters p99, one client', narrowed.p99, '≤', 15, 'ms'],
    ['listing over HTTP ÷ bare http, 16 clients', listingHttp.perSecond / http.bare(16), '≥', 0.12, ''],
    ['throughput at 1M ÷ at 100k over HTTP, the least of the jobs', Math.min(...scaling), '≥', 0.7, ''],
    ['script of Home', http.pages[0]?.weight.script ?? Number.NaN, '≤', MOST_SCRIPT_OF_HOME, 'KiB'],
    ['style of Home', http.pages[0]?.weight.style ?? Number.NaN, '≤', 25, 'KiB'],
    ['addresses in the largest file of the sitemap', http.sitemap?.largest ?? Number.NaN, '≤', 50_000, ''],
    ['memory of the process at 1M', http.memory, '≤', 300, 'MB'],
  ]);
} finally {
  await databases.stop();
}

/** The search in this process, at each number of clients, and pgbench with the statements that it sent. */
async function measureEngine(database: BenchDatabase) {
  const engineFigures = new Map<string, Figures>();
  const pgbenchFigures = new Map<string, Figures>();
  const pool = createPool(database.address, { max: 16, genericPlans: true });
  const recording = recordingPool(pool);
  const gazetteer = loadGazetteer();
  const recorder = await createSearchEngine({ pool: recording.pool, gazetteer, remember: false });
  const engine = await createSearchEngine({ pool, gazetteer, remember: false });
  for (const { name, questions } of jobs()) {
    const statements: string[][] = [];
    for (const { ask } of sample(questions, 120)) {
      recording.take();
      await ask(recorder);
      statements.push(recording.take());
    }
    for (const clients of CLIENTS) {
      const key = `${name}/${clients}`;
      engineFigures.set(
        key,
        await measure((turn) => questions[turn % questions.length]?.ask(engine) as Promise<unknown>, clients, SECONDS),
      );
      if (hasPgbench) pgbenchFigures.set(key, runPgbench(database, statements, clients, SECONDS));
    }
  }
  engine.close();
  recorder.close();
  await pool.end();
  return { engine: engineFigures, pgbench: pgbenchFigures };
}

/** An even pick: pgbench takes at most 128 scripts. */
function sample(questions: Job['questions'], most: number) {
  const step = Math.max(1, questions.length / most);
  return Array.from(
    { length: Math.min(most, questions.length) },
    (_, index) => questions[Math.floor(index * step)] as Job['questions'][number],
  );
}

async function measureHttp(database: BenchDatabase, { pages = true } = {}) {
  const bareFigures = new Map<number, number>();
  const bare = await startBareHttp();
  for (const clients of CLIENTS) bareFigures.set(clients, (await load(bare.url, ['/'], clients, SECONDS)).perSecond);
  await bare.stop();

  const server = await startServer({ DATA_DIR: '.bench/data', DEMO: '0', DATABASE_URL: database.url });
  try {
    const figures = new Map<string, Figures>();
    for (const { name, questions } of jobs()) {
      const paths = questions.map(({ path }) => path);
      for (const clients of CLIENTS) figures.set(`${name}/${clients}`, await load(server.url, paths, clients, SECONDS));
    }
    const sitemap = pages ? await readSitemaps(server.url) : undefined;
    const memory = await server.memory();
    const measured = [];
    for (const page of pages ? PAGES : []) {
      measured.push({ page, figures: await load(server.url, [page], 16, SECONDS), weight: await weighInBrowser(server.url + page) });
    }
    return { figures, memory, sitemap, pages: measured, bare: (clients: number) => bareFigures.get(clients) ?? Number.NaN };
  } finally {
    await server.stop();
  }
}
