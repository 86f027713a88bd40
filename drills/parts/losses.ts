import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Latencies, probe } from '#drills/parts/latencies.ts';
import type { Ledger } from '#drills/parts/ledger.ts';
import type { MailListener } from '#drills/parts/mail-listener.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

/** From the loss of the primary to the first write that is taken again. Milliseconds. */
const LONGEST_LOSS = 30_000;
const LONGEST_ANSWER = 3_000;
/** The last mails wait for jobs whose connection was lost. Milliseconds. */
const LAST_MAIL = 60_000;

/** Pages that none of the writes changes: kept, they are given throughout. */
const KEPT = ['/category', '/blog'];

interface Losing {
  /** Each is written to and read from. */
  servers: Server[];
  mail: MailListener;
  /** Of all together. */
  writesASecond: number;
  rounds: number;
  /** The primary is lost, and has been for so long that it takes no write. @returns what replaces it once another one takes them. */
  lose: (round: number) => Promise<() => Promise<unknown>>;
  /** Where the drill looks in the end. */
  openDatabase: () => Promise<pg.Pool> | pg.Pool;
}

/** People write and read while the primary is lost again and again: what was acknowledged is there, and everybody is told something in time. */
export async function writeThroughLosses(stage: Stage, { servers, mail, writesASecond, rounds, lose, openDatabase }: Losing) {
  const all: Writers[] = [];
  for (const { url } of servers) {
    all.push(new Writers(url, await makeWorld(url)));
    for (const path of [...KEPT, ...KEPT]) await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  }
  const pids = servers.map(({ pid }) => pid);
  const stopWriting = all.map((writers) => writers.start(writesASecond / all.length));
  const given = new Latencies();
  const stopReading = servers.map(({ url }) => probe(url, KEPT, { perSecond: 10 / servers.length, into: given }));
  const back: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    stage.step(`round ${round} of ${rounds}`);
    await delay(1_000 + Math.random() * 1_000);
    const from = performance.now();
    const replaceLost = await lose(round);
    await Promise.all(all.map(({ ledger }) => untilTaken(ledger, from)));
    back.push(performance.now() - from);
    await replaceLost();
  }
  stage.step('after the losses');
  await delay(2_000);
  await Promise.all([...stopWriting, ...stopReading].map((stop) => stop()));
  if (servers.some((server, index) => !server.isAlive || server.pid !== pids[index])) stage.fail('a process did not outlive its database');

  const database = await openDatabase();
  for (const { ledger } of all) await ledger.settle(stage, database);
  stage.expect('writes taken again after', Math.max(...back), '≤', LONGEST_LOSS, 'ms');
  stage.expect('slowest answer', Math.max(...all.map(({ latencies }) => latencies.longest)), '≤', LONGEST_ANSWER, 'ms');
  const sum = (of: (ledger: Ledger) => number) => all.reduce((total, { ledger }) => total + of(ledger), 0);
  stage.expect(
    'answered with 5xx but 503',
    sum(({ failures }) => failures),
    '=',
    0,
  );
  stage.note(
    'refused',
    sum((ledger) => ledger.count('refused')),
  );
  const failed = given.countStatus((status) => status !== 200);
  stage.expect(`of ${given.count} kept pages not given`, failed, '=', 0);
  await settleMails(stage, mail, database);
}

async function untilTaken(ledger: Ledger, from: number) {
  const taken = ledger.count('acknowledged');
  while (ledger.count('acknowledged') === taken && performance.now() - from < 2 * LONGEST_LOSS) await delay(20);
}

/** What was promised to be mailed is, whichever server had the job. */
async function settleMails(stage: Stage, mail: MailListener, database: pg.Pool) {
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from enquiries');
  const enquiries = rows[0]?.n ?? 0;
  stage.expect(`of ${enquiries} enquiries mailed`, await mail.until('enquiry-', enquiries, LAST_MAIL), '≥', enquiries);
  stage.note('mailed again', mail.count('enquiry-').again);
}
