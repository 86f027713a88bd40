// What jobs and questions take that read whole tables, at each size, and how each grows: those that a larger directory meets first. Each is
// done twice, the second time counts. Databases have to be there: `npm run bench` builds them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createDatabase, createPool } from '#server/db/database.ts';
import { selectPairs } from '#server/features/landing-pages/queries.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { foldListingCounts, recountWords } from '#server/features/search/refresh-queries.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { usualTuning, Vocabulary } from '#server/features/search/vocabulary.ts';
import { selectFileNumbers } from '#server/features/sitemaps/queries.ts';
import { showSize, sizes } from './arguments.ts';
import { type BenchDatabase, openBuilt } from './databases.ts';
import { printTable } from './table.ts';

const FILE_SIZE = 50_000;
/** How often the thread is looked at, in milliseconds; it is told of a delay beyond that. */
const LOOK = 1;

const columns: Map<string, number>[] = [];
const measured: number[] = [];
for (const rows of sizes) {
  const database = await openBuilt(rows);
  if (!database) {
    console.log(`${showSize(rows)} is not built.`);
    continue;
  }
  try {
    columns.push(await measureAll(database));
    measured.push(rows);
  } finally {
    await database.stop();
  }
}
const names = measured.map(showSize);
printTable(
  ['ms', ...names, ...names.slice(1).map((name, at) => `${name} ÷ ${names[at]}`)],
  [...(columns[0]?.keys() ?? [])].map((question) => {
    const values = columns.map((column) => column.get(question) ?? Number.NaN);
    return [
      question,
      ...values.map((value) => value.toFixed(value < 10 ? 1 : 0)),
      ...values.slice(1).map((value, at) => (value / (values[at] as number)).toFixed(1)),
    ];
  }),
);

async function measureAll({ address }: BenchDatabase): Promise<Map<string, number>> {
  const pool = createPool(address, { max: 2, statementTimeout: 600_000 });
  const db = createDatabase(pool);
  const searchPool = createPool(address, { max: 4, genericPlans: true, statementTimeout: 600_000 });
  const engine = await createSearchEngine({ pool: searchPool, gazetteer: loadGazetteer(), remember: false });
  const page = { page: 1, limit: 8 };
  const questions: [string, () => Promise<unknown>][] = [
    ['every minute: totals are folded', () => foldListingCounts(db)],
    ['every hour: words are counted by a sample', () => recountWords(db)],
    ["the sitemap's list of files", () => selectFileNumbers(db, FILE_SIZE)],
    ['all services in all cities (landing pages, sitemap)', () => selectPairs(db)],
    ['India, all services', () => engine.searchByFilter(page)],
    ['India, 4 stars', () => engine.searchByFilter({ ...page, rating: 4 })],
    ['India, 4 stars, with counts', () => engine.searchByFilter({ ...page, rating: 4, counts: true })],
    ['India, cement, 4 stars, with counts', () => engine.searchByFilter({ ...page, service: 'Cement', rating: 4, counts: true })],
    [
      'India, cement, price up to 500, with counts',
      () => engine.searchByFilter({ ...page, service: 'Cement', upTo: 500, price: true, counts: true }),
    ],
    ['India, best rated', () => engine.searchByFilter({ ...page, sort: 'rating' })],
    ['India, newest, on page 9', () => engine.searchByFilter({ ...page, sort: 'newest', page: 9 })],
    ['India, by RERA, which nobody has', () => engine.searchByFilter({ ...page, checks: ['rera'] })],
    ['Maharashtra, 4 stars, with counts', () => engine.searchByFilter({ ...page, state: 'Maharashtra', rating: 4, counts: true })],
  ];
  const times = new Map<string, number>();
  for (const [question, ask] of questions) {
    await ask();
    times.set(question, await timeOf(ask));
  }
  const words = await measureWords(address);
  times.set('a process learns all words', words.load);
  times.set('a process reads the counts again', words.renew);
  times.set('the longest that nobody is answered meanwhile', words.held);
  engine.close();
  await searchPool.end();
  await pool.end();
  return times;
}

/** Of a process that runs: the counts are read again while others are answered. */
async function measureWords(address: BenchDatabase['address']) {
  const pool = createPool(address, { max: 2, genericPlans: true, statementTimeout: 600_000 });
  let asked = Promise.resolve<unknown>(undefined);
  const query = (...all: Parameters<typeof pool.query>) => {
    const answer = pool.query(...all) as unknown as Promise<unknown>;
    asked = answer;
    return answer;
  };
  const vocabulary = new Vocabulary(
    new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)) }),
    usualTuning,
  );
  const load = await timeOf(() => vocabulary.load());
  await pool.query("delete from search_words where word = ''");
  await pool.query("insert into search_words (word) values ('')");
  const delay = monitorEventLoopDelay({ resolution: LOOK });
  delay.enable();
  const renew = await timeOf(async () => {
    await vocabulary.ask(() => undefined);
    // It goes on until no further part is asked for.
    for (let last: unknown; last !== asked; ) {
      last = asked;
      await asked;
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  delay.disable();
  await pool.end();
  return { load, renew, held: delay.max / 1e6 - LOOK };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
