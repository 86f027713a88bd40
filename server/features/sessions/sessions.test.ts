import { describe, expect, test, vi } from 'vitest';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp({ PUBLIC_URL: 'https://nirmaan.example' });

const getUser = (headers: Record<string, string>) => call(app, 'GET', '/api/v1/user/get', undefined, headers);
const cookie = (token: string) => ({ cookie: `nirmaan=${token}` });
const forged = 'A'.repeat(43);

async function expire(token: string) {
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

describe('tokens', () => {
  test('count in a header and in the cookie', async () => {
    const { headers, token } = await signInUser(db);
    expect((await getUser(headers)).status).toBe(200);
    expect((await getUser(cookie(token))).status).toBe(200);
    expect((await getUser({ authorization: `bearer ${token}` })).status).toBe(200);
  });

  test.each(['Bearer', 'Bearer ', 'Bearer wrong', `Bearer ${forged}`, `Basic ${forged}`, ''])(
    'the header "%s" is refused, whatever is asked and whatever the cookie says',
    async (authorization) => {
      const { token } = await signInUser(db);
      for (const url of ['/api/v1/user/get', '/api/v1/contractor/get-all', '/api/v1/no-such-call']) {
        const { status, body } = await call(app, 'GET', url, undefined, { authorization, ...cookie(token) });
        expect(status).toBe(401);
        expect(body).toMatchObject({ message: 'Please login to continue', code: 'not_signed_in' });
      }
    },
  );

  test('the header hides the cookie', async () => {
    const [one, other] = [await signInUser(db), await signInUser(db)];
    expect((await getUser({ ...one.headers, ...cookie(other.token) })).body.data._id).toBe(one.id);
  });

  test.each([forged, 'short', '%00', "' or 1=1 --", 'x'.repeat(44)])('with the cookie "%s" alone one is a visitor', async (value) => {
    expect((await call(app, 'GET', '/api/v1/contractor/get-all', undefined, cookie(encodeURIComponent(value)))).status).toBe(200);
    expect((await getUser(cookie(encodeURIComponent(value)))).status).toBe(401);
  });

  test('an expired token is a wrong one, and is swept', async () => {
    const { headers, token } = await signInUser(db);
    const { headers: live } = await signInUser(db);
    await expire(token);
    expect((await getUser(headers)).status).toBe(401);
    expect((await call(app, 'GET', '/api/v1/contractor/get-all', undefined, cookie(token))).status).toBe(200);
    await sweepSessions.run(context, {});
    const kept = await db.selectFrom('sessions').select('token_hash').where('token_hash', '=', hashToken(token)).execute();
    expect(kept).toEqual([]);
    expect((await getUser(live)).status).toBe(200);
  });

  test('one that was shown when it was over stays over, though the clock be put back', async () => {
    const { headers, token } = await signInUser(db);
    await expire(token);
    expect((await getUser(headers)).status).toBe(401);
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 3_600_000) })
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect((await getUser(headers)).status).toBe(401);
  });

  test('the stored hash is no token', async () => {
    const { token } = await signInUser(db);
    const hash = hashToken(token);
    for (const stolen of [hash.toString('hex'), hash.toString('base64url')]) {
      expect((await getUser({ authorization: `Bearer ${stolen}` })).status).toBe(401);
    }
  });
});

describe('the end of a session', () => {
  const newUser = { email: 'first@example.in', userName: 'First', password: 'monsoon-2026' };

  test('signing in ends the session that the request carried, of whatever kind', async () => {
    const contractor = await signInBusiness(db);
    const { status, body } = await call(app, 'POST', '/api/v1/user/register', newUser, contractor.headers);
    expect(status).toBe(201);
    expect((await call(app, 'GET', '/api/v1/contractor/get-all', undefined, contractor.headers)).status).toBe(401);
    const again = await call(app, 'POST', '/api/v1/user/login', newUser, { authorization: `Bearer ${body.token}` });
    expect((await getUser({ authorization: `Bearer ${body.token}` })).status).toBe(401);
    expect((await getUser({ authorization: `Bearer ${again.body.token}` })).status).toBe(200);
  });

  test('logging out ends the own session alone, twice is no failure', async () => {
    const here = await signInUser(db);
    const { headers: there } = await signInUser(db, here.id);
    const { status, body, headers } = await call(app, 'GET', '/api/v1/user-auth/logout', undefined, cookie(here.token));
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Logged out Successfully' });
    expect(headers['set-cookie']).toMatch(/^nirmaan=; .*Expires=Thu, 01 Jan 1970.*; Secure/);
    expect((await getUser(here.headers)).status).toBe(401);
    expect((await getUser(there)).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/user-auth/logout', undefined, cookie(here.token))).status).toBe(200);
  });

  test('a new password ends all other sessions of the account', async () => {
    const here = await signInUser(db);
    const { headers: there } = await signInUser(db, here.id);
    const { headers: somebodyElse } = await signInUser(db);
    const edit = { userName: 'Renamed', email: 'renamed@example.in', newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
    expect((await call(app, 'PUT', '/api/v1/user/edit', edit, here.headers)).status).toBe(200);
    expect((await getUser(here.headers)).status).toBe(200);
    expect((await getUser(there)).status).toBe(401);
    expect((await getUser(somebodyElse)).status).toBe(200);
  });

  test('over https the cookie is for https alone', async () => {
    const { headers } = await call(app, 'POST', '/api/v1/user/register', { ...newUser, userName: 'Second', email: 'second@example.in' });
    expect(setCookieLine(headers)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('requests that another site made', () => {
  const passwords = { newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
  const edit = { userName: 'Changed', email: 'changed@example.in', ...passwords };

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://nirmaan.example.evil.example' },
    { referer: 'https://evil.example/https://nirmaan.example/' },
    { origin: 'https://evil.example', referer: 'https://nirmaan.example/' },
  ])('are refused with the cookie: %j', async (from) => {
    const { token } = await signInUser(db);
    const { status, body } = await call(app, 'PUT', '/api/v1/user/edit', edit, { ...cookie(token), ...from } as Record<string, string>);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'cross_site', message: 'Requests from other sites are not allowed' });
    const deleted = await call(app, 'DELETE', '/api/v1/user/delete', undefined, { ...cookie(token), ...from } as Record<string, string>);
    expect(deleted.status).toBe(403);
  });

  test('are refused where they would sign the visitor in', async () => {
    const signIn = { userName: 'First', password: 'monsoon-2026' };
    for (const path of ['user/login', 'user/register', 'contractor/auth/login', 'contractor/auth/register', 'admin/login']) {
      const { status, headers } = await call(app, 'POST', `/api/v1/${path}`, signIn, { origin: 'https://evil.example' });
      expect(status).toBe(403);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect((await call(app, 'POST', '/api/v1/user/login', signIn, { origin: 'https://nirmaan.example' })).status).toBe(200);
  });

  test('reading, a token in the header, the own site and programs are not concerned', async () => {
    const { token, headers } = await signInUser(db);
    const evil = { origin: 'https://evil.example' };
    expect((await getUser({ ...cookie(token), ...evil })).status).toBe(200);
    const allowed: Record<string, string>[] = [
      { ...headers, ...evil },
      { ...cookie(token), origin: 'https://nirmaan.example' },
      { ...cookie(token), origin: 'http://localhost:4800', host: 'localhost:4800' },
      { ...cookie(token), referer: 'https://nirmaan.example/contact' },
      cookie(token),
    ];
    for (const from of allowed) expect((await call(app, 'PUT', '/api/v1/user/edit', edit, from)).status).toBe(200);
  });
});

test('a session costs one read of the database, and files, health and visitors none', async () => {
  const { token } = await signInUser(db);
  const spy = vi.spyOn(db.getExecutor(), 'executeQuery');
  const readSessions = () => spy.mock.calls.filter(([{ sql }]) => sql.includes('"sessions"')).length;
  for (const url of ['/healthz', '/metrics', '/media/nothing.webp']) await app.inject({ url, headers: cookie(token) });
  await call(app, 'GET', '/api/v1/contractor/get-details/1');
  const without = readSessions();
  await call(app, 'GET', '/api/v1/contractor/get-details/1', undefined, cookie(token));
  const all = readSessions();
  spy.mockRestore();
  expect([without, all]).toEqual([0, 1]);
});

test('a login that was checking the old password while it was changed opens no session', async () => {
  const user = { userName: 'Changing', email: 'changing@example.in', password: 'monsoon-2026' };
  expect((await call(app, 'POST', '/api/v1/user/register', user)).status).toBe(201);
  const login = await meetAtLock(
    db,
    (transaction) => transaction.updateTable('users').set({ password_hash: 'another' }).where('user_name', '=', user.userName).execute(),
    () => call(app, 'POST', '/api/v1/user/login', user),
  );
  expect(login.status).toBe(401);
});
