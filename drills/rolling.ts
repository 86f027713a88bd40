import { setTimeout as delay } from 'node:timers/promises';
import { requirePrograms, startHaproxy, startNginx } from '#drills/parts/beside.ts';
import type { Drill } from '#drills/parts/drill.ts';
import type { HaMachine } from '#drills/parts/ha-machine.ts';
import { HaTrio, until } from '#drills/parts/ha-trio.ts';
import { Latencies, probe } from '#drills/parts/latencies.ts';
import { freePort } from '#drills/parts/ports.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

const PER_SECOND = { reads: 10, writes: 10 };
/** What happens between two exchanges. Milliseconds. */
const BETWEEN = 2_000;
/** From the last write that the primary took to the first that the next one took. Milliseconds. */
const LONGEST_SWITCH = 15_000;

/** Kept pages, and what asks the database. */
const READS = ['/category', '/blog', '/searcher?service=Tiles%2Fflooring&city=Pune&state=Maharashtra', '/api/v1/contractor/search?q=tiles'];

interface Load {
  stage: Stage;
  trio: HaTrio;
  reads: Latencies;
  writers: Writers;
}

/** Everything is exchanged while people read and write through nginx: each process, each standby for an empty machine, and the primary by a switchover. */
export const rolling: Drill = {
  name: 'rolling',
  does: `two processes behind nginx, etcd, each PostgreSQL for an empty one, and the primary by patronictl switchover, exchanged in turn under ${PER_SECOND.reads} readings and ${PER_SECOND.writes} writes a second`,
  async run(stage) {
    requirePrograms('haproxy', 'nginx');
    const trio = await HaTrio.start(stage);
    const haproxy = await startHaproxy(stage, trio.network.prefix);
    const ports = [await freePort(), await freePort()];
    const url = await startNginx(stage, ports);
    const settings = { PUBLIC_URL: url, TRUST_PROXY: '1', SYNCHRONOUS: '1', LOG_LEVEL: 'warn' };
    stage.step('starting the product');
    const servers = [
      await stage.startServer({ port: ports[0] as number, settings: { ...settings, DATABASE_URL: trio.url } }),
      await stage.startServer({ port: ports[1] as number, settings: { ...settings, DATABASE_URL: trio.urlAt(haproxy) } }),
    ];
    const load: Load = { stage, trio, reads: new Latencies(), writers: new Writers(url, await makeWorld(url)) };
    const stops = [load.writers.start(PER_SECOND.writes), probe(url, READS, { perSecond: PER_SECOND.reads, into: load.reads })];
    await delay(BETWEEN);

    await exchange(load, 'each process', () => restartEach(servers));
    await exchange(load, 'each standby', () => replaceStandbys(trio));
    await exchange(load, 'etcd', () => restartEtcd(trio));
    await switchOver(load);

    stage.scene('in all');
    await Promise.all(stops.map((stop) => stop()));
    await load.writers.ledger.settle(stage, await trio.database(stage));
    stage.expect('answered with 5xx but 503', load.writers.ledger.failures, '=', 0);
    stage.expect('no answer', load.writers.ledger.count('lost'), '=', 0);
  },
};

/** Nobody may notice it. */
async function exchange({ stage, reads, writers }: Load, name: string, work: () => Promise<void>) {
  stage.scene(name);
  const [readsBefore, writesBefore] = [reads.mark(), writers.latencies.mark()];
  await work();
  await delay(BETWEEN);
  const [read, written] = [reads.since(readsBefore), writers.latencies.since(writesBefore)];
  stage.note('requests', read.count + written.count);
  stage.expect('failed', countFailed(read) + countFailed(written), '=', 0);
  stage.note('which', Latencies.of(read, written).failures);
  stage.note('slowest', Math.max(read.longest, written.longest), 'ms');
}

async function restartEach(servers: Server[]) {
  for (const server of servers) {
    await server.stop();
    await server.start();
    await delay(BETWEEN);
  }
}

/** A machine leaves, and an empty one comes in its place. */
async function replaceStandbys(trio: HaTrio) {
  const primary = await trio.primary();
  for (const standby of trio.machines.filter((machine) => machine !== primary)) {
    await replace(trio, standby);
  }
}

async function replace(trio: HaTrio, standby: HaMachine) {
  await standby.stopPatroni();
  standby.emptyPostgres();
  standby.startPatroni();
  await trio.untilWhole();
}

async function restartEtcd(trio: HaTrio) {
  for (const machine of trio.machines) {
    await machine.stopEtcd();
    machine.startEtcd();
    await delay(BETWEEN);
  }
}

/** The one change that shows: while the primary shuts down and the next one begins, writes are told to come again. */
async function switchOver({ stage, trio, reads, writers }: Load) {
  stage.scene('the primary');
  const before = await trio.untilWhole();
  const [standby] = await before.query<{ name: string }>(
    `select application_name as name from pg_stat_replication where sync_state in ('sync', 'quorum')`,
  );
  const [readsBefore, writesBefore] = [reads.mark(), writers.latencies.mark()];
  const taken = writers.ledger.count('acknowledged');
  await before.ctl('switchover', 'nirmaan', '--candidate', standby?.name ?? '', '--force');
  await until('nobody took the place', async () => ((await trio.primary()) === before ? undefined : true));
  await replace(trio, before);
  await delay(BETWEEN);
  const [read, written] = [reads.since(readsBefore), writers.latencies.since(writesBefore)];
  if (writers.ledger.count('acknowledged') === taken) stage.fail('no write was taken afterwards');
  stage.note('requests', read.count + written.count);
  stage.note('told to come again', countRefused(read) + countRefused(written));
  stage.expect('failed otherwise', countFailed(read) + countFailed(written) - countRefused(read) - countRefused(written), '=', 0);
  stage.expect('longest time without a write', written.longestPause, '≤', LONGEST_SWITCH, 'ms');
  stage.note('slowest', Math.max(read.longest, written.longest), 'ms');
}

const countFailed = (answers: Latencies) => answers.countStatus((status) => status < 200 || status > 299);
const countRefused = (answers: Latencies) => answers.countStatus((status) => status === 503);
