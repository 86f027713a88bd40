import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findMailTrouble } from '#server/features/health/find-mail-trouble.ts';
import { healthAge } from '#server/features/health/get-health.ts';
import { lookAtHealth } from '#server/features/health/look-at-health.ts';
import type { Health, HealthCheckName } from '#shared/schemas/health.ts';
import { WAITING_KINDS } from '#shared/waiting-kinds.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeBusinessEdit } from '#tests/factories/business-edit.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const usualAge = healthAge.milliseconds;
healthAge.milliseconds = 0;
afterAll(() => {
  healthAge.milliseconds = usualAge;
});

const mail = await startMailServer({ keepsHealth: true });
const PUBLIC_URL = 'https://nirmaan.example';
const settings = { PUBLIC_URL, SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.in', PAYMENTS: 'sandbox' };
const { app, context, db } = await createTestApp(settings, {
  retries: { retryDelay: 1, retryDelayMax: 1 },
  looks: { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 },
});
const admin = await signInAdmin(db);
const adminViewer = { kind: 'admin', adminId: admin.id, role: 'admin' } as const;

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

type Site = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app'>;
const look = async (site: Site = { app }, headers = admin.headers): Promise<Health> => {
  const { status, body } = await call(site.app, 'GET', '/api/v1/admin/health/get', undefined, headers);
  expect(status).toBe(200);
  return body.data;
};
const verdict = ({ checks }: Health, name: HealthCheckName) => {
  const check = checks.find((one) => one.name === name);
  return [check?.state, check?.advice];
};
const figure = async (line: string) => {
  const { body } = await app.inject('/metrics');
  return new RegExp(`^${line.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(body)?.[1];
};
const contact = async (email: string) => {
  const form = { name: 'Asha Rao', email, phone: '9876543210', message: 'Please call me back' };
  expect((await call(app, 'POST', '/api/v1/get-in-touch-with-us', form)).status).toBe(201);
};

test('a new site has nothing to hide, and says what it lacks', async () => {
  const health = await look();
  expect(health.queues).toEqual(WAITING_KINDS.map((name) => ({ name, waiting: 0, oldestAt: null })));
  expect(health.disk).toMatchObject({ database: expect.any(Number), pictures: null, free: expect.any(Number) });
  expect(health.disk.database).toBeGreaterThan(1_000_000);
  expect(verdict(health, 'backup')).toEqual(['act', 'backup_none']);
  expect(verdict(health, 'replicas')).toEqual(['fine', 'replicas_none']);
  expect(verdict(health, 'payments')).toEqual(['look', 'payments_sandbox']);
});

test('what was found is given again for half a minute, to the page and to the figures', async () => {
  healthAge.milliseconds = usualAge;
  const { takenAt } = await look();
  await makeReport(db);
  const again = await look();
  expect([again.takenAt, await figure('team_queue{queue="reports"}')]).toEqual([takenAt, '0']);
  healthAge.milliseconds = 0;
  expect(await figure('team_queue{queue="reports"}')).toBe('1');
  await db.deleteFrom('reports').execute();
});

describe('mail', () => {
  test('that the server does not take is failing, and down once that has lasted; then it goes out by itself', async () => {
    await mail.stop();
    await contact('first@example.in');
    await vi.waitFor(async () => expect((await look()).mails).toMatchObject({ failing: 1, failsSince: expect.any(String) }), 60_000);
    expect(verdict(await look(), 'mails')).toEqual(['fine', 'mail_fine']);
    expect(await findMailTrouble(context, adminViewer)).toBeUndefined();
    await db
      .updateTable('health_findings')
      .set({ found_at: ago(10 * MINUTE) })
      .where('name', '=', 'mail_fails')
      .execute();
    expect(verdict(await look(), 'mails')).toEqual(['act', 'mail_fails']);
    expect(await findMailTrouble(context, adminViewer)).toBe('mail_fails');
    expect(await figure('health_state{check="mails"}')).toBe('2');
    expect(await figure('queued_jobs{kind="mail",state="failing"}')).toBe('1');
    expect(Number(await figure('mail_fails_since_timestamp_seconds'))).toBeGreaterThan(0);
    await mail.start();
    await mail.next('team@nirmaan.in');
    await vi.waitFor(async () => expect((await look()).mails).toMatchObject({ failing: 0, failsSince: null }), 60_000);
    expect(await findMailTrouble(context, adminViewer)).toBeUndefined();
    expect(await figure('mail_fails_since_timestamp_seconds')).toBe('0');
  });

  test('that one recipient’s server refuses is given up, and mail is not down for it', async () => {
    mail.refuse('team@nirmaan.in');
    await contact('second@example.in');
    await vi.waitFor(async () => expect((await look()).mails.givenUp).toBe(1), 60_000);
    expect((await look()).mails.failsSince).toBeNull();
  });

  test('without a server is told on a public site, not on somebody’s computer', async () => {
    const trouble = async (PUBLIC_URL: string) => {
      const { context: own } = await createTestApp({ PUBLIC_URL });
      return findMailTrouble(own, adminViewer);
    };
    expect(await trouble('https://nirmaan.example')).toBe('mail_not_set');
    expect(await trouble('http://office.lan:3000')).toBe('mail_not_set');
    expect(await trouble('http://localhost:3000')).toBeUndefined();
    for (const viewer of [{ kind: 'visitor' }, { kind: 'user', userId: admin.id }] as const) {
      await expect(findMailTrouble(context, viewer)).rejects.toMatchObject({ status: viewer.kind === 'visitor' ? 401 : 403 });
    }
  });
});

test('work that nobody begins is seen with its age, mails and the rest apart; what is not due yet is not', async () => {
  for (const queue of ['mail-nobody-sends', 'nobody-works']) {
    await sql`select pgboss.create_queue(${queue}, '{"policy": "standard"}'::jsonb)`.execute(db);
  }
  const wait = (queue: string, due: Date) =>
    sql`insert into pgboss.job (name, start_after, created_on) values (${queue}, ${due}, now())`.execute(db);
  const before = await look();
  const [oldMail, oldJob] = [ago(16 * MINUTE), ago(2 * HOUR)];
  await wait('mail-nobody-sends', oldMail);
  await wait('mail-nobody-sends', ago(MINUTE));
  await wait('nobody-works', oldJob);
  await wait('nobody-works', ago(-DAY));
  const health = await look();
  expect([health.mails.waiting - before.mails.waiting, health.mails.oldestAt]).toEqual([2, oldMail.toISOString()]);
  expect(health.jobs.oldestAt).toBe(oldJob.toISOString());
  expect(verdict(health, 'mails')).toEqual(['look', 'mail_slow']);
  expect(verdict(health, 'jobs')).toEqual(['act', 'jobs_stand']);
  expect(await figure('queued_jobs_oldest_timestamp_seconds{kind="other"}')).toBe(String(oldJob.getTime() / 1_000));
  await sql`delete from pgboss.job where name in ('mail-nobody-sends', 'nobody-works')`.execute(db);
});

test('what waits for the team is counted by queue, with the oldest', async () => {
  const old = ago(3 * DAY);
  await makeBusiness(db, { status: 'pending', created_at: old });
  await makeBusiness(db, { status: 'pending' });
  await makeBusinessEdit(db);
  await makeEnquiry(db, { business_id: null });
  await makeReport(db);
  await makeComment(db);
  await makeReview(db, { state: 'held' });
  const health = await look();
  const waiting = Object.fromEntries(health.queues.map((queue) => [queue.name, queue.waiting]));
  expect(waiting).toMatchObject({ businesses: 2, edits: 1, reports: 1, comments: 1, reviews: 1, quarantined: 0 });
  expect(waiting.messages).toBeGreaterThan(0);
  expect(health.queues.find(({ name }) => name === 'businesses')?.oldestAt).toBe(old.toISOString());
  expect(verdict(health, 'queues')).toEqual(['look', 'queues_old']);
  expect(await figure('team_queue{queue="businesses"}')).toBe('2');
  expect(await figure('team_queue_oldest_timestamp_seconds{queue="businesses"}')).toBe(String(old.getTime() / 1_000));
});

test('orders that the gateway does not close, and money that is owed, are seen', async () => {
  const [user_id, created_at] = [await makeUser(db), ago(3 * HOUR)];
  const open = { user_id, gateway: 'sandbox', amount: 99, currency: 'INR', expires_at: new Date(), next_check_at: ago(-HOUR), created_at };
  await db
    .insertInto('payment_orders')
    .values([
      { ...open, session_id: 'a' },
      { ...open, session_id: 'b', gateway: 'cashfree' },
    ])
    .execute();
  const health = await look();
  expect(health.payments).toEqual({ unsettled: 1, oldestAt: created_at.toISOString(), refundsDue: 0 });
  expect(verdict(health, 'payments')).toEqual(['look', 'payments_unsettled']);
  await makePaidOrder(db, { granted_at: null });
  expect(verdict(await look(), 'payments')).toEqual(['act', 'refunds_due']);
  expect([await figure('payments_unsettled'), await figure('refunds_due')]).toEqual(['1', '1']);
});

test('logins that are refused are counted, with nobody in it', async () => {
  const before = (await look()).logins;
  const tryIn = (path: string, body: object) => call(app, 'POST', `/api/v1/${path}`, body);
  expect((await tryIn('admin/login', { email: 'nobody@nirmaan.example', password: 'brick by brick' })).status).toBe(401);
  expect((await tryIn('user/login', { userName: 'nobody-at-all', password: 'brick by brick' })).status).toBe(401);
  expect((await look()).logins).toEqual({ lastHour: before.lastHour + 2, lastDay: before.lastDay + 2 });
  expect(await figure('failed_logins{in="hour"}')).toBe(String(before.lastHour + 2));
  const rows = await db.selectFrom('health_counts').select(['cause']).where('happened', '=', 'failed_login').execute();
  expect(rows.map(({ cause }) => cause).toSorted()).toEqual(['admin', 'user']);
});

test('answers from 500 on are counted by cause; health and figures are none of them', async () => {
  await sql`alter table posters rename to posters_away`.execute(db);
  const { status } = await call(app, 'GET', '/api/v1/poster/get');
  await sql`alter table posters_away rename to posters`.execute(db);
  expect(status).toBe(500);
  const { failures } = await look();
  expect(failures).toEqual([{ cause: 'internal_error:42P01', lastHour: 1, lastDay: 1 }]);
  expect(await figure('http_failures_total{cause="internal_error:42P01"}')).toBe('1');
  await db
    .updateTable('health_counts')
    .set({ since: ago(2 * HOUR) })
    .where('happened', '=', 'failure')
    .execute();
  expect((await look()).failures).toEqual([{ cause: 'internal_error:42P01', lastHour: 0, lastDay: 1 }]);
  await db
    .updateTable('health_counts')
    .set({ since: ago(9 * DAY) })
    .where('happened', '=', 'failure')
    .execute();
  expect((await look()).failures).toEqual([]);
});

test('the team is mailed once what it has to do, and once that it is over', async () => {
  const other = await startMailServer({ keepsHealth: true });
  const site = await createTestApp({ ...settings, SMTP_URL: other.url });
  const run = () => lookAtHealth.run(site.context, {});
  // The disk of this machine may be nearly full, which were news of its own: a folder that is gone has no disk.
  rmSync(site.dataDir, { recursive: true });
  await site.db
    .insertInto('backup_folders')
    .values({ folder: '/mnt/backups', backed_up_at: ago(HOUR), bytes: 1_000 })
    .execute();
  await site.db
    .insertInto('health_findings')
    .values({ name: 'certificate', found: JSON.stringify({ expiresAt: ago(-90 * DAY), problem: null }) })
    .execute();
  await run();
  await site.db
    .updateTable('backup_folders')
    .set({ backed_up_at: ago(3 * DAY) })
    .execute();
  await run();
  const told = await other.next('team@nirmaan.in');
  expect(told.text).toContain('Subject: Something needs you now');
  expect(told.text.replaceAll('=\n', '')).toContain('The last backup is too old');
  expect(told.text.replaceAll('=\n', '')).toContain('https://nirmaan.example/admin/health');
  await run();
  await site.db
    .updateTable('backup_folders')
    .set({ backed_up_at: ago(HOUR) })
    .execute();
  await run();
  const over = await other.next('team@nirmaan.in');
  expect(over.text).toContain('Subject: Well again: Backup');
  await run();
  // What comes next is of another cause: nothing was mailed in between.
  await makePaidOrder(site.db, { granted_at: null });
  await run();
  expect((await other.next('team@nirmaan.in')).text.replaceAll('=\n', '')).toContain('Money has to go back');
  expect(other.left()).toBe(0);

  // Another machine of the same site, whose folder of backups is not there.
  const BACKUP_DIR = path.join(tmpdir(), randomUUID());
  const far = await createTestApp({ ...settings, SMTP_URL: other.url, BACKUP_DIR }, { database: site });
  rmSync(far.dataDir, { recursive: true });
  await lookAtHealth.run(far.context, {});
  const seen = (await other.next('team@nirmaan.in')).text.replaceAll('=\n', '');
  expect(seen).toContain('There is no backup yet');
  expect(seen).toContain(`Seen from the machine ${hostname()}`);
  // What is well here is not well there: neither takes the other's for news.
  const lookFrom = async (...machines: { context: typeof context }[]) => {
    for (const machine of machines) await lookAtHealth.run(machine.context, {});
  };
  await lookFrom(site, far, site);
  await site.db
    .updateTable('backup_folders')
    .set({ backed_up_at: ago(3 * DAY) })
    .execute();
  await lookFrom(site, far);
  expect((await other.next('team@nirmaan.in')).text.replaceAll('=\n', '')).toContain('The last backup is too old');
  await site.db
    .updateTable('backup_folders')
    .set({ backed_up_at: ago(HOUR) })
    .execute();
  await lookFrom(far, site, far);
  expect((await other.next('team@nirmaan.in')).text.replaceAll('=\n', '')).toContain('Well again: Backup');
  expect(other.left()).toBe(0);
  expect((await look(site, (await signInAdmin(site.db)).headers)).disk.pictures).toEqual(expect.any(Number));
});

test('nothing of it is about anybody', async () => {
  const person = await makeUser(db, { user_name: 'meera-kulkarni', email: 'meera.kulkarni@example.in' });
  await call(app, 'POST', '/api/v1/user/login', { userName: 'meera-kulkarni', password: 'not this one' });
  const said = `${JSON.stringify(await look())}${(await app.inject('/metrics')).body}`;
  for (const words of ['meera', person, '@example', '@nirmaan.in', '9876543210']) expect(said).not.toContain(words);
});
