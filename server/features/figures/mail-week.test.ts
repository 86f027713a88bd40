import { expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { lookAtWeek } from '#server/features/figures/mail-week.ts';
import { weekBefore } from '#server/features/figures/span.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const mail = await startMailServer();
const settings = { SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.in', PUBLIC_URL: 'https://nirmaan.example' };
const database = await createTestDatabase();
const { app, context, db } = await createTestApp(settings, { database });
const other = await createTestApp(settings, { database });
const { headers } = await signInAdmin(db);

const week = weekBefore(indiaDay());
const forget = () => db.deleteFrom('job_marks').where('name', '=', 'week_mailed_until').execute();
const look = () => Promise.all([lookAtWeek.run(context, {}), lookAtWeek.run(other.context, {})]);
const turn = (isOn: unknown, version?: number) => call(app, 'PUT', '/api/v1/settings/weekly-figures/update', { isOn, version }, headers);

test.each([
  ['2026-11-30', '2026-11-16', '2026-11-23', '2026-11-30'],
  ['2026-11-29', '2026-11-09', '2026-11-16', '2026-11-23'],
  ['2024-03-04', '2024-02-19', '2024-02-26', '2024-03-04'],
  ['2025-01-01', '2024-12-16', '2024-12-23', '2024-12-30'],
])('the week before %s', (day, before, since, until) => {
  expect(weekBefore(day)).toEqual({ of: 'week', before, since, until });
});

test('two weeks without anything are not told, and not looked at again', async () => {
  await db
    .updateTable('businesses')
    .set({ approved_at: new Date('2020-01-01') })
    .execute();
  await look();
  expect(mail.left()).toBe(0);
});

test('the week is told once, beside the one before, whichever process is first', async () => {
  await forget();
  const monday = new Date(`${week.since}T00:00:00+05:30`);
  const sunday = new Date(new Date(`${week.until}T00:00:00+05:30`).getTime() - 1_000);
  const earlier = new Date(monday.getTime() - 1_000);
  const silent = await makeBusiness(db, { name: 'Silent <b>Slabs</b>\nBcc: a@example.in' });
  await db.updateTable('businesses').set({ approved_at: monday }).execute();
  await makeEnquiry(db, { business_id: silent, created_at: monday, replied_at: new Date(monday.getTime() + 90 * 60_000) });
  await makeEnquiry(db, { business_id: silent, created_at: monday });
  await makeEnquiry(db, { business_id: silent, created_at: sunday, status: 'closed' });
  await makeEnquiry(db, { business_id: silent, created_at: earlier, status: 'closed' });
  await makePaidOrder(db, { paid_at: sunday });
  const searched = { day: week.since, n: 4 };
  await db
    .insertInto('search_counts')
    .values([
      { ...searched, kind: 'service', name: 'Cement' },
      { ...searched, kind: 'nothing_found', name: 'igloo vaults', visits: 3 },
      { ...searched, kind: 'nothing_found', name: 'seldom typed', visits: 2 },
    ])
    .execute();
  await look();
  await look();
  const { to, text } = await mail.next();
  const said = text.replaceAll('=\n', '').replaceAll('=E2=80=93', '–');
  expect(to).toEqual(['team@nirmaan.in']);
  for (const line of [
    'Enquiries: 3 (week before: 1)',
    'Enquiries answered: 1 (33%) (week before: 0 (0%))',
    'Median time: 1 h 30 min (week before: –)',
    'Searches for a trade: 4 (week before: 0)',
    'Paid: 1 order, Rs 99 (week before: 0 orders, Rs 0)',
    'igloo vaults: 4 (week before: 0)',
    `https://nirmaan.example/admin/numbers/period?period=3D${week.since.slice(0, 7)}`,
  ]) {
    expect(said).toContain(line);
  }
  expect(said).not.toContain('seldom typed');
  const [plain = '', html = ''] = said.split('<!doctype html>');
  expect(plain).toContain('Silent <b>Slabs</b> Bcc: a@example.in: 1 (week before: 0)');
  expect(html).not.toContain('<b>Slabs');
  expect(said).not.toMatch(/^Bcc:/m);
  expect(mail.left()).toBe(0);
});

test('the switch turns it off and on, is kept in the audit, and told of a conflict', async () => {
  expect((await turn(false)).body).toEqual({ success: true, message: 'The weekly mail is off' });
  await forget();
  await look();
  expect(mail.left()).toBe(0);
  const entries = await db.selectFrom('audit_entries').select(['subject_name', 'changes']).execute();
  expect(entries).toEqual([{ subject_name: 'Weekly mail', changes: { weekly_figures: { before: true, after: false } } }]);
  const { version } = await db.selectFrom('settings').select('version').where('name', '=', 'weekly_figures').executeTakeFirstOrThrow();
  expect((await turn(true, version)).body.message).toBe('The weekly mail is on');
  const { status, body } = await turn(false, version);
  expect([status, body.code]).toEqual([409, 'edit_conflict']);
  await look();
  expect((await mail.next()).text).toContain('Subject: Week');
  for (const wrong of ['yes', null, undefined, 1]) expect((await turn(wrong)).body.message).toBe('It is either on or off');
});
