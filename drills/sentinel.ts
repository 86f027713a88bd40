import { setTimeout as delay } from 'node:timers/promises';
import { call } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { OwnPostgres } from '#drills/parts/own-postgres.ts';
import { Sentinels } from '#drills/parts/sentinels.ts';
import type { Server } from '#drills/parts/server.ts';

/** Forms of one address in ten minutes (shared/limits.ts). */
const FORMS = 30;
/** How long until sentinels know each other and the replicas have what is counted. Milliseconds. */
const SETTLED = 12_000;
/** Until sentinels have agreed on another one and everybody has found it. Milliseconds. */
const LONGEST_CHANGE = 30_000;

/** The Redis that counts is lost, and what was counted is not: limits hold on. */
export const sentinel: Drill = {
  name: 'sentinel',
  does: 'three Redis with sentinels as deploy/ha has them: the one that counts for two processes stands still, and another one goes on from its counts',
  async run(stage) {
    const [sentinels, postgres] = [Sentinels.start(stage), await OwnPostgres.start(stage)];
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: sentinels.url, RATE_LIMITS: 'on' };
    const servers = [await stage.startServer({ settings }), await stage.startServer({ settings })];
    await delay(SETTLED);
    let [asked, taken] = [0, 0];
    const ask = async () => {
      const body = { email: `drill-reader-${asked}@example.in` };
      const { url } = servers[asked++ % servers.length] as Server;
      if ((await call(`${url}/api/v1/subscribe`, { method: 'POST', body })).status === 201) taken += 1;
    };
    while (asked < FORMS / 2) await ask();
    await delay(1_000);
    sentinels.lose('freeze');
    const from = performance.now();
    const isBack = () => servers.every(({ lastLines }) => lastLines.includes('Redis is back'));
    // What is asked shows that it is away.
    for (const { url } of servers) await call(`${url}/api/v1/contractor/search?q=tiles`);
    while (!isBack() && performance.now() - from < LONGEST_CHANGE) await delay(100);
    stage.expect('counted together again after', performance.now() - from, '≤', LONGEST_CHANGE, 'ms');
    while (asked < 3 * FORMS) await ask();
    stage.proved(asked, 'forms sent');
    stage.expect('taken', taken, '=', FORMS);
  },
};
