import { setTimeout as delay } from 'node:timers/promises';
import { call } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { PostgresTrio } from '#drills/parts/postgres-trio.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** How many transactions the standby lacks when it is promoted. */
const BEHIND = 5_000;
/** How long the process that stood still is watched after it has woken. Milliseconds. */
const WATCHED = 5_000;

const [KEPT, LOST, FOUND] = ['Quenby Works', 'Zephyr Tiles', 'Wexford Cranes'];
/** Lists and searches, as pages and as calls. */
const LIST = 'service=Quenbery&city=Pune&state=Maharashtra';
const SHOWING_LOST = [`/searcher?${LIST}`, '/searcher?q=zephyr', `/api/v1/contractor/search?${LIST}`, '/api/v1/contractor/search?q=zephyr'];
const SHOWING_FOUND = [`/searcher?${LIST}`, '/api/v1/contractor/search?q=wexford', `/api/v1/contractor/search?${LIST}`];

/** A standby that lacks the last minutes takes the primary's place: what only that one knew is nowhere to be seen. */
export const epoch: Drill = {
  name: 'epoch',
  does: `a standby that is ${BEHIND.toLocaleString('en-IN')} transactions behind is promoted; one of two processes stands still meanwhile`,
  async run(stage) {
    const trio = await PostgresTrio.start(stage, { isSynchronous: false });
    const settings = { DATABASE_URL: trio.url, LOG_LEVEL: 'warn' };
    const [awake, frozen] = [await stage.startServer({ settings }), await stage.startServer({ settings })];
    await write(trio, KEPT);
    await delay(1_000);
    await trio.stopStandbys();
    await write(trio, LOST);
    await countUp(trio, BEHIND);
    for (const server of [awake, frozen]) {
      for (const path of [...SHOWING_LOST, ...SHOWING_LOST]) {
        if (!(await ask(server, path)).includes(LOST)) stage.fail(`${path} did not show what was written`);
      }
    }

    process.kill(frozen.pid, 'SIGSTOP');
    stage.cleanUp(() => frozen.isAlive && process.kill(frozen.pid, 'SIGCONT'));
    await trio.losePrimary('kill');
    await trio.startStandbysAlone();
    await trio.failOver();
    stage.note('ready again after', await awake.untilReady(), 'ms');
    await watch(stage, 'awake', awake);
    await write(trio, FOUND);
    await countFound(stage, 'awake', awake);

    // The numbers of transactions are beyond those that it knew.
    await countUp(trio, 2 * BEHIND);
    process.kill(frozen.pid, 'SIGCONT');
    await watch(stage, 'woken', frozen);
    await frozen.untilReady();
    await countFound(stage, 'woken', frozen);
  },
};

/** Has a business listed, on the primary. */
async function write(trio: PostgresTrio, name: string) {
  const pool = createPool({ connectionString: trio.primaryUrl }, { max: 1 });
  await makeBusiness(createDatabase(pool), { name, service: 'Quenbery' });
  await pool.end();
}

async function countUp(trio: PostgresTrio, transactions: number) {
  const pool = createPool({ connectionString: trio.primaryUrl }, { max: 1, statementTimeout: 60_000 });
  await pool.query(`do $$ begin for turn in 1..${transactions} loop perform pg_current_xact_id(); commit; end loop; end $$`);
  await pool.end();
}

/** @returns what is shown; nothing while it is refused. */
async function ask(server: Server, path: string): Promise<string> {
  const { status, text } = await call(server.url + path, { headers: path.startsWith('/api/') ? {} : { accept: 'text/html' } });
  return status === 200 ? text : '';
}

/** Asks all the time, from now on: an answer shows the state of the new primary, or there is none yet. */
async function watch(stage: Stage, name: string, server: Server) {
  stage.scene(name);
  let old = 0;
  let answers = 0;
  for (const from = performance.now(); performance.now() - from < WATCHED; ) {
    for (const shown of await Promise.all(SHOWING_LOST.map((path) => ask(server, path)))) {
      if (shown) answers += 1;
      if (shown.includes(LOST)) old += 1;
    }
  }
  stage.proved(answers, 'answers');
  stage.expect('of them old', old, '=', 0);
}

/** What was listed after the promotion is found at the next asking. */
async function countFound(stage: Stage, name: string, server: Server) {
  stage.scene(`${name}, afterwards`);
  const shown = await Promise.all(SHOWING_FOUND.map((path) => ask(server, path)));
  stage.expect('of three ways find what is new', shown.filter((text) => text.includes(FOUND)).length, '=', SHOWING_FOUND.length);
}
