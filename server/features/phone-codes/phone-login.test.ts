import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createPhoneLogins, newNumber, phoneCalls, wrongCode } from '#tests/helpers/phone-code-steps.ts';

const { app, askForCode, context, db, makePhoneUser, newBrowser, passTime, pool } = await createPhoneLogins();
const PASSWORD = 'monsoon-2026';
const password_hash = await hashPassword(PASSWORD);

/** A user name has no number in it. */
const inLetters = (number: string) => number.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

const sessionsOf = (id: string) =>
  db
    .selectFrom('sessions')
    .select('token_hash')
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('business_id', '=', id)]))
    .execute();
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

describe('a code', () => {
  test.each([
    ['in two groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Devanagari', (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
    ['with signs that nobody sees', (code: string) => `\u200b${code}\u00a0\n`],
    ['with the message around it', (code: string) => `${code} is your code to sign in to Nirmaan.\n\n@nirmaan.example #${code}`],
  ])('typed or pasted %s is right', async (_how, typed) => {
    const { phoneNo } = await makePhoneUser();
    const { code, verify } = await askForCode(phoneNo);
    expect(await verify(typed(code))).toMatchObject({ status: 200, body: { next: 'in' } });
  });

  test('opens once, in the browser that asked, for the number and the kind that it was asked for', async () => {
    const { phoneNo, userId } = await makePhoneUser();
    const { browser, code, verify } = await askForCode(phoneNo);
    expect(await newBrowser().post(`${phoneCalls.user}/code/verify`, { phoneNo, otp: code })).toMatchObject(wrongCode);
    const other = await askForCode(newNumber());
    expect(await other.browser.post(`${phoneCalls.user}/code/verify`, { phoneNo, otp: code })).toMatchObject(wrongCode);
    expect(await browser.post(`${phoneCalls.contractor}/code/verify`, { phoneNo, otp: code })).toMatchObject(wrongCode);
    expect(await sessionsOf(userId)).toEqual([]);
    expect(await verify()).toMatchObject({ status: 200, body: { next: 'in' } });
    expect(await verify()).toMatchObject(wrongCode);
    expect(await sessionsOf(userId)).toHaveLength(1);
  });

  test('is kept as a slow salted hash, and wrong after ten minutes, or when its clock was put back', async () => {
    const { phoneNo } = await makePhoneUser();
    const { verify } = await askForCode(phoneNo);
    const hashes = await db.selectFrom('phone_codes').select('code_hash').where('phone_no', '=', phoneNo).execute();
    expect(hashes[0]?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await passTime(phoneNo, 601);
    expect(await verify()).toMatchObject(wrongCode);
    await passTime(phoneNo, -1_000);
    expect(await verify()).toMatchObject(wrongCode);
    await passTime(phoneNo, 700);
    expect(await verify()).toMatchObject({ status: 200 });
  });

  test('is used up by five wrong tries, those at once too', async () => {
    const { phoneNo } = await makePhoneUser();
    const { verify, wrong } = await askForCode(phoneNo);
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong)));
    expect(answers.filter(({ body }) => body.code === 'wrong_phone_code')).toHaveLength(5);
    expect(await verify()).toMatchObject({ status: 400, body: { code: 'phone_code_used_up', errors: { otp: expect.any(String) } } });
  });

  test.each(['12345', '1234567', 'abcdef', '००००'])('of %j is a wrong code like any other', async (otp) => {
    const { phoneNo } = await makePhoneUser();
    const { verify } = await askForCode(phoneNo);
    expect(await verify(otp)).toMatchObject(wrongCode);
  });

  test('that is right at the same moment in two tabs opens one session', async () => {
    const { phoneNo, userId } = await makePhoneUser();
    const { verify } = await askForCode(phoneNo);
    const answers = await Promise.all([verify(), verify(), verify()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(userId)).toHaveLength(1);
  });

  test('of one number does not end that of another in the same browser', async () => {
    const [one, two] = [await makePhoneUser(), await makePhoneUser()];
    const first = await askForCode(one.phoneNo);
    const second = await askForCode(two.phoneNo, { browser: first.browser });
    expect(await first.verify()).toMatchObject({ body: { next: 'in', user: { userName: one.name } } });
    expect(await second.verify()).toMatchObject({ body: { next: 'in', user: { userName: two.name } } });
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

describe('beside a right code', () => {
  test('a password is asked for in a browser that is new to an account which has one, and not in a known one', async () => {
    const { phoneNo, userId } = await makePhoneUser({ passwordHash: password_hash, email: `${newNumber()}@example.in` });
    const { browser, verify, goOn } = await askForCode(phoneNo);
    expect(await verify()).toMatchObject({ status: 200, body: { next: 'password' } });
    expect(await sessionsOf(userId)).toEqual([]);
    expect(await goOn({})).toMatchObject({ body: { next: 'password' } });
    expect(await goOn({ password: 'not-the-password' })).toMatchObject({ status: 401, body: { message: 'Invalid Credentials' } });
    expect(await goOn({ password: PASSWORD })).toMatchObject({ status: 200, body: { next: 'in', kind: 'user' } });
    expect(browser.cookies.nirmaan_phone).toBeUndefined();
    const known = await askForCode(phoneNo, { browser });
    expect(await known.verify()).toMatchObject({ body: { next: 'in' } });
  });

  test('without the permission of a code the password alone opens nothing', async () => {
    await makePhoneUser({ passwordHash: password_hash, email: `${newNumber()}@example.in` });
    const browser = newBrowser({ nirmaan_phone: 'x'.repeat(43) });
    expect(await browser.post(`${phoneCalls.user}/login`, { password: PASSWORD })).toMatchObject({
      status: 403,
      body: { code: 'phone_not_verified' },
    });
    expect((await newBrowser().post(`${phoneCalls.user}/login`, { password: PASSWORD })).status).toBe(403);
  });

  test('a new password ends what the code has begun', async () => {
    const { phoneNo, userId } = await makePhoneUser({ passwordHash: password_hash, email: `${newNumber()}@example.in` });
    const { verify, goOn } = await askForCode(phoneNo);
    await verify();
    const owner = await signInUser(db, userId);
    const { user_name: userName, email } = await db
      .selectFrom('users')
      .select(['user_name', 'email'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const edit = { userName, email, newPassword: 'another-one', confirmPassword: 'another-one' };
    const edited = await app.inject({ method: 'PUT', url: '/api/v1/user/edit', headers: owner.headers, payload: edit });
    expect(edited.statusCode).toBe(200);
    expect(await goOn({ password: 'another-one' })).toMatchObject({ status: 403 });
  });

  test.each([
    [89, 'in'],
    [90, 'user_name'],
    [400, 'user_name'],
  ])('the name is asked for of an account whose number was proven %i days ago: %s', async (days, next) => {
    const { phoneNo } = await makePhoneUser({ days });
    const { verify } = await askForCode(phoneNo);
    expect(await verify()).toMatchObject({ status: 200, body: { next } });
  });

  test('the name opens it, whatever its capitals; guesses use up the tries of the code', async () => {
    const { phoneNo, name } = await makePhoneUser({ days: 91, name: `Sunita Jadhav ${newNumber()}` });
    const { verify, goOn } = await askForCode(phoneNo);
    await verify();
    for (let n = 0; n < 4; n++) {
      expect(await goOn({ userName: `Guess ${n}` })).toMatchObject({ status: 401, body: { code: 'wrong_user_name' } });
    }
    expect(await goOn({ userName: name })).toMatchObject({ status: 400, body: { code: 'phone_code_used_up' } });
    const again = await askForCode(phoneNo);
    await again.verify();
    expect(await again.goOn({ userName: name.toUpperCase() })).toMatchObject({ status: 200, body: { next: 'in' } });
    const fresh = await askForCode(phoneNo);
    expect(await fresh.verify()).toMatchObject({ body: { next: 'in' } });
  });

  test('the mailbox is asked of an account with a proven e-mail and no password; nothing else opens it', async () => {
    const { phoneNo, name } = await makePhoneUser({ days: 91, email: `${newNumber()}@example.in` });
    const { verify, goOn } = await askForCode(phoneNo);
    expect(await verify()).toMatchObject({ body: { next: 'mail' } });
    expect(await goOn({ userName: name, password: PASSWORD })).toMatchObject({ body: { next: 'mail' } });
  });

  test('somebody who was given the number of an account may make one of their own; the name of the other is not told', async () => {
    const before = await makePhoneUser({ days: 120, name: `Former Holder ${newNumber()}` });
    const { browser, verify } = await askForCode(before.phoneNo);
    await verify();
    const made = await browser.post(`${phoneCalls.user}/register`, { userName: `New holder ${inLetters(before.phoneNo)}` });
    expect(made.status).toBe(201);
    const later = await askForCode(before.phoneNo);
    const step = await later.verify();
    expect(step.body).toMatchObject({ next: 'choose' });
    expect(step.body.accounts.map(({ name }: { name: string | null }) => name)).toEqual([made.body.user.userName, null]);
    expect(JSON.stringify(step.body)).not.toContain('Former Holder');
  });
});

describe('a number of several accounts', () => {
  test('has one chosen after the code', async () => {
    const phoneNo = newNumber();
    const [one, two] = [await makePhoneUser({ phoneNo }), await makePhoneUser({ phoneNo })];
    const { verify, goOn } = await askForCode(phoneNo);
    const step = await verify();
    expect(step.body.next).toBe('choose');
    expect(step.body.accounts).toEqual(
      expect.arrayContaining([
        { _id: one.userId, kind: 'user', name: one.name },
        { _id: two.userId, kind: 'user', name: two.name },
      ]),
    );
    const stranger = await makePhoneUser();
    expect(await goOn({ accountId: stranger.userId })).toMatchObject({ status: 404, body: { code: 'account_not_found' } });
    expect(await goOn({ accountId: 'nonsense' })).toMatchObject({ status: 400 });
    expect(await goOn({ accountId: two.userId })).toMatchObject({ body: { next: 'in', user: { userName: two.name } } });
    expect(await sessionsOf(one.userId)).toEqual([]);
  });

  test('of the other kind alone has that one offered', async () => {
    const phoneNo = newNumber();
    const businessId = await makeBusiness(db, { phone_no: phoneNo, phone_proven_at: new Date(), email: null, email_proven_at: null });
    const { verify, goOn } = await askForCode(phoneNo);
    expect(await verify()).toMatchObject({ body: { next: 'choose', accounts: [{ _id: businessId, kind: 'contractor' }] } });
    expect(await goOn({ accountId: businessId })).toMatchObject({ body: { next: 'in', kind: 'contractor', contractor: { phoneNo } } });
  });
});

describe('a business', () => {
  const make = async (given: Parameters<typeof makeBusiness>[1] = {}) => {
    const phoneNo = newNumber();
    return { phoneNo, businessId: await makeBusiness(db, { phone_no: phoneNo, email: null, email_proven_at: null, ...given }) };
  };
  const askFor = (phoneNo: string) => askForCode(phoneNo, { kind: 'contractor' });
  const days = (n: number) => new Date(Date.now() - n * 86_400_000);

  test('that nobody has come in to is its number’s, and proven by it', async () => {
    const { phoneNo, businessId } = await make();
    const { verify } = await askFor(phoneNo);
    expect(await verify()).toMatchObject({ body: { next: 'in', kind: 'contractor', contractor: { _id: businessId, phoneProven: true } } });
  });

  test.each([
    ['with a password, its password', { password_hash }, 'password'],
    [
      'with a proven e-mail and a number that was never proven, its mailbox',
      { email: 'shop@example.in', email_proven_at: new Date() },
      'mail',
    ],
  ])('%s is asked for besides', async (_what, given, next) => {
    const { phoneNo } = await make(given);
    const { verify } = await askFor(phoneNo);
    expect(await verify()).toMatchObject({ body: { next } });
  });

  test('whose number was proven long ago, and that has nothing else, is the team’s to give: its name stands beside the number', async () => {
    const { phoneNo } = await make({ phone_proven_at: days(100) });
    const { verify, goOn } = await askFor(phoneNo);
    expect(await verify()).toMatchObject({ body: { next: 'team' } });
    expect(await goOn({ userName: 'Sharma Roofing' })).toMatchObject({ body: { next: 'team' } });
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
