import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Drill } from '#drills/parts/drill.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import type { Server } from '#drills/parts/server.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

const KILLS = 20;
const WRITES_A_SECOND = 50;
/** From the kill, or from the new start, to ready. Milliseconds. */
const LONGEST_RECOVERY = 5_000;
/** The last mails wait for jobs that a dead process had claimed. Milliseconds. */
const LAST_MAIL = 60_000;

/** The process and its PostgreSQL are killed again and again while people write: nothing that was acknowledged is lost. */
export const crash: Drill = {
  name: 'crash',
  does: `${KILLS} × kill -9 of the process and ${KILLS} × of PostgreSQL under ${WRITES_A_SECOND} writes a second that go on through recovery`,
  async run(stage) {
    const mail = await MailListener.start(stage);
    const server = await stage.startServer({ settings: { SMTP_URL: mail.url, LOG_LEVEL: 'warn' } });
    const writers = new Writers(server.url, await makeWorld(server.url));
    const stopWriting = writers.start(WRITES_A_SECOND);

    const database = server.database();
    const afterProcess: number[] = [];
    const afterDatabase: number[] = [];
    for (let round = 1; round <= KILLS; round++) {
      stage.step(`round ${round} of ${KILLS}`);
      await delay(500 + Math.random() * 1_000);
      await server.kill();
      afterProcess.push(await server.start());
      await delay(500 + Math.random() * 1_000);
      const { pid } = server;
      afterDatabase.push(await killPostgres(server, database));
      if (server.pid !== pid) stage.fail('the process did not outlive its database');
    }
    stage.step('after the kills');
    await stopWriting();

    await writers.ledger.settle(stage, database);
    stage.expect('ready after a kill of the process', Math.max(...afterProcess), '≤', LONGEST_RECOVERY, 'ms');
    stage.expect('of PostgreSQL', Math.max(...afterDatabase), '≤', LONGEST_RECOVERY, 'ms');
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from enquiries');
    const enquiries = rows[0]?.n ?? 0;
    const from = performance.now();
    stage.expect(`of ${enquiries} enquiries mailed`, await mail.until('enquiry-', enquiries, LAST_MAIL), '=', enquiries);
    stage.note('the last after', (performance.now() - from) / 1_000, 's');
    stage.note('mailed again', mail.count('enquiry-').again);
  },
};

/** Kills PostgreSQL. @returns after how many milliseconds another one answers and the process says that it is ready. */
async function killPostgres(server: Server, database: pg.Pool): Promise<number> {
  const startedAt = async () => (await database.query<{ at: string }>('select pg_postmaster_start_time()::text as at')).rows[0]?.at;
  const before = await startedAt();
  const from = performance.now();
  process.kill(server.postmasterPid, 'SIGKILL');
  // It may be back before the process is seen without it.
  for (let now: string | undefined = before; now === before || now === undefined; await delay(10))
    now = await startedAt().catch(() => undefined);
  await server.untilReady();
  return performance.now() - from;
}
