import { describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { proveBefore, signInAdmin } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url });
const password = 'monsoon-2026';
const [MAKER, OTHER, EDITOR] = ['maker@nirmaan.example', 'other@nirmaan.example', 'editor@nirmaan.example'] as const;
const makerId = await makeAdmin(db, { email: MAKER, password_hash: await hashPassword(password) });
await makeAdmin(db, { email: OTHER, language: 'hi' });
await makeAdmin(db, { email: EDITOR, role: 'editor' });

type Headers = Record<string, string>;
const prove = (headers: Headers) => call(app, 'POST', '/api/v1/account/prove', { password }, headers);
const subjectFor = async (address: string) => readMail((await mail.next(address)).text).subject;
const rowsOf = async (table: 'api_keys' | 'webhook_endpoints' | 'import_sources') =>
  (await db.selectFrom(table).select('made_by').execute()).length;

/** Somebody at the screen of an admin who proved long ago who they are. */
async function atScreen() {
  const { token, headers } = await signInAdmin(db, makerId);
  await proveBefore(db, token, 15);
  return headers;
}

const hook = { url: 'https://partner.example/hook', events: ['order.paid'], showsPrivate: false };
const inAMonth = indiaDay(new Date(Date.now() + 30 * 86_400_000));
const key = { name: 'Partner', scopes: ['businesses:read'], lastDay: inAMonth, addresses: '', perMinute: '300' };
const source = { url: 'https://partner.example/dealers.csv', at: '02:30', writes: 'approved' };

const OPENED = [
  ['a key', 'api_keys', '/admin/key/add', key, 'A key for programs was made: Partner'],
  ['a webhook', 'webhook_endpoints', '/admin/webhook/add', hook, 'A webhook was added: partner.example'],
  ['an address', 'import_sources', '/admin/import/source/add', source, 'A file is fetched every night from partner.example'],
] as const;

describe('what goes on when whoever made it is signed out', () => {
  test.each(OPENED)(
    '%s asks who made it for a proof, and all admins are mailed that it is there',
    async (_, table, path, body, subject) => {
      const headers = await atScreen();
      const make = () => call(app, 'POST', `/api/v1${path}`, body, headers);
      expect(await make()).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
      expect(await rowsOf(table)).toBe(0);
      expect((await prove(headers)).status).toBe(200);
      expect((await make()).status).toBe(201);
      expect(await rowsOf(table)).toBe(1);
      const { subject: told, text } = readMail((await mail.next(MAKER)).text);
      expect(told).toBe(subject);
      expect(text).toContain(`${MAKER} did this.`);
      expect(await subjectFor(OTHER)).toContain(path.includes('key') ? 'Partner' : 'partner.example');
      expect(mail.left(EDITOR)).toBe(0);
    },
  );

  test.each(OPENED)('%s is not made by who loses the role in the same moment', async (_, table, path, body) => {
    const before = await rowsOf(table);
    const { id, headers } = await signInAdmin(db);
    const answer = await meetAtLock(
      db,
      (transaction) => transaction.updateTable('admins').set({ role: 'editor' }).where('admin_id', '=', id).execute(),
      () => call(app, 'POST', `/api/v1${path}`, { ...body, name: 'Other' }, headers),
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_area' } });
    expect(await rowsOf(table)).toBe(before);
  });

  test('a webhook that is to lead elsewhere, or tell more, asks for it too; its switch does not', async () => {
    const fresh = await signInAdmin(db, makerId);
    const made = await call(app, 'POST', '/api/v1/admin/webhook/add', { ...hook, url: 'https://told.example/hook' }, fresh.headers);
    expect(await subjectFor(MAKER)).toBe('A webhook was added: told.example');
    const headers = await atScreen();
    const told = { ...hook, url: 'https://told.example/hook', isOn: true };
    const update = (edit: object) => call(app, 'PUT', `/api/v1/admin/webhook/update/${made.body._id}`, { ...told, ...edit }, headers);
    const thiefs = [{ url: 'https://thief.example/hook' }, { showsPrivate: true }, { events: ['enquiry.received'] }];
    for (const edit of thiefs) expect(await update(edit)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect((await update({ isOn: false })).status).toBe(200);
    expect(mail.left(MAKER)).toBe(0);
    expect(
      await db.selectFrom('webhook_endpoints').select(['url', 'is_on']).where('webhook_endpoint_id', '=', made.body._id).execute(),
    ).toEqual([{ url: 'https://told.example/hook', is_on: false }]);
    expect((await prove(headers)).status).toBe(200);
    expect((await update({ showsPrivate: true })).status).toBe(200);
    expect(await subjectFor(MAKER)).toBe('A webhook was changed: told.example');
  });

  test('a webhook that is being changed keeps nothing waiting of which it is told', async () => {
    const fresh = await signInAdmin(db, makerId);
    const made = await call(app, 'POST', '/api/v1/admin/webhook/add', { ...hook, events: ['business.added'] }, fresh.headers);
    const edit = { ...hook, events: ['business.added', 'business.approved'], isOn: true };
    const answer = await meetAtLock(
      db,
      (transaction) => transaction.selectFrom('admins').select('email').where('admin_id', '=', makerId).forUpdate().execute(),
      () => call(app, 'PUT', `/api/v1/admin/webhook/update/${made.body._id}`, edit, fresh.headers),
      () => makeBusiness(db, { status: 'pending' }),
    );
    expect(answer.status).toBe(200);
    expect(await db.selectFrom('webhook_deliveries').select('event').where('webhook_endpoint_id', '=', made.body._id).execute()).toEqual([
      { event: 'business.added' },
    ]);
  });
});
