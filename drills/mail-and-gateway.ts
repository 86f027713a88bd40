import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Drill } from '#drills/parts/drill.ts';
import { Latencies, probe } from '#drills/parts/latencies.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { MovedClock } from '#drills/parts/moved-clock.ts';
import { Payers } from '#drills/parts/payers.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';
import { openPaymentGateway } from '#tests/helpers/gateway-stand-in.ts';

/** How long both are away, and how long after their return everything must be done, by the moved clock. Seconds. */
const AWAY = 600;
const LATEST = 1_200;
const STEP = 30;
const HOUR = 3_600;
/** How long the workers have to look into their queues after each step. Milliseconds. */
const PAUSE = 2_200;
/** What is written and read in each step. */
const WRITES = 12;
const READS = ['/', '/category', '/api/v1/contractor/search?q=tiles', '/readyz'];
/** Until a payer is told that the gateway cannot be reached: two tries of five seconds. Milliseconds. */
const LONGEST_ORDER = 12_000;
/** What everybody else waits for an answer at most, but for one in a hundred. Milliseconds. */
const LONGEST_ANSWER = 3_000;

/** Nobody takes mails, and nobody takes money: everything else goes on, and afterwards each mail and each order ends right. */
export const mailAndGateway: Drill = {
  name: 'mail-and-gateway',
  does: `mail server and payment gateway away for ${AWAY / 60} minutes (moved clock), the gateway then silent, while people read and write`,
  async run(stage) {
    const clock = new MovedClock(stage);
    const mail = await MailListener.start(stage);
    const gateway = await openPaymentGateway();
    stage.cleanUp(() => gateway.close());
    const { appId, secretKey, baseUrl } = gateway.settings;
    const server = await stage.startServer({
      settings: {
        SMTP_URL: mail.url,
        PAYMENTS: 'cashfree',
        CASHFREE_APP_ID: appId,
        CASHFREE_SECRET_KEY: secretKey,
        CASHFREE_URL: baseUrl,
        LOG_LEVEL: 'warn',
        ...clock.settings,
      },
    });
    const world = await makeWorld(server.url, { users: 20, businesses: 20 });
    const payers = await Payers.register(server, gateway, clock);
    const writers = new Writers(server.url, world, ['register', 'like', 'review', 'enquiry']);
    const database = server.database();
    const letPass = makeSteps(database, clock);

    stage.scene('away');
    await payers.openOrders();
    await Promise.all([mail.close(), gateway.stop()]);
    const reads = new Latencies();
    const others = async () => {
      const stopReading = probe(server.url, READS, { perSecond: 10, into: reads });
      await Promise.all([...Array.from({ length: WRITES }, () => writers.write()), payers.tryAll()]);
      await stopReading();
    };
    payers.payWhileAway();
    for (let passed = 0; passed < AWAY; passed += STEP) {
      stage.step(`after ${passed} s`);
      await others();
      await letPass(STEP);
    }
    stage.step('the gateway silent');
    await gateway.start();
    gateway.failBy(() => 'lost request');
    await Promise.all([payers.tryToBuy(), others()]);
    gateway.failBy(() => undefined);
    await mail.open();
    tellOthers(stage, Latencies.of(reads, writers.latencies), writers);
    payers.tellRefusals(stage, LONGEST_ORDER);

    stage.scene('back');
    await payers.comeBack();
    const wanted = await countMails(database);
    const isDone = async () =>
      mail.count('enquiry-').different >= wanted.enquiries &&
      mail.count('welcome-').different >= wanted.people &&
      (await payers.arePaid(database));
    stage.note('all done after', await until(isDone, letPass), 's');
    stage.expect(`of ${wanted.enquiries} enquiries mailed`, mail.count('enquiry-').different, '=', wanted.enquiries);
    stage.expect(`of ${wanted.people} people greeted`, mail.count('welcome-').different, '=', wanted.people);
    stage.expect('mails that came again', mail.count('').again, '=', 0);

    stage.scene('orders');
    payers.letExpire();
    clock.move(HOUR);
    await until(() => payers.areEnded(database), letPass);
    await payers.tell(stage, database, mail);
    stage.scene('writes');
    await writers.ledger.settle(stage, database);
  },
};

/**
 * Lets time pass while nothing is under way: to PostgreSQL a statement would have taken as long as the clock was moved, and the
 * process of a job would seem to be gone, as nobody said for so long that it lives.
 */
function makeSteps(database: pg.Pool, clock: MovedClock) {
  const areWorking = async () => ((await database.query("select from pgboss.job where state = 'active' limit 1")).rowCount ?? 0) > 0;
  return async (seconds: number) => {
    for (const end = performance.now() + PAUSE; (await areWorking()) && performance.now() < end; ) await delay(20);
    clock.move(seconds);
    await delay(PAUSE);
  };
}

/** Lets time pass until something is done. @returns the seconds that it took by the moved clock, `LATEST` at most. */
async function until(isDone: () => Promise<boolean>, letPass: (seconds: number) => Promise<void>): Promise<number> {
  let passed = 0;
  for (; passed < LATEST && !(await isDone()); passed += STEP) await letPass(STEP);
  return passed;
}

function tellOthers(stage: Stage, others: Latencies, { ledger }: Writers) {
  stage.note('answers to others', others.count);
  stage.expect(
    'not answered with success',
    others.countStatus((status) => status < 200 || status > 299),
    '=',
    0,
  );
  stage.expect('p99', others.p99, '≤', LONGEST_ANSWER, 'ms');
  stage.note('acknowledged writes', ledger.count('acknowledged'));
}

/** What must have been mailed: every enquiry, and a greeting to everybody who registered. */
async function countMails(database: pg.Pool) {
  const { rows } = await database.query<{ enquiries: number; people: number }>(
    `select (select count(*)::int from enquiries) as enquiries,
      (select count(*)::int from users) + (select count(*)::int from businesses) as people`,
  );
  return rows[0] ?? { enquiries: Number.NaN, people: Number.NaN };
}
