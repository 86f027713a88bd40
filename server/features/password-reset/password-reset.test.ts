import { describe, expect, test } from 'vitest';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { sweepResets } from '#server/features/password-reset/sweep-resets.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInMember } from '#tests/factories/member.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { createResets, resetCalls } from '#tests/helpers/reset-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, askForCode, context, db, mail, nextCode, passwordOf, pool, rows } = await createResets();
const { contractor, user } = resetCalls;

describe('a forgotten password', () => {
  test('of a user is changed in three steps; all sessions end and the owner is told', async () => {
    const email = 'Asha.Patil@example.in';
    const userId = await makeUser(db, { email });
    const others = [await signInUser(db, userId), await signInUser(db, userId)];
    const stranger = await signInUser(db);

    const browser = createBrowser(app);
    const sent = await browser.post(`${user}/otp/send`, { email: ` ${email.toLowerCase()} ` });
    expect(sent).toMatchObject({
      status: 200,
      body: { success: true, message: 'If this email has an account, a 4 digit code is on its way to it' },
    });
    expect(sent.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^nirmaan_reset_browser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)]),
    );
    const { to, code, text } = await nextCode();
    expect(to).toEqual([email.toLowerCase()]);
    const { user_name } = await db.selectFrom('users').select('user_name').where('user_id', '=', userId).executeTakeFirstOrThrow();
    expect(text).toContain(`Your user name is ${user_name}.`);

    const verified = await browser.post(`${user}/otp/verify`, { email, otp: code });
    expect(verified).toMatchObject({ status: 200, body: { message: 'OTP verified successfully' } });
    expect(verified.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^nirmaan_reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)]),
    );
    expect(Object.keys(browser.cookies)).toEqual(['nirmaan_reset']);

    const changed = await browser.post(`${user}/change-password`, { email, password: 'new secret' });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } });
    expect(Object.keys(browser.cookies)).toEqual(['nirmaan_device']);
    expect(await isPassword('new secret', await passwordOf(userId))).toBe(true);
    for (const { headers } of others) expect((await app.inject({ url: '/api/v1/user/get', headers })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/v1/user/get', headers: stranger.headers })).statusCode).toBe(200);

    const notice = await mail.next();
    expect(notice.to).toEqual([email]);
    expect(notice.text).toContain('Subject: Your password was changed');
    expect(notice.text).toContain('/user/forgot-password/verify-email');
  });

  test('of businesses that share an address is changed for all of them, and for no user', async () => {
    const email = 'owner@builders.example';
    const ids = [await makeBusiness(db, { email }), await makeBusiness(db, { email: email.toUpperCase(), status: 'pending' })];
    const userId = await makeUser(db, { email });
    const other = await signInBusiness(db);
    const sessions = await Promise.all(ids.map((id) => signInBusiness(db, id)));

    const { browser, verify, code } = await askForCode(email, contractor);
    await verify(code);
    expect((await browser.post(`${contractor}/change-password`, { email, password: 'new secret' })).status).toBe(200);
    const businesses = await db.selectFrom('businesses').select(['business_id', 'password_hash']).execute();
    for (const { business_id, password_hash } of businesses) {
      expect(await isPassword('new secret', password_hash)).toBe(ids.includes(business_id));
    }
    expect(await passwordOf(userId)).toBeNull();
    const statuses = await Promise.all(
      [...sessions, other].map(async ({ headers }) => (await app.inject({ url: '/api/v1/contractor/profile', headers })).statusCode),
    );
    expect(statuses).toEqual([401, 401, 200]);
    const notices = [await mail.next(), await mail.next()];
    for (const { text } of notices) expect(text).toContain('/supplier/forgot-password/verify-email');
  });
});

describe('input', () => {
  test.each([
    ['otp/send', {}, 'Email is required', { email: 'Email is required' }],
    ['otp/send', { email: ' ' }, 'Email is required', { email: 'Email is required' }],
    ['otp/send', { email: 'asha' }, 'Please enter a valid email', { email: 'Please enter a valid email' }],
    ['otp/send', { email: ['a@example.in'] }, 'Email is required', { email: 'Email is required' }],
    ['otp/send', { email: 'a\0@example.in' }, 'This text contains characters that cannot be stored', undefined],
    ['otp/verify', { email: 'a@example.in' }, 'Please Enter OTP', { otp: 'Please Enter OTP' }],
    ['otp/verify', { email: 'a@example.in', otp: { $ne: '' } }, 'Please Enter OTP', { otp: 'Please Enter OTP' }],
    ['change-password', { email: 'a@example.in', password: '' }, 'Please Enter New Password', { password: 'Please Enter New Password' }],
    ['change-password', { email: 'a@example.in', password: '12345' }, 'Password must be at least 6 characters long', undefined],
    ['change-password', { email: 'a@example.in', password: 'x'.repeat(129) }, 'Password must be at most 128 characters long', undefined],
  ])('%s with %j is refused', async (step, body, message, errors) => {
    for (const path of [user, contractor]) {
      const answer = await createBrowser(app).post(`${path}/${step}`, body);
      expect(answer).toMatchObject({ status: 400, body: { success: false, message, ...(errors ? { errors } : {}) } });
    }
    expect(await rows()).toEqual([]);
  });
});

describe('nobody learns whether an address is known', () => {
  test('the answers are the same, and a stranger’s mailbox stays empty', async () => {
    await makeUser(db, { email: 'known@example.in' });
    const answers = [];
    for (const email of ['known@example.in', 'unknown@example.in']) {
      const browser = createBrowser(app);
      const steps = [await browser.post(`${user}/otp/send`, { email })];
      for (let n = 0; n < 6; n += 1) steps.push(await browser.post(`${user}/otp/verify`, { email, otp: 'none' }));
      steps.push(await browser.post(`${user}/change-password`, { email, password: 'new secret' }));
      answers.push(
        steps.map(({ status, body: { requestId, ...body }, cookies }) => ({
          status,
          body,
          cookies: cookies.map(({ value, ...cookie }) => cookie),
        })),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await nextCode()).to).toEqual(['known@example.in']);

    const unknown = (await rows()).find((row) => row.email === 'unknown@example.in');
    await mailResetCode.run(context, { resetId: unknown?.password_reset_id ?? '' });
    expect(mail.left()).toBe(0);
    expect((await rows()).map((row) => [row.email, row.code_hash === null, row.tries])).toEqual([
      ['known@example.in', false, 5],
      ['unknown@example.in', true, 5],
    ]);
  });

  test('a user’s address is unknown to the contractors’ steps', async () => {
    await makeUser(db, { email: 'only-user@example.in' });
    await createBrowser(app).post(`${contractor}/otp/send`, { email: 'only-user@example.in' });
    const [row] = await rows();
    await mailResetCode.run(context, { resetId: row?.password_reset_id ?? '' });
    expect(mail.left()).toBe(0);
  });
});

test('what no limit counts any more is forgotten', async () => {
  for (const email of ['old@example.in', 'young@example.in']) await createBrowser(app).post(`${user}/otp/send`, { email });
  await pool.query("update password_resets set created_at = now() - interval '25 hours' where email = 'old@example.in'");
  await sweepResets.run(context, {});
  expect((await rows()).map(({ email }) => email)).toEqual(['young@example.in']);
});

test('a forgotten password that is set proves the address, which the code was mailed to, of every account whose password it changes', async () => {
  const email = 'proven-by-code@example.in';
  const userId = await makeUser(db, { email, email_proven_at: null });
  const businesses = [1, 2].map(() => makeBusiness(db, { email, email_proven_at: null }));
  const accounts = (await Promise.all(businesses)).map((businessId) => ({ kind: 'contractor', businessId }) as const);
  for (const calls of [user, contractor]) {
    expect(await isProven(context, { kind: 'user', userId })).toBe(calls === contractor);
    const browser = createBrowser(app);
    await browser.post(`${calls}/otp/send`, { email });
    const { code } = await nextCode();
    await browser.post(`${calls}/otp/verify`, { email, otp: code });
    expect((await browser.post(`${calls}/change-password`, { email, password: 'new secret' })).status).toBe(200);
    await mail.next();
  }
  await mail.next();
  expect(await Promise.all(accounts.map((account) => isProven(context, account)))).toEqual([true, true]);
});

test('a stranger’s business that merely names the address falls to who resets the password: its number counts as proven no more, its people go; of the own one both stay', async () => {
  const email = 'named-by-others@example.in';
  const [own, named] = await Promise.all(
    [new Date(), null].map(async (email_proven_at, at) => {
      const business = await makeBusiness(db, { email, email_proven_at, phone_no: `982207700${at}`, phone_proven_at: new Date() });
      return { ...(await signInBusiness(db, business)), work: await signInMember(db, business, 'all') };
    }),
  );
  const { browser, verify, code } = await askForCode(email, contractor);
  await verify(code);
  expect((await browser.post(`${contractor}/change-password`, { email, password: 'new secret' })).status).toBe(200);
  const provenAt = async (id = '') =>
    (await db.selectFrom('businesses').select('phone_proven_at').where('business_id', '=', id).executeTakeFirstOrThrow()).phone_proven_at;
  expect([await provenAt(own?.id), await provenAt(named?.id)]).toEqual([expect.any(Date), null]);
  const comeToWork = async (work: { userId: string; memberId: string } | undefined) =>
    (await call(app, 'POST', `/api/v1/account/act-for/${work?.memberId}`, {}, (await signInUser(db, work?.userId)).headers)).status;
  expect([await comeToWork(own?.work), await comeToWork(named?.work)]).toEqual([200, 409]);
  expect((await call(app, 'GET', '/api/v1/contractor/profile', undefined, named?.headers)).status).toBe(401);
});
