import { beforeEach, describe, expect, test } from 'vitest';
import { linkAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { secondFactorMessages } from '#shared/texts.ts';
import { proveBefore, signInAdmin } from '#tests/factories/session.ts';
import { codeOf } from '#tests/helpers/factor-steps.ts';
import { ORIGIN, startPasskeys } from '#tests/helpers/passkey-steps.ts';
import { makeAuthenticator, type Twist } from '#tests/helpers/software-authenticator.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await startPasskeys({ RATE_LIMITS: 'on' });
const { app, db, ask, logIn, member, password, forgetFailures, withFactor } = site;
const { begin, add, askAtLogin, logInWith, requestAtLogin, requestForProof, proveWith, withPasskey, letTimePass } = site;

const wrong = { status: 401, body: { success: false, code: 'wrong_passkey' } };
const wrongProof = { status: 403, body: { success: false, code: 'wrong_passkey' } };

beforeEach(async () => void (await forgetFailures()));

describe('signing in with a passkey', () => {
  test('takes what the device answers, and says when', async () => {
    const { email, headers, credentialId, device, passkeyId } = await withPasskey();
    const asked = await askAtLogin(email);
    expect(asked).toMatchObject({
      status: 201,
      body: { options: { rpId: 'localhost', userVerification: 'required', allowCredentials: [{ id: credentialId }] } },
    });
    expect([asked.headers['set-cookie'], asked.headers['cache-control']]).toEqual([undefined, 'no-store']);
    expect(await logInWith(email, device.answer(asked.body.options))).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await ask('GET', '/own/get', headers)).body.passkeys).toEqual([
      expect.objectContaining({ _id: passkeyId, usedAt: expect.any(String) }),
    ]);
  });

  test('names the site by its own address, whatever the request names', async () => {
    const { email } = await withPasskey();
    const asked = await askAtLogin(email, password, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(asked.body.options.rpId).toBe('localhost');
  });

  test.each<[string, Twist]>([
    ['another origin', { origin: 'https://localhost.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another site around it', { framed: true }],
    ['nobody having been checked', { unverified: true }],
    ['what makes a passkey', { type: 'webauthn.create' }],
    ['a challenge that nobody drew', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('is refused with %s', async (_, twist) => {
    const { email, answerAtLogin } = await withPasskey();
    expect(await logInWith(email, await answerAtLogin(twist))).toMatchObject(wrong);
    expect((await logInWith(email, await answerAtLogin())).status).toBe(200);
  });

  test('takes each answer once, two at once too, and none after its time', async () => {
    const { id, email, answerAtLogin } = await withPasskey();
    const answer = await answerAtLogin();
    const both = await Promise.all([logInWith(email, answer), logInWith(email, answer), logInWith(email, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await logInWith(email, answer)).toMatchObject(wrong);
    const late = await answerAtLogin();
    await letTimePass(id);
    expect(await logInWith(email, late)).toMatchObject(wrong);
    expect(await db.selectFrom('passkey_challenges').select('purpose').where('admin_id', '=', id).execute()).toEqual([]);
  });

  test("takes no other admin's passkey, and none to what was asked of another, or for something else", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const options = await requestAtLogin(one.email);
    expect(await logInWith(one.email, other.device.answer({ ...options, allowCredentials: [] }))).toMatchObject(wrong);
    expect(await logInWith(one.email, one.device.answer(await requestAtLogin(other.email)))).toMatchObject(wrong);
    expect(await logInWith(one.email, one.device.answer(await requestForProof(one.headers)))).toMatchObject(wrong);
    // The signature of one for the passkey of the other.
    const forged = other.device.answer({ ...(await requestAtLogin(one.email)), allowCredentials: [] });
    expect(await logInWith(one.email, { ...forged, id: one.credentialId })).toMatchObject(wrong);
  });

  test('takes none that was removed meanwhile', async () => {
    const { email, headers, passkeyId, answerAtLogin } = await withPasskey();
    await add(headers, makeAuthenticator(ORIGIN).make(await begin(headers)), 'Laptop');
    const answer = await answerAtLogin();
    expect((await ask('DELETE', `/own/passkey/${passkeyId}`, headers)).status).toBe(200);
    expect(await logInWith(email, answer)).toMatchObject(wrong);
  });

  test('refuses a device whose counter went back or stood still, and the audit has it', async () => {
    const { id, email, answerAtLogin } = await withPasskey();
    expect((await logInWith(email, await answerAtLogin({ counter: 7 }))).status).toBe(200);
    for (const counter of [6, 7, 0]) expect(await logInWith(email, await answerAtLogin({ counter }))).toMatchObject(wrong);
    const entries = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('subject_id', '=', id)
      .where('action', '=', 'use')
      .orderBy('audit_entry_id')
      .execute();
    expect(entries.map(({ changes }) => changes)).toEqual(
      [6, 7, 0].map((counter) => ({ passkey_counter: { before: 'My phone: 7', after: `${counter}: refused` } })),
    );
    expect((await logInWith(email, await answerAtLogin({ counter: 8 }))).status).toBe(200);
  });

  test('counts on from what the device said when it was added', async () => {
    const { email, headers } = await member();
    const device = makeAuthenticator(ORIGIN, { counts: false });
    expect((await add(headers, device.make(await begin(headers), { counter: 40 }))).status).toBe(201);
    for (const counter of [40, 39])
      expect(await logInWith(email, device.answer(await requestAtLogin(email), { counter }))).toMatchObject(wrong);
    expect((await logInWith(email, device.answer(await requestAtLogin(email), { counter: 0xffffffff }))).status).toBe(200);
  });

  test('takes devices that never count', async () => {
    const { email, answerAtLogin } = await withPasskey('admin', makeAuthenticator(ORIGIN, { counts: false }));
    for (let n = 0; n < 3; n += 1) expect((await logInWith(email, await answerAtLogin())).status).toBe(200);
  });

  test('says nothing of passkeys to whoever does not know the password', async () => {
    const { email, answerAtLogin } = await withPasskey();
    const without = await member();
    for (const name of [email, without.email, 'nobody@nirmaan.example'])
      expect(await askAtLogin(name, 'wrong-one')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await logInWith(email, await answerAtLogin(), 'wrong-one')).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect(await askAtLogin(without.email)).toMatchObject({ status: 409, body: { code: 'no_passkey' } });
  });

  test('is slowed after ten wrong ones, made in turn or at once, with codes together', async () => {
    const { email, answerAtLogin, recoveryCodes } = await withPasskey();
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await answerAtLogin({ unverified: true }));
    const tries = await Promise.all(answers.map((answer, n) => (n % 2 ? logInWith(email, answer) : logIn(email, '000000'))));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await logInWith(email, await answerAtLogin())).toMatchObject({ status: 429, body: { code: 'too_many_logins' } });
    expect((await logIn(email, recoveryCodes[0])).status).toBe(429);
  });

  test('goes on with a recovery code, and with no code of an app that none has confirmed', async () => {
    const { email, headers, recoveryCodes } = await withPasskey();
    const { secret } = (await ask('POST', '/own/factor/begin', headers, {})).body;
    expect(await logIn(email, codeOf(secret))).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
    expect((await logIn(email, recoveryCodes[0])).status).toBe(200);
    expect(await logIn(email, recoveryCodes[0])).toMatchObject({
      status: 401,
      body: { code: 'wrong_code', message: secondFactorMessages.wrongRecoveryCode },
    });
  });

  test('goes on with either beside an app', async () => {
    const { id, email, headers, secret } = await withFactor();
    const device = makeAuthenticator(ORIGIN);
    expect((await add(headers, device.make(await begin(headers)))).body.recoveryCodes).toEqual([]);
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'code_or_passkey_needed' } });
    expect((await logInWith(email, device.answer(await requestAtLogin(email)))).status).toBe(200);
    await site.forgetSteps(id);
    expect((await logIn(email, codeOf(secret, 1))).status).toBe(200);
  });

  test('is asked for after a new password by a link too', async () => {
    const { email, answerAtLogin } = await withPasskey();
    const link = new URLSearchParams((await linkAdmin(db, email)).path.split('?')[1]).get('link');
    expect((await call(app, 'POST', '/api/v1/admin/password', { link, password })).status).toBe(200);
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'passkey_needed' } });
    expect((await logInWith(email, await answerAtLogin())).status).toBe(200);
  });

  test.each([null, '', 7, [], {}, { id: 'AAAA' }, { id: 'a b', response: {} }, { id: 'AAAA', response: 'x' }])(
    '%j is none',
    async (passkey) => {
      const { email } = await withPasskey();
      expect((await logInWith(email, passkey)).status).toBe(400);
    },
  );

  test.each<[string, object]>([
    ['signature', { signature: 'AAAA' }],
    ['data', { authenticatorData: 'AAAA' }],
    ['challenge', { clientDataJSON: Buffer.from('{"challenge":7}').toString('base64url') }],
  ])('is refused with another %s', async (_, changed) => {
    const { email, answerAtLogin } = await withPasskey();
    const answer = await answerAtLogin();
    expect(await logInWith(email, { ...answer, response: { ...answer.response, ...changed } })).toMatchObject(wrong);
  });
});

describe('a fresh proof of who has a passkey', () => {
  test('is the password and what the device answers, once', async () => {
    const { token, headers, device, answerAtLogin } = await withPasskey();
    await proveBefore(db, token);
    expect(await call(app, 'POST', '/api/v1/account/prove', { password }, headers)).toMatchObject({
      status: 403,
      body: { code: 'passkey_needed' },
    });
    expect(await proveWith(headers, await answerAtLogin())).toMatchObject(wrongProof);
    expect(await proveWith(headers, device.answer(await requestForProof(headers), { unverified: true }))).toMatchObject(wrongProof);
    expect(await proveWith(headers, device.answer(await requestForProof(headers)), 'wrong-one')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect(await ask('POST', '/own/factor/codes', headers, {})).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    const answer = device.answer(await requestForProof(headers));
    const both = await Promise.all([proveWith(headers, answer), proveWith(headers, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await ask('POST', '/own/factor/codes', headers, {})).body.recoveryCodes).toHaveLength(10);
    await proveBefore(db, token);
    expect(await proveWith(headers, answer)).toMatchObject(wrongProof);
  });

  test('is of the session that asked', async () => {
    const { id, token, headers, device } = await withPasskey();
    const elsewhere = await signInAdmin(db, id);
    for (const shown of [token, elsewhere.token]) await proveBefore(db, shown);
    const answer = device.answer(await requestForProof(elsewhere.headers));
    expect(await proveWith(headers, answer)).toMatchObject(wrongProof);
    expect((await proveWith(elsewhere.headers, device.answer(await requestForProof(elsewhere.headers)))).status).toBe(200);
    expect(await ask('POST', '/own/factor/codes', headers, {})).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  });

  test("takes no other admin's, and asks who has none for none", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    expect(await proveWith(one.headers, other.device.answer(await requestForProof(other.headers)))).toMatchObject(wrongProof);
    const without = await member();
    expect(await ask('POST', '/own/passkey/ask', without.headers, {})).toMatchObject({ status: 409, body: { code: 'no_passkey' } });
    expect(await call(app, 'POST', '/api/v1/admin/own/passkey/ask', {})).toMatchObject({ status: 401 });
  });
});
