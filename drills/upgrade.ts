import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from '#drills/parts/drill.ts';
import { probe } from '#drills/parts/latencies.ts';
import { OwnPostgres } from '#drills/parts/own-postgres.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { NotRun } from '#drills/parts/verdict.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

const MIGRATIONS = 'server/db/migrations';
/** Beside the demo directory, which has rows in every table. */
const BUSINESSES = 20_000;
const PER_SECOND = { reads: 10, writes: 10 };
/** How long each version works alone, before and after. Milliseconds. */
const ALONE = 5_000;

const READS = [
  '/',
  '/category',
  '/searcher?service=Cement&city=Pune&state=Maharashtra',
  '/api/v1/contractor/search?q=cement',
  '/api/v1/service/get/all',
];

/**
 * The version before the newest migration works on a database with data; this version starts beside it, migrates under its load, and
 * takes over, as two processes behind a proxy are exchanged. The earlier one is started again in the middle, as a service manager does,
 * and once more on the newer tables, to which everybody goes back. Nobody's request fails.
 */
export const upgrade: Drill = {
  name: 'upgrade',
  does: `the version before the newest migration, with the demo directory and ${BUSINESSES.toLocaleString('en-IN')} businesses, is exchanged for this one under reads and writes, started again in the middle of it, and goes back to the work afterwards`,
  async run(stage) {
    const newest = readdirSync(MIGRATIONS).sort().at(-1) ?? '';
    const before = commitBefore(path.join(MIGRATIONS, newest));
    stage.note('migration', newest.replace('.ts', ''));
    stage.step('building the earlier version');
    const checkout = checkOut(stage, before);
    if (existsSync(path.join(checkout, MIGRATIONS, newest))) throw new Error(`${newest} is in ${before} already`);

    const postgres = await OwnPostgres.start(stage);
    const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'info' };
    stage.step('starting the earlier version');
    const earlier = await stage.startServer({ checkout, settings: { ...settings, DEMO: '1' } });
    stage.step('filling the database');
    await fill(checkout, earlier);
    const world = await makeWorld(earlier.url);
    const writers = new Writers(earlier.url, world);

    stage.step('migrating');
    const stops = [
      writers.start(PER_SECOND.writes),
      probe(() => writers.url, READS, { perSecond: PER_SECOND.reads, into: writers.latencies }),
    ];
    await delay(ALONE);
    const migrating = writers.latencies.mark();
    const later = stage.prepareServer({ settings });
    const again = stage.prepareServer({ checkout, settings });
    await Promise.all([later.launch(), again.launch()]);
    stage.note('this version ready after', (await later.untilReady()) / 1_000, 's');
    stage.note('the earlier one, started again in the middle, after', (await again.untilReady()) / 1_000, 's');
    await again.stop();
    const meanwhile = writers.latencies.since(migrating);
    stage.note('slowest answer meanwhile', meanwhile.longest, 'ms');
    writers.url = later.url;
    stage.step('after the exchange');
    await delay(ALONE);
    const stopped = await earlier.stop();
    await delay(ALONE);
    stage.step('going back');
    const back = stage.prepareServer({ checkout, settings });
    stage.note('the earlier one on the newer tables ready after', (await back.start()) / 1_000, 's');
    if (!back.lastLines.includes('the tables are of a later version')) stage.fail('the earlier version does not warn of the newer tables');
    writers.url = back.url;
    await delay(ALONE);
    await later.stop();
    await delay(ALONE);
    await Promise.all(stops.map((stop) => stop()));

    stage.expect('exit code of the earlier version', stopped.code ?? -1, '=', 0);
    stage.note('requests', writers.latencies.count);
    stage.expect(
      'failed',
      writers.latencies.countStatus((status) => status < 200 || status > 299),
      '=',
      0,
    );
    stage.note('which', writers.latencies.failures);
    const migrated = await back.database().query<{ name: string }>('select name from kysely_migration');
    if (!migrated.rows.some(({ name }) => `${name}.ts` === newest)) stage.fail(`${newest} was not run`);
    await writers.ledger.settle(stage, back.database());
  },
};

/** @throws NotRun where the history does not go back so far. */
function commitBefore(file: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file);
  if (added.status !== 0) throw new NotRun('this folder is no checkout with a history: the earlier version cannot be had');
  const commit = added.stdout.trim() ? `${added.stdout.trim()}^` : 'HEAD';
  const known = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  if (known.status !== 0) throw new NotRun(`the history does not go back to the commit before ${path.basename(file)} (a shallow clone?)`);
  return known.stdout.trim();
}

/** The files of a commit in a folder of the drill's, built, on the packages of this checkout where it has the same, else on its own. */
function checkOut(stage: Stage, commit: string): string {
  const folder = stage.makeFolder('earlier');
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}` };
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [ours, its] = ['.', folder].map((at) => readFileSync(path.join(at, 'package-lock.json'), 'utf8'));
  if (ours === its) symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  else npm('ci', '--prefer-offline', '--no-audit', '--no-fund');
  npm('run', '--silent', 'build');
  return folder;
}

/** Fills the database by the earlier version's own code, which knows its tables. */
async function fill(checkout: string, server: Server) {
  const { buildDataset } = (await import(path.join(checkout, 'bench/dataset.ts'))) as typeof import('../bench/dataset.ts');
  const database = server.database();
  await buildDataset(database, BUSINESSES);
  // Its sums stand for reviews and likes that are not there: to the oracle they would be wrong ones.
  await database.query(`update business_stats set review_count = 0, rating_sum = 0, like_count = 0
    where business_id not in (select business_id from reviews union select business_id from likes)`);
}
