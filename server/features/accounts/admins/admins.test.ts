import { describe, expect, test } from 'vitest';
import { prepareAdmin } from '#server/features/accounts/admins/prepare-admin.ts';
import { linkAdmin, setAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { findLinkedAdmin } from '#server/features/accounts/admins/set-password-by-link.ts';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();

const logIn = (body: unknown) => call(app, 'POST', '/api/v1/admin/login', body);
const settings = { ADMIN_EMAIL: 'asha@nirmaan.example', ADMIN_PASSWORD: 'back-office-1' };
/** What the page does that the link leads to. */
const setPassword = (path = '', password = 'monsoon-2026') =>
  call(app, 'POST', '/api/v1/admin/password', { link: new URLSearchParams(path.split('?')[1]).get('link'), password });
const credentials = { email: 'Asha@nirmaan.example', password: 'back-office-1' };

describe('the first admins', () => {
  test('an empty database gets one who sets the password by a link, told once', async () => {
    await db.deleteFrom('admins').execute();
    const made = await prepareAdmin(db, {});
    expect(made).toEqual({ email: 'admin@nirmaan.local', path: expect.stringMatching(/^\/admin\/set-password\?link=[\w-]{43}$/) });
    expect(await prepareAdmin(db, {})).toBeUndefined();
    expect((await setPassword(made?.path)).status).toBe(200);
    expect((await logIn({ email: 'admin@nirmaan.local', password: 'monsoon-2026' })).status).toBe(200);
    expect(await prepareAdmin(db, {})).toBeUndefined();
  });

  test('the settings make an admin, and a new password ends the sessions of the old one', async () => {
    expect(await prepareAdmin(db, settings)).toBeUndefined();
    const { body } = await logIn(credentials);
    const headers = { authorization: `Bearer ${body.token}` };
    await prepareAdmin(db, settings);
    expect((await call(app, 'GET', '/api/v1/contractor/get-all', undefined, headers)).status).toBe(200);
    await prepareAdmin(db, { ...settings, ADMIN_PASSWORD: 'back-office-2' });
    expect((await call(app, 'GET', '/api/v1/contractor/get-all', undefined, headers)).status).toBe(401);
    expect((await logIn(credentials)).status).toBe(401);
    await prepareAdmin(db, settings);
  });

  test('an address without a password in the settings gets a link', async () => {
    const made = await prepareAdmin(db, { ADMIN_EMAIL: 'second@nirmaan.example' });
    expect((await setPassword(made?.path)).status).toBe(200);
    expect((await logIn({ email: 'second@nirmaan.example', password: 'monsoon-2026' })).status).toBe(200);
    expect(await prepareAdmin(db, { ADMIN_EMAIL: 'second@nirmaan.example' })).toBeUndefined();
  });
});

describe('the link by which an admin sets the password', () => {
  const email = 'link@nirmaan.example';
  const isGone = { success: false, message: 'This link was used or has expired. A new one: npm run admin, on the server' };
  const shownAddress = (path: string) => findLinkedAdmin({ db }, new URLSearchParams(path.split('?')[1]).get('link') ?? '');

  test('is good once; what could reach the account before cannot any more', async () => {
    await setAdmin(db, email, 'known-to-somebody');
    const { body } = await logIn({ email, password: 'known-to-somebody' });
    const { what, path } = await linkAdmin(db, email);
    expect(what).toBe('reset');
    expect((await logIn({ email, password: 'known-to-somebody' })).status).toBe(401);
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await call(app, 'GET', '/api/v1/admin/audit/get', undefined, headers)).status).toBe(401);
    expect(await shownAddress(path)).toBe(email);
    expect((await setPassword(path)).body).toEqual({ success: true, message: 'Password changed successfully' });
    expect(await shownAddress(path)).toBeUndefined();
    const again = await setPassword(path, 'monsoon-2027');
    expect([again.status, again.body]).toEqual([400, expect.objectContaining(isGone)]);
    expect((await logIn({ email, password: 'monsoon-2026' })).status).toBe(200);
  });

  test('is used by one of many who come at once', async () => {
    const { path } = await linkAdmin(db, email);
    const tries = await Promise.all(['monsoon-1', 'monsoon-2', 'monsoon-3'].map((password) => setPassword(path, password)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('expires after a day, also where the clock is put back, and is forgotten', async () => {
    const { path } = await linkAdmin(db, email);
    const { ends_at, created_at } = await db.selectFrom('admin_links').select(['ends_at', 'created_at']).executeTakeFirstOrThrow();
    expect(ends_at.getTime() - created_at.getTime()).toBe(24 * 3_600_000);
    await db
      .updateTable('admin_links')
      .set({ created_at: new Date(Date.now() + 3_600_000) })
      .execute();
    expect((await setPassword(path)).status).toBe(400);
    const yesterday = new Date(Date.now() - 1_000);
    await db
      .updateTable('admin_links')
      .set({ created_at: new Date(0), ends_at: yesterday })
      .execute();
    expect((await setPassword(path)).status).toBe(400);
    await sweepSessions.run(context, {});
    expect(await db.selectFrom('admin_links').select('admin_id').execute()).toEqual([]);
  });

  test('a newer one, and a password of the settings, take its place', async () => {
    const { path: older } = await linkAdmin(db, email);
    const { path: newer } = await linkAdmin(db, email.toUpperCase());
    expect((await setPassword(older)).status).toBe(400);
    await setAdmin(db, email, 'of-the-settings');
    expect((await setPassword(newer)).status).toBe(400);
    expect((await logIn({ email, password: 'of-the-settings' })).status).toBe(200);
  });

  test.each([
    [undefined, 'monsoon-2026', 400],
    ['', 'monsoon-2026', 400],
    ['x'.repeat(43), 'monsoon-2026', 400],
    ['x'.repeat(5_000), 'monsoon-2026', 400],
  ])('%s is none', async (link, password, status) => {
    expect((await call(app, 'POST', '/api/v1/admin/password', { link, password })).status).toBe(status);
  });

  test('a password that is too short uses nothing up', async () => {
    const { path } = await linkAdmin(db, email);
    expect((await setPassword(path, '12345')).status).toBe(400);
    expect((await setPassword(path)).status).toBe(200);
  });
});

describe('login', () => {
  test('signs in for 15 days', async () => {
    const { status, body, headers } = await logIn(credentials);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Logged in Successfully',
      token: expect.stringMatching(/^[\w-]{43}$/),
      admin: { _id: expect.any(String), email: 'asha@nirmaan.example', role: 'admin' },
    });
    expect(setCookieLine(headers)).toBe(`nirmaan=${body.token}; Max-Age=1296000; Path=/; HttpOnly; SameSite=Lax`);
  });

  test.each([
    [{}, 400, 'Email is required'],
    [{ email: 'asha@nirmaan.example' }, 400, 'Password is required'],
    [{ email: 'asha', password: 'back-office-1' }, 400, 'Invalid Email'],
    [{ email: 'asha@nirmaan.example', password: '12345' }, 401, 'Invalid Credentials'],
    [{ email: 'asha@nirmaan.example', password: 'back-office-2' }, 401, 'Invalid Credentials'],
    [{ email: 'nobody@nirmaan.example', password: 'back-office-1' }, 401, 'Invalid Credentials'],
  ])('%j is refused', async (body, status, message) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });

  test('an admin is no user', async () => {
    const { headers } = await signInAdmin(db);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(403);
  });
});
