import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { watchDatabase } from '#server/db/heartbeat.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import type { Queue } from '#server/jobs/jobs.ts';
import { type JobTimes, openJobs } from '#server/jobs/run-jobs.ts';
import { ALL_JOBS } from '#server/start/all-jobs.ts';
import { makeUser } from '#tests/factories/user.ts';
import { layWire } from '#tests/helpers/database-wire.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const mail = await startMailServer();
// The queues are asked once an hour here: what is done is done by the look.
const site = await createTestApp({ SMTP_URL: mail.url });
const { context, db, pool, address } = site;

const SOON: JobTimes = { dueLook: 20, poll: 3_600 };

/** Opens a database's queues as a process of its own does. @returns them, and what is told of them. */
async function open(database: { address: typeof address }, jobs: readonly Job<object>[] = ALL_JOBS) {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const runner = await openJobs(database.address, log, jobs, SOON);
  onTestFinished(() => runner.stop());
  return { ...runner, lines, ofLooks: () => lines.filter((line) => line.includes('look-for-due')) };
}

const accountOf = async (email: string) => ({ kind: 'user', userId: await makeUser(db, { email }) }) as const;

/** A job that says what it was given, and may be held. */
function noted(name: string) {
  const done: number[] = [];
  let gate = Promise.resolve();
  const job = defineJob<{ n: number }>(name, async (_, { n }) => {
    done.push(n);
    await gate;
  });
  return {
    job: job as Job<object>,
    done,
    /** @returns what lets go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

test('what another process commits is done soon', async () => {
  const other = await open(site);
  const account = await accountOf('elsewhere@example.in');
  await db.transaction().execute((transaction) => other.enqueue(transaction, mailPasswordChanged, account));
  expect((await mail.next()).to).toEqual(['elsewhere@example.in']);
});

test('what is taken back is not done', async () => {
  const [taken, kept] = [await accountOf('taken-back@example.in'), await accountOf('kept@example.in')];
  const fails = db.transaction().execute(async (transaction) => {
    await context.jobs.enqueue(transaction, mailPasswordChanged, taken);
    throw new Error('no');
  });
  await expect(fails).rejects.toThrow('no');
  await db.transaction().execute((transaction) => context.jobs.enqueue(transaction, mailPasswordChanged, kept));
  expect((await mail.next()).to).toEqual(['kept@example.in']);
  expect((await pool.query(`select from pgboss.job where data ->> 'userId' = $1`, [taken.userId])).rowCount).toBe(0);
});

test('a try that comes due by the clock is done then', async () => {
  const account = await accountOf('again@example.in');
  await db.transaction().execute((transaction) => context.jobs.enqueue(transaction, mailPasswordChanged, account, { afterSeconds: 3_600 }));
  await pool.query(`update pgboss.job set state = 'retry', start_after = now() + interval '1 second' where data ->> 'userId' = $1`, [
    account.userId,
  ]);
  expect((await mail.next()).to).toEqual(['again@example.in']);
});

test('what comes while its queue is at work is done after it', async () => {
  const database = await createTestDatabase();
  const { job, done, hold } = noted('noted');
  const jobs = await open(database, [job]);
  const add = (n: number) =>
    database.db.transaction().execute((transaction) => jobs.enqueue(transaction, job as Queue<{ n: number }>, { n }));
  const release = hold();
  await jobs.work(context);
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  await add(2);
  await add(3);
  release();
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3]);
  expect(jobs.lines).toEqual([]);
});

test('many that wait for later hold up nobody', async () => {
  const database = await createTestDatabase();
  const [many, one] = [noted('many'), noted('one')];
  const jobs = await open(database, [many.job, one.job]);
  const wait = `insert into pgboss.job (name, state, start_after, data) select 'many', 'retry', now() + interval '1 hour', '{"n": 0}' from generate_series(1, 5000)`;
  await database.pool.query(wait);
  await jobs.work(context);
  await database.db.transaction().execute(async (transaction) => {
    for (const { job } of [many, one]) await jobs.enqueue(transaction, job as Queue<{ n: number }>, { n: 1 });
  });
  await expect.poll(() => [many.done, one.done]).toEqual([[1], [1]]);
});

test('a job that works is not given to a second process within hours', async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query('select min(expire_seconds) as soonest from pgboss.queue where heartbeat_seconds is not null');
  expect(rows[0].soonest).toBeGreaterThan(3_600);
});

test('jobs of before whose commits notified notify no more', async () => {
  const database = await createTestDatabase();
  const boss = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) }, supervise: false, schedule: false });
  await boss.start();
  const { queue } = mailPasswordChanged;
  await boss.updateQueue(queue, { notify: true });
  const heard: (string | undefined)[] = [];
  const listener = new pg.Client(database.address);
  await listener.connect();
  onTestFinished(() => listener.end());
  listener.on('notification', ({ payload }) => heard.push(payload));
  const { rows } = await listener.query<{ channel: string }>(`select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`);
  const channel = rows[0]?.channel as string;
  await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
  await boss.send(queue, {});
  await expect.poll(() => heard).toEqual([queue]);
  await boss.stop({ graceful: false });

  const jobs = await open(database);
  const account = await accountOf('silent@example.in');
  await database.db.transaction().execute((transaction) => jobs.enqueue(transaction, mailPasswordChanged, account));
  await database.pool.query('select pg_notify($1, $2)', [channel, 'the end']);
  await expect.poll(() => heard).toEqual([queue, 'the end']);
  expect((await database.pool.query('select from pgboss.queue where notify')).rowCount).toBe(0);
});

test('a database that has ended all connections is looked into again, and the look says nothing of it', async () => {
  const database = await createTestDatabase();
  const { job, done } = noted('noted');
  const jobs = await open(database, [job]);
  await jobs.work(context);
  const { database: name } = database.address;
  const add = (n: number) =>
    database.db.transaction().execute((transaction) => jobs.enqueue(transaction, job as Queue<{ n: number }>, { n }));
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nirmaan-jobs' and datname = $1`, [
    name,
  ]);
  await add(2);
  await expect.poll(() => done).toEqual([1, 2]);
  expect(jobs.ofLooks()).toEqual([]);
});

test('a look that fails while the database answers is told once', async () => {
  const database = await createTestDatabase();
  const { job, done } = noted('noted');
  const jobs = await open(database, [job]);
  await database.pool.query('alter table pgboss.job rename column start_after to later');
  await jobs.work(context);
  await expect.poll(jobs.ofLooks).toHaveLength(1);
  await database.pool.query('alter table pgboss.job rename column later to start_after');
  await database.db.transaction().execute((transaction) => jobs.enqueue(transaction, job as Queue<{ n: number }>, { n: 1 }));
  await expect.poll(() => done).toEqual([1]);
  expect(jobs.ofLooks()).toHaveLength(1);
});

test('jobs are done again after a line was cut without a word, over which new connections are served', async () => {
  const wire = await layWire(address);
  const heartbeat = await watchDatabase(wire.address, context.log);
  const { job, done } = noted('over-a-line');
  const runner = await openJobs(wire.address, context.log, [job], SOON, heartbeat);
  onTestFinished(async () => {
    await runner.stop();
    await heartbeat.close();
  });
  await runner.work(context);
  const enqueue = (n: number) => db.transaction().execute((transaction) => runner.enqueue(transaction, job, { n }));
  await enqueue(1);
  const stateOf = async () => (await pool.query(`select state from pgboss.job where name = 'over-a-line'`)).rows[0]?.state;
  await expect.poll(stateOf).toBe('completed');
  wire.swallow();
  await enqueue(2);
  await expect.poll(() => done, { timeout: 60_000 }).toEqual([1, 2]);
});
