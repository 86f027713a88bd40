// What pages and calls reach as browsers ask for them: packed, over a mix of addresses as people open them, in quiet and while others
// write; beside Node's bare server, Fastify's hello and nginx giving the same bytes from a file. On the million businesses that
// `npm run bench` has built, else on the demo directory; then Home beside an earlier version's, and two workers beside one. BENCH_SECONDS (5)
// is the length of each measurement.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN } from '#drills/parts/server.ts';
import type { Address } from '#server/db/address.ts';
import { createPool } from '#server/db/database.ts';
import { runningDatabase } from '#server/db/open-database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { largest } from './arguments.ts';
import { type BenchDatabase, openBuilt } from './databases.ts';
import { compareHome } from './earlier-home.ts';
import { OWN } from './home-in-turn.ts';
import { askAll, type BrowserFigures, loadLists, type Server, startBareHttp, startHelloFastify, startServer } from './http.ts';
import { jobs } from './jobs.ts';
import { type Figures, measure } from './measure.ts';
import { dealLists, drawLists, type Mixes, readMixes } from './mix.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { prepareWrites } from './steady-writes.ts';
import { type Goal, printGoals, printTable } from './table.ts';
import { compareWorkers } from './workers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CLIENTS = [16, 256] as const;
const WRITES_A_SECOND = 50;
/** Times that what is compared is measured in turn: a machine differs by a sixth from one minute to the next. */
const ROUNDS = 5;
const RESULTS = '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra';
/** Calls of a mix are asked for so long before they are measured: what people ask for most is remembered then. Seconds. */
const SETTLE = 4 * SECONDS;

interface Row {
  name: string;
  clients: number;
  quiet: BrowserFigures;
  busy?: BrowserFigures;
}

const million = await openBuilt(largest);
const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-bench-'));
chmodSync(home, 0o755);
const settings = { DATA_DIR: home, DEMO: million ? '0' : '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
try {
  const server = await startServer(million ? { ...settings, DATABASE_URL: million.url } : settings);
  const goals: Goal[] = [];
  try {
    goals.push(...(await measureAll(server, million)));
  } finally {
    await server.stop();
  }
  goals.push(...(await measureHome()));
  printGoals(goals);
  await measureWorkers();
} finally {
  await million?.stop();
  rmSync(home, { recursive: true, force: true });
}

/** Prints the table. @returns what was to be reached. */
async function measureAll(server: Server, database: BenchDatabase | undefined): Promise<Goal[]> {
  const address = database?.address ?? runningDatabase({ DATA_DIR: home, DATABASE_URL: undefined });
  const pool = createPool(address, { max: 2, statementTimeout: 600_000 });
  const mixes = await readMixes(pool);
  await pool.end();
  const writes = await prepareWrites(server.url);
  const beside = await measureBeside(server);
  const keptShare = await measureKept(server, mixes);
  const rows = await measurePages(server, mixes, writes);
  const memory = await server.memory();
  await delay(30_000);
  const laterMemory = await server.memory();
  const suggestions = await measureSuggestions(address);

  const businesses = database ? database.rows.toLocaleString('en-IN') : 'the demo directory';
  console.log(`On ${businesses}; the mix of pages has ${mixes.pages.length} addresses, that of lists ${mixes.listings.length}.\n`);
  const bare = (clients: number) =>
    beside.find((row) => row.name === 'bare http' && row.clients === clients)?.quiet.perSecond ?? Number.NaN;
  printTable(
    [
      'as browsers ask (br)',
      'clients',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'refused',
      '÷ bare http',
      `with ${WRITES_A_SECOND} writes/s`,
      'p99 ms',
      '÷ quiet',
    ],
    [...beside, ...rows].map(({ name, clients, quiet, busy }) => [
      name,
      String(clients),
      quiet.perSecond.toFixed(0),
      quiet.p50.toFixed(0),
      quiet.p99.toFixed(0),
      `${(100 * quiet.refused).toFixed(0)}%`,
      (quiet.perSecond / bare(clients)).toFixed(4),
      busy?.perSecond.toFixed(0) ?? '',
      busy?.p99.toFixed(0) ?? '',
      busy ? (busy.perSecond / quiet.perSecond).toFixed(2) : '',
    ]),
  );
  const find = (name: string) => rows.find((row) => row.name === name && row.clients === 16) as Row;
  const shareOf = ({ quiet, busy }: Row) => (busy?.perSecond ?? Number.NaN) / quiet.perSecond;
  return [
    ['kept pages ÷ bare http, 16 clients, the least', keptShare, '≥', 0.15, ''],
    ['mix of pages with writes ÷ quiet', shareOf(find('mix of pages')), '≥', 0.5, ''],
    ['p99 of the mix of pages with writes', find('mix of pages').busy?.p99 ?? Number.NaN, '≤', 50, 'ms'],
    ['mix of lists over calls with writes ÷ quiet', shareOf(find('mix of lists, calls')), '≥', 0.5, ''],
    ['memory of the process after it', memory, '≤', 512, 'MB'],
    ['memory half a minute later', laterMemory, '≤', 512, 'MB'],
    ['suggestion p50, one client', suggestions.p50, '≤', 0.25, 'ms'],
    ['suggestion p99, one client', suggestions.p99, '≤', 4, 'ms'],
  ];
}

/** The search itself, as its own bench asks it: nothing is remembered, everything that is typed was typed once before. */
async function measureSuggestions(address: Address): Promise<Figures> {
  const pool = createPool(address, { max: 2, genericPlans: true });
  const engine = await createSearchEngine({ pool, gazetteer: loadGazetteer(), remember: false });
  const questions = jobs().find(({ name }) => name === 'suggestions')?.questions ?? [];
  for (const { ask } of questions) await ask(engine);
  const figures = await measure((turn) => questions[turn % questions.length]?.ask(engine) as Promise<unknown>, 1, SECONDS);
  engine.close();
  await pool.end();
  return figures;
}

/** Home made anew for each, beside an earlier version. @returns what was to be reached, where git's history has that version. */
async function measureHome(): Promise<Goal[]> {
  const made = await compareHome(2 * SECONDS);
  if (!made) return [];
  const [earlier, now] = made;
  console.log(`Home made anew, demo directory, 16 clients, rounds in turn: earlier ${eachOf(earlier)}; now ${eachOf(now)}\n`);
  return [['Home made anew ÷ before pages were kept', mean(now) / mean(earlier), '≥', 2.5, '']];
}

/** Prints what a second worker adds. Nothing is to be reached: it depends on what else wants the cores. */
async function measureWorkers() {
  const compared = await compareWorkers(SECONDS);
  printTable(
    ['demo directory, 16 clients, rounds in turn', 'WORKERS=1', 'WORKERS=2', '2 ÷ 1'],
    compared.map(({ name, given: [one, two] }) => [name, eachOf(one), eachOf(two), (mean(two) / mean(one)).toFixed(2)]),
  );
}

function eachOf(perSecond: number[]) {
  return perSecond.map((rate) => rate.toFixed(0)).join(', ');
}

function mean(perSecond: number[]) {
  return perSecond.reduce((sum, rate) => sum + rate, 0) / perSecond.length;
}

/** What any server on this machine is measured against: two small answers, and Home's bytes from a file. */
async function measureBeside(server: Server): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, start] of [
    ['bare http', startBareHttp],
    ["Fastify's hello", startHelloFastify],
    ['nginx, Home from a file', hasNginx ? () => nginxWithHome(server) : undefined],
  ] as const) {
    if (!start) continue;
    const { url, stop } = await start();
    for (const clients of CLIENTS)
      rows.push({ name, clients, quiet: await loadLists(url, { lists: same('/', clients), seconds: SECONDS }) });
    await stop();
  }
  return rows;
}

/** Prints what kept pages reach in turn with bare http. @returns the least of their shares of it. */
async function measureKept(server: Server, mixes: Mixes): Promise<number> {
  const bare = await startBareHttp();
  const asked = [bare.url, server.url, server.url + RESULTS, server.url + profileOf(mixes)].map((url) => ({
    url,
    perSecond: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, perSecond } of asked) {
      const { origin, pathname, search } = new URL(url);
      const lists = same(pathname + search, CLIENTS[0]);
      perSecond.push((await loadLists(origin, { lists, seconds: SECONDS, warmUp: round > 0 ? 1 : SECONDS })).perSecond);
    }
  }
  await bare.stop();
  const [beside = Number.NaN, ...kept] = asked.map(({ perSecond }) => mean(perSecond));
  const [ofBare, ...ofPages] = asked.map(({ perSecond }) => eachOf(perSecond));
  console.log(`kept Home, results and a profile in turn with bare http, 16 clients: ${ofPages.join('; ')}; bare ${ofBare}`);
  return Math.min(...kept) / beside;
}

function profileOf({ pages }: Mixes): string {
  return pages.find((address) => address.startsWith('/viewdetails/')) as string;
}

async function nginxWithHome(server: Server) {
  const ask = () => fetch(server.url, { headers: { 'accept-encoding': 'br' } });
  for (let turn = 0; turn < 2; turn++) await (await ask()).arrayBuffer();
  const answer = await ask();
  const { brotliCompressSync } = await import('node:zlib');
  const bytes = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  const own = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'etag', 'vary', 'cache-control'];
  const headers = Object.fromEntries(own.map((name) => [name, answer.headers.get(name) ?? '']));
  return startNginx(new URL(server.url).port === '' ? 0 : Number(new URL(server.url).port) + 3, {
    bytes,
    headers: { ...headers, 'content-encoding': 'br' },
  });
}

async function measurePages(server: Server, mixes: Mixes, writes: Awaited<ReturnType<typeof prepareWrites>>): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (
    name: string,
    listsOf: (clients: number) => string[][],
    asking: Partial<Parameters<typeof loadLists>[1]> = {},
    hasBusy = false,
  ) => {
    for (const clients of CLIENTS) {
      const lists = listsOf(clients);
      const quiet: BrowserFigures[] = [];
      const busy: BrowserFigures[] = [];
      for (let round = 0; round < (hasBusy && clients === CLIENTS[0] ? ROUNDS : 1); round++) {
        quiet.push(await loadLists(server.url, { lists, seconds: SECONDS, ...asking, ...(round > 0 ? { warmUp: SECONDS } : {}) }));
        if (!hasBusy) continue;
        const stop = writes.start(WRITES_A_SECOND);
        busy.push(await loadLists(server.url, { lists, seconds: SECONDS, ...asking, warmUp: 2 * SECONDS }));
        const sent = await stop();
        if (sent.refused)
          console.log(`${name}, ${clients} clients: of ${sent.perSecond.toFixed(0)} writes a second refused: ${sent.refused}`);
      }
      if (quiet.length > 1) console.log(`${name}, quiet and with writes in turn: ${inTurn(quiet, busy)}`);
      rows.push({ name, clients, quiet: together(quiet), ...(hasBusy ? { busy: together(busy) } : {}) });
    }
  };
  const cookie = { cookie: `nirmaan=${writes.user.token}` };
  await measure('kept: Home', (clients) => same('/', clients), {}, true);
  await measure('kept: results', (clients) => same(RESULTS, clients));
  await measure('kept: a profile', (clients) => same(profileOf(mixes), clients));
  // A site whose pages nobody has opened since it was started; then one that runs: each address of the mix was asked for before.
  rows.push({
    name: 'mix of pages, new to it',
    clients: 16,
    quiet: await loadLists(server.url, { lists: drawLists(mixes.pages, 16), seconds: SECONDS, warmUp: 0 }),
  });
  await askAll(server.url, mixes.pages);
  await measure('mix of pages', (clients) => drawLists(mixes.pages, clients), {}, true);
  let dealt = mixes.others;
  await measure(
    'first renderings: profiles',
    (clients) => {
      // What one round asked for is kept in the next: each has addresses of its own.
      const lists = dealLists(dealt.slice(0, dealt.length / 2), clients);
      dealt = dealt.slice(dealt.length / 2);
      return lists;
    },
    { warmUp: 0 },
  );
  await measure('Home, made anew for each', (clients) => same('/', clients), { headers: OWN });
  await measure('Home, signed in', (clients) => same('/', clients), { headers: cookie });
  await measure('results, signed in', (clients) => same(RESULTS, clients), { headers: cookie });
  await measure('mix of lists, calls', (clients) => drawLists(mixes.listings, clients), { warmUp: SETTLE }, true);
  await measure('mix of suggestions, calls', (clients) => drawLists(mixes.suggestions, clients), {}, true);
  return rows;
}

/** Rounds as one: the mean of what was given, the slowest of the slow. */
function together(rounds: BrowserFigures[]): BrowserFigures {
  const meanOf = (of: keyof BrowserFigures) => mean(rounds.map((round) => round[of]));
  return {
    perSecond: meanOf('perSecond'),
    p50: meanOf('p50'),
    p99: Math.max(...rounds.map(({ p99 }) => p99)),
    refused: meanOf('refused'),
  };
}

function inTurn(quiet: BrowserFigures[], busy: BrowserFigures[]) {
  return quiet.map(({ perSecond }, round) => `${perSecond.toFixed(0)}, ${busy[round]?.perSecond.toFixed(0)}`).join('; ');
}

function same(address: string, clients: number): string[][] {
  return Array.from({ length: clients }, () => [address]);
}
