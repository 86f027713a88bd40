import type { Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { linkAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { proveBefore, signInAdmin } from '#tests/factories/session.ts';
import { codeOf, startFactors } from '#tests/helpers/factor-steps.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, db, mail, password, ask, logIn, forgetSteps, forgetFailures, member, withFactor } = await startFactors();

describe('setting it up', () => {
  test('asks for nothing until a code has confirmed it, then ends the other sessions', async () => {
    const { id, email, headers } = await member();
    const elsewhere = await signInAdmin(db, id);
    const begun = await ask('POST', '/own/factor/begin', headers, {});
    expect(begun).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/) } });
    expect(begun.body.address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect(begun.body.picture).toMatch(/^<svg/);
    expect((await logIn(email)).status).toBe(200);
    expect(await ask('POST', '/own/factor/confirm', headers, { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    const confirmed = await ask('POST', '/own/factor/confirm', headers, { code: codeOf(begun.body.secret).replace(/(...)/, '$1 ') });
    expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: expect.arrayContaining([expect.any(String)]) } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await ask('GET', '/own/get', headers)).body).toMatchObject({ hasFactor: true, recoveryCodesLeft: 10 });
    expect((await ask('GET', '/own/get', elsewhere.headers)).status).toBe(401);
    expect(await logIn(email)).toMatchObject({
      status: 401,
      body: { success: false, code: 'code_needed', message: 'Enter the code from your app' },
    });
    const rows = await db.selectFrom('admins').select('factor_secret').where('admin_id', '=', id).execute();
    expect(rows[0]?.factor_secret?.toString('latin1')).not.toContain(begun.body.secret.replaceAll(' ', ''));
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(JSON.stringify(entries)).not.toContain(begun.body.secret.slice(0, 4));
  });

  test('is not confirmed in a session that ends meanwhile, as it does with another password', async () => {
    const { id, headers } = await member();
    const { secret } = (await ask('POST', '/own/factor/begin', headers, {})).body;
    const end = async (transaction: Transaction<DB>) => {
      await transaction.selectFrom('admins').select('admin_id').where('admin_id', '=', id).forUpdate().execute();
      await transaction.deleteFrom('sessions').where('admin_id', '=', id).execute();
    };
    const confirm = () => ask('POST', '/own/factor/confirm', headers, { code: codeOf(secret) });
    expect((await meetAtLock(db, end, confirm)).status).toBe(401);
    const { factor_set_at } = await db.selectFrom('admins').select('factor_set_at').where('admin_id', '=', id).executeTakeFirstOrThrow();
    expect(factor_set_at).toBeNull();
  });

  test('wants a fresh proof, is not begun twice, and is confirmed after it was begun', async () => {
    const someone = await member();
    expect(await ask('POST', '/own/factor/confirm', someone.headers, { code: '123456' })).toMatchObject({
      status: 409,
      body: { code: 'factor_not_begun' },
    });
    await proveBefore(db, someone.token);
    expect(await ask('POST', '/own/factor/begin', someone.headers, {})).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    const other = await withFactor();
    expect(await ask('POST', '/own/factor/begin', other.headers, {})).toMatchObject({ status: 409, body: { code: 'factor_is_on' } });
    await proveBefore(db, other.token);
    for (const [method, path] of [
      ['POST', '/own/factor/codes'],
      ['DELETE', '/own/factor'],
    ] as const)
      expect(await ask(method, path, other.headers, method === 'POST' ? {} : undefined)).toMatchObject({
        status: 403,
        body: { code: 'proof_needed' },
      });
  });
});

describe('signing in with it', () => {
  test('takes a code once, not the one that set it up, and none after a later one', async () => {
    const { id, email, secret, code } = await withFactor();
    expect(await logIn(email, code)).toMatchObject({ status: 401, body: { code: 'wrong_code', errors: { code: expect.any(String) } } });
    await forgetSteps(id);
    const next = codeOf(secret, 1);
    const both = await Promise.all([logIn(email, next), logIn(email, next), logIn(email, next)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await logIn(email, codeOf(secret))).status).toBe(401);
  });

  test('takes each recovery code once, of the same person alone, and none that was replaced', async () => {
    const one = await withFactor();
    const other = await withFactor();
    const [first = '', second = ''] = one.recoveryCodes;
    expect((await logIn(other.email, first)).status).toBe(401);
    const both = await Promise.all([logIn(one.email, first), logIn(one.email, ` ${first.toUpperCase()} `)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const renewed = await ask('POST', '/own/factor/codes', one.headers, {});
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await logIn(one.email, second)).status).toBe(401);
    expect((await logIn(one.email, renewed.body.recoveryCodes[0])).status).toBe(200);
    expect((await ask('GET', '/own/get', one.headers)).body.recoveryCodesLeft).toBe(9);
  });

  test('opens nothing after the password alone', async () => {
    const { id, email, headers } = await withFactor();
    const body = { email, password, remember: true };
    const half = await app.inject({ method: 'POST', url: '/api/v1/admin/login', payload: body });
    expect(half.json()).toEqual(expect.objectContaining({ success: false, code: 'code_needed' }));
    expect([half.headers['set-cookie'], Object.keys(half.json())]).toEqual([undefined, expect.not.arrayContaining(['token', 'admin'])]);
    expect((await logIn(email, '000000')).body).not.toHaveProperty('token');
    const open = await db.selectFrom('sessions').select('token_hash').where('admin_id', '=', id).execute();
    expect([open.length, (await ask('GET', '/own/get', headers)).status]).toEqual([1, 200]);
  });

  test('is slowed at one address for all accounts, and elsewhere goes on', async () => {
    await forgetFailures();
    const from = (ip: string, email: string, code: string) =>
      app.inject({ method: 'POST', url: '/api/v1/admin/login', remoteAddress: ip, payload: { email, password, code } });
    const people = await Promise.all(Array.from({ length: 4 }, () => withFactor()));
    const wrong = await Promise.all(people.flatMap(({ email }) => Array.from({ length: 9 }, () => from('203.0.113.9', email, '000000'))));
    expect(wrong.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30);
    expect(wrong.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
    const [{ email = '', recoveryCodes: [own = ''] = [] } = {}] = people;
    expect((await from('203.0.113.9', email, own)).statusCode).toBe(429);
    expect((await from('198.51.100.7', email, own)).statusCode).toBe(200);
    await forgetFailures();
  });

  test('says nothing of codes to whoever does not know the password', async () => {
    const { email, secret } = await withFactor();
    for (const code of [undefined, codeOf(secret, 1), '000000'])
      expect(await logIn(email, code, 'wrong-one')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  test.each([null, '', 7, ['123456'], { code: 1 }, 'x'.repeat(101), 'x'.repeat(50_000)])('%j is no code', async (code) => {
    const { email } = await withFactor();
    expect((await logIn(email, code)).status).toBe(400);
  });

  test('is slowed after ten wrong codes, made in turn or at once, whatever they were meant as', async () => {
    const { email, secret } = await withFactor();
    const wrong = await Promise.all(Array.from({ length: 14 }, (_, n) => logIn(email, n % 2 ? '000000' : 'aaaa-bbbb-cccc-dddd')));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(await logIn(email, codeOf(secret, 1))).toMatchObject({ status: 429, body: { code: 'too_many_logins' } });
  });

  test('is needed after a new password by a link too', async () => {
    const { email, recoveryCodes } = await withFactor();
    const { path } = await linkAdmin(db, email);
    const link = new URLSearchParams(path.split('?')[1]).get('link');
    expect((await call(app, 'POST', '/api/v1/admin/password', { link, password })).status).toBe(200);
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'code_needed' } });
    expect((await logIn(email, recoveryCodes[0])).status).toBe(200);
    // The command for who has lost the phone and the codes.
    const lost = await linkAdmin(db, email, { withoutCode: true });
    const again = new URLSearchParams(lost.path.split('?')[1]).get('link');
    expect((await call(app, 'POST', '/api/v1/admin/password', { link: again, password })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('a fresh proof of who has it', () => {
  const prove = (headers: Record<string, string>, code?: unknown, given = password) =>
    call(app, 'POST', '/api/v1/account/prove', { password: given, ...(code === undefined ? {} : { code }) }, headers);

  test('is the password and a code, each of which is used up', async () => {
    const { id, token, headers, secret, recoveryCodes } = await withFactor();
    await forgetSteps(id);
    await proveBefore(db, token);
    expect(await prove(headers)).toMatchObject({ status: 403, body: { success: false, code: 'code_needed' } });
    const wrong = { status: 403, body: { code: 'wrong_code', errors: { code: expect.any(String) } } };
    expect(await prove(headers, '000000')).toMatchObject(wrong);
    expect(await prove(headers, codeOf(secret), 'wrong-one')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect(await ask('DELETE', '/own/factor', headers)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    const code = codeOf(secret);
    const both = await Promise.all([prove(headers, code), prove(headers, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    await proveBefore(db, token);
    expect(await prove(headers, code)).toMatchObject(wrong);
    expect((await prove(headers, recoveryCodes[2])).status).toBe(200);
    expect(await prove(headers, recoveryCodes[2])).toMatchObject(wrong);
    expect((await ask('DELETE', '/own/factor', headers)).status).toBe(200);
    await proveBefore(db, token);
    expect((await prove(headers)).status).toBe(200);
  });

  test('is slowed with the sign-ins of the account', async () => {
    await forgetFailures();
    const { email, headers, recoveryCodes } = await withFactor();
    const wrong = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? logIn(email, '000000') : prove(headers, '000000'))));
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await prove(headers, recoveryCodes[0])).status).toBe(429);
    await forgetFailures();
  });
});

describe('taking it off', () => {
  test('another admin does, for one who lost the phone: sessions end, and they are mailed', async () => {
    const admin = await member();
    const { id, email, headers, recoveryCodes } = await withFactor('editor');
    expect((await mail.next(email)).text).toContain('a code of your app is asked for');
    expect(await ask('DELETE', `/admin/factor/${admin.id}`, headers)).toMatchObject({ status: 403, body: { code: 'not_your_area' } });
    expect((await ask('DELETE', `/admin/factor/${id}`, admin.headers)).status).toBe(200);
    expect((await ask('GET', '/own/get', headers)).status).toBe(401);
    expect((await mail.next(email)).text).toMatch(/with your password alone[\s\S]*\/admin\/my-account/);
    expect((await logIn(email)).status).toBe(200);
    expect(await db.selectFrom('admin_recovery_codes').select('admin_id').where('admin_id', '=', id).execute()).toEqual([]);
    expect(recoveryCodes).toHaveLength(10);
    expect(await ask('DELETE', `/admin/factor/${id}`, admin.headers)).toMatchObject({ status: 409, body: { code: 'factor_is_off' } });
    expect((await ask('DELETE', '/admin/factor/me', admin.headers)).status).toBe(404);
  });

  test('is mailed, as all else that changes about the sign-in is, a recovery code that is used too', async () => {
    const { email, headers, recoveryCodes } = await withFactor();
    const told = async (words: string) => {
      const { text } = await mail.next(email);
      expect(text).toContain(words);
      expect(text).toContain('/admin/my-account');
    };
    await told('a code of your app is asked for');
    // A wrong code, and a right one of the app, tell nobody.
    expect((await logIn(email, '000000')).status).toBe(401);
    expect((await logIn(email, recoveryCodes[0])).status).toBe(200);
    await told('One of your recovery codes was used');
    expect((await ask('POST', '/own/factor/codes', headers, {})).status).toBe(200);
    await told('New recovery codes were made');
    expect((await ask('DELETE', '/own/factor', headers)).status).toBe(200);
    await told('with your password alone');
    expect(mail.left(email)).toBe(0);
  });

  test('oneself does, and signs in with the password alone', async () => {
    const { email, headers } = await withFactor();
    expect((await ask('DELETE', '/own/factor', headers)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    expect((await ask('DELETE', '/own/factor', headers)).status).toBe(409);
  });
});

describe('sessions', () => {
  test('are named by what the browser says of itself at sign-in, where that is a name', async () => {
    const { email, headers } = await member('editor');
    const agents = [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'evil.example/1.0',
    ];
    for (const agent of agents)
      expect((await call(app, 'POST', '/api/v1/admin/login', { email, password }, { 'user-agent': agent })).status).toBe(200);
    const { sessions } = (await ask('GET', '/own/get', headers)).body;
    expect(sessions).toMatchObject([
      { browser: null, system: null },
      { browser: 'Chrome', system: 'Android' },
      { browser: null, system: null, isThis: true },
    ]);
  });

  test('are listed, and ended one by one, all others, or by an admin', async () => {
    const { id, headers } = await member('editor');
    const [second, third] = [await signInAdmin(db, id), await signInAdmin(db, id)];
    const { sessions } = (await ask('GET', '/own/get', headers)).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    const secondId = (await ask('GET', '/own/get', second.headers)).body.sessions.find(({ isThis }: { isThis: boolean }) => isThis)._id;
    const stranger = await member();
    expect((await ask('DELETE', `/own/session/${secondId}`, stranger.headers)).status).toBe(404);
    expect((await ask('DELETE', `/own/session/${secondId}`, headers)).status).toBe(200);
    expect((await ask('DELETE', `/own/session/${secondId}`, headers)).status).toBe(404);
    expect([(await ask('GET', '/own/get', second.headers)).status, (await ask('GET', '/own/get', third.headers)).status]).toEqual([
      401, 200,
    ]);
    expect((await ask('DELETE', '/own/session/others', headers)).status).toBe(200);
    expect([(await ask('GET', '/own/get', third.headers)).status, (await ask('GET', '/own/get', headers)).status]).toEqual([401, 200]);
    for (const which of ['x', '%00', 'f'.repeat(5_000)])
      expect((await ask('DELETE', `/own/session/${which}`, headers)).status).toBeGreaterThanOrEqual(400);
    expect((await ask('PUT', `/admin/sign-out/${id}`, stranger.headers)).status).toBe(200);
    expect((await ask('GET', '/own/get', headers)).status).toBe(401);
  });
});
