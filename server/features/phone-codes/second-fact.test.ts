import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createPhoneLogins, newNumber, phoneCalls } from '#tests/helpers/phone-code-steps.ts';

const { app, askForCode, db, makePhoneUser, newBrowser, passTime } = await createPhoneLogins();
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

  test.each([
    ['a user', 'user'],
    ['an owner', 'contractor'],
  ] as const)(
    'a new password of %s is asked for in every browser that knew the one before, but for that which has set it',
    async (_who, kind) => {
      const [phoneNo, email] = [newNumber(), `${newNumber()}@example.in`];
      const known = { phone_no: phoneNo, phone_proven_at: new Date(), email, password_hash };
      const userName = `Meera ${inLetters(phoneNo)}`;
      await (kind === 'user' ? makeUser(db, { ...known, user_name: userName }) : makeBusiness(db, known));
      const logIn = { user: '/api/v1/user/login', contractor: '/api/v1/contractor/auth/login' }[kind];
      const [thief, owner] = [newBrowser(), newBrowser()];
      for (const browser of [thief, owner]) expect((await browser.post(logIn, { userName, phoneNo, password: PASSWORD })).status).toBe(200);
      const byCode = async (browser: typeof thief) => {
        await passTime(phoneNo, 3_600);
        return askForCode(phoneNo, { kind, browser });
      };
      expect((await (await byCode(thief)).verify()).body).toMatchObject({ next: 'in' });

      const passwords = { newPassword: 'another-one', confirmPassword: 'another-one' };
      const set = await app.inject({
        ...{ method: 'PUT', url: { user: '/api/v1/user/edit', contractor: '/api/v1/contractor/password' }[kind], cookies: owner.cookies },
        payload: kind === 'user' ? { userName, email, ...passwords } : passwords,
      });
      expect(set.statusCode).toBe(200);
      for (const { name, value } of set.cookies) owner.cookies[name] = value;
      const thiefs = await byCode(thief);
      expect((await thiefs.verify()).body).toMatchObject({ next: 'password' });
      expect((await thiefs.goOn({ password: PASSWORD })).status).toBe(401);
      expect((await (await byCode(owner)).verify()).body).toMatchObject({ next: 'in' });
    },
  );

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
