import { describe, expect, test } from 'vitest';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createPhoneLogins, newNumber, phoneCalls } from '#tests/helpers/phone-code-steps.ts';

const { app, askForCode, context, db, makePhoneUser, newBrowser, pool } = await createPhoneLogins();
/** A user name has no number in it. */
const inLetters = (number: string) => number.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const get = (url: string, token: string) => app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } });

describe('a number without an account', () => {
  test('registers by its code and a name, and logs in by the next code', async () => {
    const phoneNo = newNumber();
    const { browser, sent, verify } = await askForCode(phoneNo);
    expect(sent.body).toMatchObject({ message: 'A code is on its way to this number', again: 30, by: 'sms', other: null });
    expect(sent.headers['set-cookie']).toEqual(
      expect.stringMatching(/^nirmaan_phone_browser=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/),
    );
    const step = await verify();
    expect(step).toMatchObject({ status: 200, body: { next: 'register' } });
    expect(step.body.token).toBeUndefined();

    const userName = `Asha ${inLetters(phoneNo)}`;
    const registered = await browser.post(`${phoneCalls.user}/register`, { userName });
    expect(registered).toMatchObject({
      status: 201,
      body: { message: 'Registered Successfully', user: { userName, email: null, phoneNo, likedBusinesses: [] } },
    });
    expect(Object.keys(browser.cookies).sort()).toEqual(['nirmaan', 'nirmaan_device', 'nirmaan_phone_browser']);
    expect(JSON.parse((await get('/user/get', registered.body.token)).body).data).toMatchObject({ hasPassword: false, emailProven: false });

    const again = await askForCode(phoneNo, { browser: newBrowser() });
    expect(await again.verify()).toMatchObject({
      status: 200,
      body: { next: 'in', kind: 'user', message: 'Logged in Successfully', user: { userName } },
    });
  });

  test('whose name is taken may choose another; the permission is used once', async () => {
    const { name } = await makePhoneUser({ name: `Taken ${inLetters(newNumber())}` });
    const { browser, verify } = await askForCode(newNumber());
    await verify();
    expect(await browser.post(`${phoneCalls.user}/register`, { userName: name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { errors: { userName: 'User name is already taken' } },
    });
    expect(await browser.post(`${phoneCalls.user}/register`, { userName: 'Nirmaan Team' })).toMatchObject({ status: 400 });
    const { nirmaan_phone: grant = '' } = browser.cookies;
    expect((await browser.post(`${phoneCalls.user}/register`, { userName: 'Meera of Kothrud' })).status).toBe(201);
    const other = newBrowser({ nirmaan_phone: grant });
    expect(await other.post(`${phoneCalls.user}/register`, { userName: 'Meera again' })).toMatchObject({
      status: 403,
      body: { code: 'phone_not_verified' },
    });
  });

  test('cannot register a user by a permission for businesses, or by one that has ended', async () => {
    const phoneNo = newNumber();
    const { browser, verify } = await askForCode(phoneNo, { kind: 'contractor' });
    expect(await verify()).toMatchObject({ body: { next: 'register' } });
    expect((await browser.post(`${phoneCalls.user}/register`, { userName: 'Ravi of Baner' })).status).toBe(403);
    const late = await askForCode(newNumber());
    await late.verify();
    await pool.query("update phone_codes set grant_ends_at = now() - interval '1 second' where grant_hash is not null");
    expect((await late.browser.post(`${phoneCalls.user}/register`, { userName: 'Ravi of Baner' })).status).toBe(403);
  });
});

describe('numbers', () => {
  test.each([
    ['020 2553 1234', 'This is a landline. Please enter a mobile number'],
    ['+1 415 555 2671', 'Please enter a valid phone number'],
    ['12345', 'Please enter a valid phone number'],
    ['', 'Please enter your mobile number'],
  ])('%j get no code: %s', async (phoneNo, message) => {
    for (const path of Object.values(phoneCalls))
      expect(await newBrowser().post(`${path}/code/send`, { phoneNo })).toMatchObject({
        status: 400,
        body: { errors: { phoneNo: message } },
      });
  });

  test('are one however they are written', async () => {
    const { phoneNo } = await makePhoneUser();
    const { browser, code } = await askForCode(phoneNo);
    const otp = code;
    const written = `+91 ${phoneNo.slice(0, 5)}-${phoneNo.slice(5)}`;
    expect(await browser.post(`${phoneCalls.user}/code/verify`, { phoneNo: written, otp })).toMatchObject({ body: { next: 'in' } });
  });

  test('with and without an account get the same answers until the code is right', async () => {
    const known = await askForCode((await makePhoneUser()).phoneNo);
    const unknown = await askForCode(newNumber());
    const withoutCookies = ({ status, body }: { status: number; body: object }) => ({ status, body });
    expect(withoutCookies(known.sent)).toEqual(withoutCookies(unknown.sent));
    const [one, two] = [await known.verify(known.wrong), await unknown.verify(unknown.wrong)];
    expect({ ...one.body, requestId: '' }).toEqual({ ...two.body, requestId: '' });
  });
});

test('a session by a code is a fresh proof, and no other: what is grave asks for one after a quarter of an hour', async () => {
  const { phoneNo, userId } = await makePhoneUser();
  const { verify } = await askForCode(phoneNo);
  const { token } = (await verify()).body;
  await pool.query("update sessions set proven_at = now() - interval '16 minutes' where user_id = $1", [userId]);
  const headers = { authorization: `Bearer ${token}` };
  const late = await app.inject({ method: 'DELETE', url: '/api/v1/user/delete', headers });
  expect(late.json()).toMatchObject({ code: 'proof_needed' });
  await pool.query('update sessions set proven_at = now() where user_id = $1', [userId]);
  expect((await app.inject({ method: 'DELETE', url: '/api/v1/user/delete', headers })).statusCode).toBe(200);
  expect(await db.selectFrom('phone_codes').select('tries').where('phone_no', '=', phoneNo).execute()).toEqual([]);
});

test('a session that the browser had before ends', async () => {
  const before = await signInUser(db, await makeUser(db));
  const { phoneNo } = await makePhoneUser();
  const { verify } = await askForCode(phoneNo, { browser: newBrowser({ nirmaan: before.token }) });
  expect(await verify()).toMatchObject({ body: { next: 'in' } });
  expect((await get('/user/get', before.token)).statusCode).toBe(401);
});

test('nothing of a code stands in the log or in a job', async () => {
  const { phoneNo } = await makePhoneUser();
  const { code } = await askForCode(phoneNo);
  const { rows } = await pool.query('select 1 from pgboss.job where data::text like $1 or data::text like $2', [
    `%${code}%`,
    `%${phoneNo}%`,
  ]);
  expect(rows).toEqual([]);
  expect(context.config.RATE_LIMITS).toBe(false);
});
