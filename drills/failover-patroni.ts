import { setTimeout as delay } from 'node:timers/promises';
import { requirePrograms, startHaproxy } from '#drills/parts/beside.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { HaTrio } from '#drills/parts/ha-trio.ts';
import { writeThroughLosses } from '#drills/parts/losses.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';

/** As many as fit into the time of a drill: each takes the time after which Patroni gives a primary up, and what replacing it takes. */
const ROUNDS = 5;
const WRITES_A_SECOND = 20;
/** A write that is acknowledged after so long was not taken by the one that is lost. Milliseconds. */
const SETTLED = 3_000;

/** The same loss as in `failover`, and nobody of ours decides who takes the place. */
export const failoverPatroni: Drill = {
  name: 'failover-patroni',
  does: `${ROUNDS} × the machine of the primary (PostgreSQL, Patroni and etcd as deploy/ha has them) killed, or PostgreSQL and Patroni frozen, under ${WRITES_A_SECOND} writes a second to two processes, one through HAProxy`,
  async run(stage) {
    requirePrograms('haproxy');
    const [mail, trio] = [await MailListener.start(stage), await HaTrio.start(stage)];
    const haproxy = await startHaproxy(stage, trio.network.prefix);
    const settings = { SYNCHRONOUS: '1', SMTP_URL: mail.url, LOG_LEVEL: 'warn' };
    stage.step('starting the product');
    const servers = [
      await stage.startServer({ settings: { ...settings, DATABASE_URL: trio.url } }),
      await stage.startServer({ settings: { ...settings, DATABASE_URL: trio.urlAt(haproxy) } }),
    ];
    await writeThroughLosses(stage, {
      servers,
      mail,
      writesASecond: WRITES_A_SECOND,
      rounds: ROUNDS,
      async lose(round) {
        const lost = await trio.primary();
        const isKilled = round % 2 === 1;
        if (isKilled) await lost.kill();
        else lost.freeze();
        await delay(SETTLED);
        return () => {
          if (isKilled) lost.start();
          else lost.thaw();
          return trio.untilWhole();
        };
      },
      openDatabase: () => trio.database(stage),
    });
  },
};
