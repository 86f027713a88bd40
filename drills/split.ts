import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from '#drills/parts/drill.ts';
import { HaTrio, until } from '#drills/parts/ha-trio.ts';
import { LocalWriters } from '#drills/parts/local-writers.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

const WRITES_A_SECOND = 10;
/** Longer than a primary that sees nobody may go on: Patroni's ttl. Milliseconds. */
const GIVEN_UP = 22_000;
/** How long a primary is watched that should go on. Milliseconds. */
const GOES_ON = 25_000;

/**
 * The network breaks between the three machines. On each of them somebody writes all the time through its socket, and waits for no standby:
 * what keeps two from taking writes is Patroni alone.
 */
export const split: Drill = {
  name: 'split',
  does: 'three machines in network namespaces: the primary is cut off, all are cut off from each other, etcd is lost; somebody writes on each of them',
  async run(stage) {
    const trio = await HaTrio.start(stage, { apart: true });
    stage.step('starting the product');
    const server = await stage.startServer({ settings: { DATABASE_URL: trio.url, SYNCHRONOUS: '1', LOG_LEVEL: 'warn' } });
    const writers = new Writers(server.url, await makeWorld(server.url, { users: 20, businesses: 10 }));
    const local = await LocalWriters.start(stage, trio.machines, await trio.primary());
    const stopWriting = writers.start(WRITES_A_SECOND);
    await delay(2_000);

    await cutPrimary(stage, trio, local);
    await cutAll(stage, trio, local);
    await loseEtcd(stage, trio, local);

    stage.scene('in all');
    await stopWriting();
    await local.stop();
    stage.proved(local.taken.length, 'writes by socket');
    stage.expect('taken by an earlier primary after the first of a later one', local.countLate(), '=', 0);
    await writers.ledger.settle(stage, await trio.database(stage));
    stage.expect('answered with 5xx but 503', writers.ledger.failures, '=', 0);
  },
};

async function cutPrimary(stage: Stage, trio: HaTrio, local: LocalWriters) {
  stage.scene('the primary is cut off');
  const before = await trio.primary();
  const from = performance.now();
  trio.network.cut(before.name);
  const after = await until('nobody took the place', async () => {
    const primary = await trio.primary();
    return primary === before ? undefined : primary;
  });
  await local.untilTakes(after);
  stage.note('the last write on it after', local.lastOf(before) - from, 'ms');
  stage.note('the first on another after', local.firstSince(after, from) - from, 'ms');
  trio.network.join(before.name);
  await trio.untilWhole();
}

async function cutAll(stage: Stage, trio: HaTrio, local: LocalWriters) {
  stage.scene('all are cut off from each other');
  const from = performance.now();
  for (const { name } of trio.machines) trio.network.cut(name);
  await delay(GIVEN_UP);
  const given = local.taken.length;
  await delay(2_000);
  stage.note('the last write after', Math.max(...trio.machines.map((machine) => local.lastOf(machine))) - from, 'ms');
  stage.expect('writes taken once they have given up', local.taken.length - given, '=', 0);
  for (const { name } of trio.machines) trio.network.join(name);
  const joined = performance.now();
  const primary = await trio.untilWhole();
  await local.untilTakes(primary);
  stage.note('whole again after', performance.now() - joined, 'ms');
}

/** While the machines see each other, the primary goes on without etcd. */
async function loseEtcd(stage: Stage, trio: HaTrio, local: LocalWriters) {
  stage.scene('etcd is lost');
  const before = await trio.primary();
  await Promise.all(trio.machines.map((machine) => machine.stopEtcd()));
  const from = performance.now();
  await delay(GOES_ON);
  stage.note('longest time without a write', local.longestPause(before, from), 'ms');
  stage.expect('the primary goes on', Number(performance.now() - local.lastOf(before) < 1_000), '=', 1);
  for (const machine of trio.machines) machine.startEtcd();
  const after = await trio.untilWhole();
  stage.expect('and is the primary afterwards', Number(after === before), '=', 1);
}
