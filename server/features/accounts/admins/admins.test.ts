import { describe, expect, test } from 'vitest';
import { prepareAdmin } from '#server/features/accounts/admins/prepare-admin.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const logIn = (body: unknown) => call(app, 'POST', '/api/v1/admin/login', body);
const settings = { ADMIN_EMAIL: 'asha@nirmaan.example', ADMIN_PASSWORD: 'back-office-1' };
const credentials = { email: 'Asha@nirmaan.example', password: 'back-office-1' };

describe('the first admins', () => {
  test('an empty database gets one with a random password, told once', async () => {
    await db.deleteFrom('admins').execute();
    const made = await prepareAdmin(db, {});
    expect(made).toEqual({ email: 'admin@nirmaan.local', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect((await logIn(made)).status).toBe(200);
    expect(await prepareAdmin(db, {})).toBeUndefined();
    expect((await logIn(made)).status).toBe(200);
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

  test('an address without a password in the settings gets a random one', async () => {
    const made = await prepareAdmin(db, { ADMIN_EMAIL: 'second@nirmaan.example' });
    expect((await logIn(made)).status).toBe(200);
    expect(await prepareAdmin(db, { ADMIN_EMAIL: 'second@nirmaan.example' })).toBeUndefined();
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
      admin: { _id: expect.any(String), email: 'asha@nirmaan.example' },
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
