import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { openJobs } from '#server/jobs/run-jobs.ts';
import { ALL_JOBS } from '#server/start/all-jobs.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const mail = await startMailServer();
const { context, db, pool } = await createTestApp(
  { SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' },
  { looks: { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 } },
);

const messageIdOf = (text: string) => /^Message-ID: (.+)$/m.exec(text)?.[1];

/** A job that no worker of this process begins by itself. @returns its id. */
async function enqueueForLater(email: string): Promise<string> {
  const userId = await makeUser(db, { email });
  const account = { kind: 'user', userId } as const;
  await db.transaction().execute((transaction) => context.jobs.enqueue(transaction, mailPasswordChanged, account, { afterSeconds: 3_600 }));
  const { rows } = await pool.query("select id from pgboss.job where data ->> 'userId' = $1", [userId]);
  return rows[0].id;
}

test('what a process took that is gone is taken over by another', async () => {
  const id = await enqueueForLater('taken-over@example.in');
  // As a process leaves it that was killed 11 seconds ago.
  await pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds' where id = $1`,
    [id],
  );
  const { to, text } = await mail.next();
  expect(to).toEqual(['taken-over@example.in']);
  expect(messageIdOf(text)).toBe(`<job-${id}-1@nirmaan.example>`);
});

test('what a process still works on is left to it', async () => {
  const [busy, gone] = [await enqueueForLater('busy@example.in'), await enqueueForLater('gone@example.in')];
  await pool.query(`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 hour' where id = $1`, [
    busy,
  ]);
  await pool.query(`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour' where id = $1`, [
    gone,
  ]);
  expect((await mail.next()).to).toEqual(['gone@example.in']);
  const { rows } = await pool.query('select state from pgboss.job where id = $1', [busy]);
  expect(rows).toEqual([{ state: 'active' }]);
});

test('a mail that is sent again has the same Message-ID', async () => {
  const userId = await makeUser(db, { email: 'again@example.in' });
  const mailer = () => context.mailer.forJob('2b7c');
  for (let attempt = 0; attempt < 2; attempt++) {
    await mailPasswordChanged.run({ ...context, mailer: mailer() }, { kind: 'user', userId });
    expect(messageIdOf((await mail.next()).text)).toBe('<job-2b7c-1@nirmaan.example>');
  }
});

test('what a clock that ran ahead has noted is brought back, at a start and while it runs', async () => {
  const other = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const open = () => openJobs(other.address, log, ALL_JOBS, { clockLook: 50 });
  const runAhead = async () => {
    await other.pool.query(`update pgboss.version set cron_on = now() + interval '1 year'`);
    await other.pool.query(`update pgboss.queue set monitor_on = now() + interval '1 year' where name like 'mail-%'`);
  };
  const isAhead = async () => {
    const { rows } = await other.pool.query(`select (select cron_on from pgboss.version) > now() + interval '2 minutes' as by_clock,
      exists (select from pgboss.queue where monitor_on > now() + interval '2 minutes') as looked,
      exists (select from pgboss.job where start_after > now() + interval '2 hours' or heartbeat_on > now() + interval '2 minutes') as waits`);
    return rows[0];
  };
  const nothing = { by_clock: false, looked: false, waits: false };
  const jobs = await open();
  const userId = await makeUser(other.db, { email: 'ahead@example.in' });
  for (const afterSeconds of [600, 600, 600]) {
    const account = { kind: 'user', userId } as const;
    await other.db.transaction().execute((transaction) => jobs.enqueue(transaction, mailPasswordChanged, account, { afterSeconds }));
  }
  await jobs.stop();
  // Until when something is left alone may be later than now.
  await other.pool.query(`update pgboss.version set monitor_backoff_on = now() + interval '1 hour'`);
  await (await open()).stop();
  expect(lines).toEqual([]);
  const { rows } = await other.pool.query(
    `update pgboss.job set created_on = created_on + interval '1 year',
    start_after = start_after + interval '1 year', keep_until = keep_until + interval '1 year' where name = $1 returning id`,
    [mailPasswordChanged.queue],
  );
  await other.pool.query(`update pgboss.job set state = 'retry' where id = $1`, [rows[1].id]);
  await other.pool.query(`update pgboss.job set state = 'active', heartbeat_on = now() + interval '1 year' where id = $1`, [rows[2].id]);
  await runAhead();
  expect(await isAhead()).toEqual({ by_clock: true, looked: true, waits: true });

  const again = await open();
  expect(await isAhead()).toEqual(nothing);
  expect(lines).toEqual([expect.stringContaining('the queues were at work at a time that is to come')]);
  // It waits as long as it was to wait.
  const waits = `select start_after - now() between interval '9 minutes' and interval '10 minutes' as waits from pgboss.job where id = $1`;
  expect((await other.pool.query(waits, [rows[0].id])).rows).toEqual([{ waits: true }]);
  await runAhead();
  await expect.poll(isAhead).toEqual(nothing);
  await again.stop();
});

test('connections that end while it stops are no failure', async () => {
  const other = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const jobs = await openJobs(other.address, log, ALL_JOBS);
  await jobs.work(context);
  const ended = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'nirmaan-jobs' and datname = current_database()`.execute(other.db);
  await Promise.all([ended, jobs.stop()]);
  expect(lines).toEqual([]);
});

test.each([
  ['is the heartbeat’s to say', false],
  ['is told while the database answers', true],
])('a connection that is lost %s', async (_, isBeating) => {
  const other = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'debug', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const jobs = await openJobs(other.address, log, ALL_JOBS, {}, { isBeating, onGone: () => () => {} });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'nirmaan-jobs' and datname = current_database()`.execute(other.db);
  await expect.poll(() => lines.some((line) => line.includes('"msg":"jobs"'))).toBe(true);
  expect(lines.some((line) => line.includes('"level":50'))).toBe(isBeating);
  await jobs.stop();
});
