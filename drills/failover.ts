import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Drill } from '#drills/parts/drill.ts';
import { writeThroughLosses } from '#drills/parts/losses.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { PostgresTrio } from '#drills/parts/postgres-trio.ts';

const ROUNDS = 10;
const WRITES_A_SECOND = 50;
/** How long it takes until somebody has noticed the loss. Milliseconds. */
const UNNOTICED = 3_000;

/** The machine of the primary is lost again and again while people write: what was acknowledged is on the standby that takes its place. */
export const failover: Drill = {
  name: 'failover',
  does: `${ROUNDS} × the primary of three PostgreSQL killed or frozen under ${WRITES_A_SECOND} writes a second, a standby promoted by pg_ctl`,
  async run(stage) {
    const [mail, trio] = [await MailListener.start(stage), await PostgresTrio.start(stage, { isSynchronous: true })];
    const server = await stage.startServer({ settings: { DATABASE_URL: trio.url, SMTP_URL: mail.url, LOG_LEVEL: 'warn' } });
    await writeThroughLosses(stage, {
      servers: [server],
      mail,
      writesASecond: WRITES_A_SECOND,
      rounds: ROUNDS,
      async lose(round) {
        await trio.losePrimary(round % 2 === 0 ? 'freeze' : 'kill');
        await delay(UNNOTICED);
        return trio.failOver();
      },
      openDatabase() {
        const database = new pg.Pool({ connectionString: trio.primaryUrl, max: 2 });
        stage.cleanUp(() => database.end());
        return database;
      },
    });
  },
};
