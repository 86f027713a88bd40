import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Answer } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { probe } from '#drills/parts/latencies.ts';
import { countCauses } from '#drills/parts/log-lines.ts';
import { OwnPostgres } from '#drills/parts/own-postgres.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

const GONE = 30_000;
const FROZEN = 10_000;
const EXHAUSTED = 10_000;
const LOCKED = 10_000;
/** The longest that anybody waits for an answer, whatever it says. Milliseconds. */
const LONGEST_ANSWER = 3_000;
/** From the database's return to ready. Milliseconds. */
const LONGEST_RECOVERY = 5_000;

/** What needs the database. */
const READS = [
  '/',
  '/category',
  '/searcher?service=Tiles%2Fflooring&city=Pune&state=Maharashtra',
  '/blog',
  '/api/v1/contractor/search?q=tiles',
  '/api/v1/contractor/get/most-liked',
  '/api/v1/blog/get/all',
];
/** What needs none. */
const FILES = ['/healthz', '/favicon.svg', '/offline.html', '/robots.txt', '/api/v1/openapi.json', '/api/v1/places/autocomplete?q=pune'];

/** The database goes away in four ways, each with its own end, while people read and write. */
export const database: Drill = {
  name: 'database',
  does: `database gone ${GONE / 1_000} s, frozen ${FROZEN / 1_000} s, its connections taken, a table locked, each under reads and writes`,
  async run(stage) {
    const postgres = await OwnPostgres.start(stage);
    const server = await stage.startServer({ settings: { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' } });
    const writers = new Writers(server.url, await makeWorld(server.url));
    const scene: Scene = { stage, server, postgres, writers };
    const stopWriting = writers.start(20);
    await delay(2_000);
    await away(scene, 'gone', GONE, {
      begin: () => postgres.stop(),
      end: () => postgres.start(),
    });
    await away(scene, 'frozen', FROZEN, {
      begin: () => postgres.freeze(),
      end: () => postgres.thaw(),
    });
    const taken = new TakenConnections(postgres.url);
    await away(scene, 'full', EXHAUSTED, {
      begin: () => taken.takeAll(),
      end: () => taken.giveBack(),
    });
    await lockTable(scene);
    stage.scene('writes');
    await stopWriting();
    await writers.ledger.settle(stage, server.database());
    stage.expect('answered with 5xx but 503', writers.ledger.failures, '=', 0);
    stage.expect('slowest', writers.latencies.longest, '≤', LONGEST_ANSWER, 'ms');
  },
};

interface Scene {
  stage: Stage;
  server: Server;
  postgres: OwnPostgres;
  writers: Writers;
}

/** What everybody else sees while the database is not there: kind refusals in time, and all that needs no database. */
async function away({ stage, server }: Scene, name: string, during: number, { begin, end }: { begin(): unknown; end(): unknown }) {
  stage.scene(name);
  const refusals = new Refusals();
  await begin();
  const [from, reads, files] = [
    Date.now(),
    probe(server.url, READS, { perSecond: 10, look: refusals.look }),
    probe(server.url, FILES, { perSecond: 10 }),
  ];
  await delay(during);
  const to = Date.now();
  const [ofReads, ofFiles] = await Promise.all([reads(), files()]);
  const isReady = await server.isReady();
  await end();
  const recovery = await server.untilReady();
  const most = during / 1_000 + 2;
  const [[cause, lines] = ['', 0]] = [...countCauses(server.logFile, from, to)].sort(([, a], [, b]) => b - a);
  stage.note('reads', ofReads.count);
  stage.expect('unkind', refusals.count, '=', 0);
  if (refusals.count > 0) stage.fail(refusals.text);
  stage.expect('slowest', Math.max(ofReads.longest, ofFiles.longest), '≤', LONGEST_ANSWER, 'ms');
  stage.expect(
    'files refused',
    ofFiles.countStatus((status) => status !== 200),
    '=',
    0,
  );
  stage.expect('log lines of one cause', lines, '≤', most);
  if (lines > most) stage.fail(`most lines are about: ${cause}`);
  if (isReady) stage.fail('it called itself ready');
  stage.expect('ready after', recovery, '≤', LONGEST_RECOVERY, 'ms');
}

/** Takes a table for itself: calls that need it wait or are refused, the others notice nothing. */
async function lockTable({ stage, server, postgres }: Scene) {
  stage.scene('locked');
  const business = (await server.database().query<{ id: string }>('select business_id as id from businesses limit 1')).rows[0]?.id;
  const locker = new pg.Client(postgres.url);
  await locker.connect();
  await locker.query('begin; lock table reviews in access exclusive mode');
  const locked = probe(server.url, [`/api/v1/review/get/${business}`], { perSecond: 20 });
  const others = probe(server.url, [...READS, '/readyz'], { perSecond: 20 });
  await delay(LOCKED);
  const ofOthers = await others();
  await locker.query('rollback');
  await locker.end();
  const ofLocked = await locked();
  stage.expect(
    'other calls refused',
    ofOthers.countStatus((status) => status !== 200),
    '=',
    0,
  );
  stage.expect('slowest other', ofOthers.longest, '≤', LONGEST_ANSWER, 'ms');
  stage.expect(
    'calls of the table answered neither 200 nor 503',
    ofLocked.countStatus((status) => status !== 200 && status !== 503),
    '=',
    0,
  );
  stage.expect('ready after', await server.untilReady(), '≤', LONGEST_RECOVERY, 'ms');
}

/** Sorts answers into whole ones, kind refusals (503 with Retry-After; a page, or the call's form) and others. */
class Refusals {
  readonly #unkind = new Map<string, number>();

  get count() {
    return [...this.#unkind.values()].reduce((sum, times) => sum + times, 0);
  }

  get text() {
    return [...this.#unkind].map(([kind, times]) => `${times} × ${kind}`).join(', ');
  }

  look = ({ status, headers, text, lost }: Answer, path: string) => {
    const isCall = path.startsWith('/api/');
    const hasForm = isCall ? text.startsWith('{"success":false') : /<h1/.test(text);
    if (status === 200 || (status === 503 && headers['retry-after'] && hasForm)) return;
    const kind = `${status || lost}${status === 503 ? (hasForm ? ' without Retry-After' : ' without a page') : ''} for ${path.split('?')[0]}`;
    this.#unkind.set(kind, (this.#unkind.get(kind) ?? 0) + 1);
  };
}

/** Every connection that a PostgreSQL gives: those of others are ended and taken before they come back. */
class TakenConnections {
  readonly #url: string;
  readonly #clients: pg.Client[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async takeAll() {
    const first = await this.#take();
    for (let calm = 0; calm < 3; ) {
      await first.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'nirmaan%'");
      const taken = await Promise.allSettled(Array.from({ length: 20 }, () => this.#take()));
      calm = taken.some(({ status }) => status === 'fulfilled') ? 0 : calm + 1;
    }
  }

  async #take(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'drill' });
    client.on('error', () => {});
    await client.connect();
    this.#clients.push(client);
    return client;
  }

  async giveBack() {
    await Promise.all(this.#clients.splice(0).map((client) => client.end()));
  }
}
