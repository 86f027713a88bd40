import { beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { sweepResets } from '#server/features/password-reset/sweep-resets.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInContractor, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url });

const user = '/api/v1/user/forgotpassword';
const contractor = '/api/v1/contractor/auth/forgotpassword';
const wrongCode = { status: 400, body: { code: 'wrong_reset_code', message: 'Invalid or expired OTP' } };
const notVerified = { status: 403, body: { code: 'reset_not_verified', message: 'Please verify the OTP first' } };

/** The code in the next mail, and another one. */
async function nextCode() {
  const { to, text } = await mail.next();
  const code = /^(\d{4})$/m.exec(text)?.[1] ?? '';
  return { to, code, wrong: code === '1234' ? '4321' : '1234' };
}

/** A browser that asked for a code, and the code. */
async function askForCode(email: string, path = user) {
  const browser = createBrowser(app);
  expect((await browser.post(`${path}/otp/send`, { email })).status).toBe(200);
  return { browser, ...(await nextCode()), verify: (otp: string) => browser.post(`${path}/otp/verify`, { email, otp }) };
}

async function passwordOf(userId: string) {
  const row = await db.selectFrom('users').select('password_hash').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return row.password_hash;
}

const rows = () => db.selectFrom('password_resets').selectAll().orderBy('created_at').execute();

beforeEach(async () => {
  await pool.query('truncate password_resets');
});

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
    const { to, code } = await nextCode();
    expect(to).toEqual([email.toLowerCase()]);

    const verified = await browser.post(`${user}/otp/verify`, { email, otp: code });
    expect(verified).toMatchObject({ status: 200, body: { message: 'OTP verified successfully' } });
    expect(verified.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^nirmaan_reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)]),
    );
    expect(Object.keys(browser.cookies)).toEqual(['nirmaan_reset']);

    const changed = await browser.post(`${user}/change-password`, { email, password: 'new secret' });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } });
    expect(browser.cookies).toEqual({});
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
    const other = await signInContractor(db);
    const sessions = await Promise.all(ids.map((id) => signInContractor(db, id)));

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

describe('a code', () => {
  test('stands in the database as a slow hash alone, without the cookies', async () => {
    await makeUser(db, { email: 'hash@example.in' });
    const { browser, verify, code } = await askForCode('hash@example.in');
    const [asked] = await rows();
    expect(asked?.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(asked)).not.toContain(code);
    expect(JSON.stringify(asked)).not.toContain(browser.cookies.nirmaan_reset_browser);
    const { rows: jobs } = await pool.query("select data from pgboss.job where name = 'mail-reset-code'");
    expect(jobs.every(({ data }) => Object.keys(data).join() === 'resetId')).toBe(true);
    await verify(code);
    expect((await rows())[0]).toMatchObject({ code_hash: null });
  });

  test('is good once, though twenty try at the same time', async () => {
    await makeUser(db, { email: 'once@example.in' });
    const { browser, code } = await askForCode('once@example.in');
    const cookies = { ...browser.cookies };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        createBrowser(app, { ...cookies }).post(`${user}/otp/verify`, { email: 'once@example.in', otp: code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rows())[0]?.tries).toBeLessThanOrEqual(5);
    expect(await createBrowser(app, cookies).post(`${user}/otp/verify`, { email: 'once@example.in', otp: code })).toMatchObject(wrongCode);
  });

  test('ends after five wrong tries, though twenty are made at the same time', async () => {
    await makeUser(db, { email: 'five@example.in' });
    const { verify, wrong, code } = await askForCode('five@example.in');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((name) => name === 'wrong_reset_code')).toHaveLength(5);
    expect(codes.filter((name) => name === 'reset_code_used_up')).toHaveLength(15);
    expect(await verify(code)).toMatchObject({ status: 400, body: { message: 'Too many wrong tries. Please ask for a new OTP' } });

    const again = await askForCode('five@example.in');
    expect((await again.verify(again.code)).status).toBe(200);
  });

  test('is good in the browser that asked for it, for its own address and kind of account alone', async () => {
    await makeUser(db, { email: 'mine@example.in' });
    await makeUser(db, { email: 'yours@example.in' });
    await makeBusiness(db, { email: 'mine@example.in' });
    const mine = await askForCode('mine@example.in');
    const body = { email: 'mine@example.in', otp: mine.code };
    const yours = await askForCode('yours@example.in');
    expect(await createBrowser(app).post(`${user}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await createBrowser(app, { nirmaan_reset_browser: 'x'.repeat(43) }).post(`${user}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await yours.browser.post(`${user}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await mine.browser.post(`${contractor}/otp/verify`, body)).toMatchObject(wrongCode);
    expect(await mine.browser.post(`${user}/otp/verify`, { ...body, email: 'yours@example.in' })).toMatchObject(wrongCode);
    expect((await rows()).map(({ tries }) => tries)).toEqual([0, 0]);
    expect((await mine.verify(mine.code)).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    await makeUser(db, { email: 'late@example.in' });
    const { verify, code } = await askForCode('late@example.in');
    const [row] = await rows();
    expect(Number(row?.ends_at) - Number(row?.created_at)).toBe(600_000);
    await pool.query("update password_resets set ends_at = now() - interval '1 second'");
    expect(await verify(code)).toMatchObject(wrongCode);
  });

  test('that has ended is not mailed late, and a mailed one not twice', async () => {
    await makeUser(db, { email: 'queue@example.in' });
    await mail.stop();
    await createBrowser(app).post(`${user}/otp/send`, { email: 'queue@example.in' });
    const [row] = await rows();
    const resetId = row?.password_reset_id ?? '';
    await expect(mailResetCode.run(context, { resetId })).rejects.toThrow();
    await mail.start();
    await pool.query("update password_resets set ends_at = now() - interval '1 second'");
    await mailResetCode.run(context, { resetId });
    expect(mail.left()).toBe(0);
    await pool.query("update password_resets set ends_at = now() + interval '5 minutes'");
    await mailResetCode.run(context, { resetId });
    expect((await mail.next()).text).toContain('valid for 5 minutes');
    await mailResetCode.run(context, { resetId });
    expect(mail.left()).toBe(0);
  });
});

describe('limits', () => {
  test('three codes in a quarter of an hour, though twenty are asked for at the same time', async () => {
    const send = () => createBrowser(app).post(`${user}/otp/send`, { email: 'much@example.in' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many_reset_codes', message: 'Too many OTPs were asked for. Please try again later' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(890);
    expect(await rows()).toHaveLength(3);

    expect((await createBrowser(app).post(`${contractor}/otp/send`, { email: 'much@example.in' })).status).toBe(200);
    await pool.query("update password_resets set created_at = created_at - interval '15 minutes'");
    expect((await send()).status).toBe(200);
  });

  test('ten tries for an account and day, whatever browsers ask', async () => {
    await makeUser(db, { email: 'ten@example.in' });
    for (let round = 0; round < 2; round += 1) {
      const { verify, wrong } = await askForCode('ten@example.in');
      for (let n = 0; n < 5; n += 1) expect(await verify(wrong)).toMatchObject(wrongCode);
    }
    const { verify, code } = await askForCode('ten@example.in');
    const refused = await verify(code);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_reset_tries' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    await pool.query("update password_resets set last_tried_at = last_tried_at - interval '1 day'");
    expect((await verify(code)).status).toBe(200);
  });

  test('many failures anywhere slow everybody down', async () => {
    await makeUser(db, { email: 'slow@example.in' });
    const { verify, code } = await askForCode('slow@example.in');
    await pool.query(`insert into password_resets (kind, email, browser_hash, tries, last_tried_at, ends_at)
      select 'user', n || '@example.in', sha256(n::text::bytea), 5, now(), now() from generate_series(1, 20) n`);
    const refused = await verify(code);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_reset_tries', message: 'Too many tries. Please try again later' },
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    await pool.query("update password_resets set last_tried_at = last_tried_at - interval '11 seconds'");
    expect((await verify(code)).status).toBe(200);
  });

  test('while slowed down, tries for many accounts at once are one try', async () => {
    const emails = Array.from({ length: 5 }, (_, n) => `crowd${n}@example.in`);
    const browsers = await Promise.all(
      emails.map(async (email) => {
        const browser = createBrowser(app);
        await browser.post(`${user}/otp/send`, { email });
        return () => browser.post(`${user}/otp/verify`, { email, otp: '0000' });
      }),
    );
    await pool.query(`insert into password_resets (kind, email, browser_hash, tries, last_tried_at, ends_at)
      select 'user', n || '@example.in', sha256(n::text::bytea), 5, now() - interval '1 minute', now() from generate_series(1, 20) n`);
    const statuses = (await Promise.all(browsers.map((verify) => verify()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([400, 429, 429, 429, 429]);
  });

  test('ten codes an hour for an address of the network', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const url = n % 2 ? user : contractor;
      statuses.push((await createBrowser(limited.app).post(`${url}/otp/send`, { email: `n${n}@example.in` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('the permission to set a password', () => {
  async function verified(email: string) {
    const userId = await makeUser(db, { email });
    const { browser, verify, code } = await askForCode(email);
    expect((await verify(code)).status).toBe(200);
    return { userId, browser, change: (password: string) => browser.post(`${user}/change-password`, { email, password }) };
  }

  test('is asked for', async () => {
    const userId = await makeUser(db, { email: 'bare@example.in' });
    const { browser } = await askForCode('bare@example.in');
    for (const asking of [
      browser,
      createBrowser(app),
      createBrowser(app, { nirmaan_reset: browser.cookies.nirmaan_reset_browser ?? '' }),
    ]) {
      expect(await asking.post(`${user}/change-password`, { email: 'bare@example.in', password: 'new secret' })).toMatchObject(notVerified);
    }
    expect(await passwordOf(userId)).toBeNull();
  });

  test('is for its own account alone', async () => {
    const victim = await makeUser(db, { email: 'victim@example.in' });
    const business = await makeBusiness(db, { email: 'thief@example.in' });
    const { browser } = await verified('thief@example.in');
    expect(await browser.post(`${user}/change-password`, { email: 'victim@example.in', password: 'new secret' })).toMatchObject(
      notVerified,
    );
    expect(await browser.post(`${contractor}/change-password`, { email: 'thief@example.in', password: 'new secret' })).toMatchObject(
      notVerified,
    );
    expect(await passwordOf(victim)).toBeNull();
    const row = await db.selectFrom('businesses').select('password_hash').where('business_id', '=', business).executeTakeFirstOrThrow();
    expect(row.password_hash).toBeNull();
  });

  test('is used once, though ten use it at the same time', async () => {
    const { userId, browser } = await verified('grant@example.in');
    const cookies = { ...browser.cookies };
    const passwords = Array.from({ length: 10 }, (_, n) => `new secret ${n}`);
    const answers = await Promise.all(
      passwords.map((password) =>
        createBrowser(app, { ...cookies }).post(`${user}/change-password`, { email: 'grant@example.in', password }),
      ),
    );
    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(await isPassword(winners[0] ?? '', await passwordOf(userId))).toBe(true);
    expect((await mail.next()).text).toContain('Your password was changed');
    expect(mail.left()).toBe(0);
  });

  test('ends after ten minutes', async () => {
    const { userId, change } = await verified('grant-late@example.in');
    await pool.query("update password_resets set grant_ends_at = now() - interval '1 second'");
    expect(await change('new secret')).toMatchObject(notVerified);
    expect(await passwordOf(userId)).toBeNull();
  });

  test('of one browser ends what other browsers asked for', async () => {
    const { change } = await verified('several@example.in');
    const other = await askForCode('several@example.in');
    expect((await change('new secret')).status).toBe(200);
    expect(await other.verify(other.code)).toMatchObject(wrongCode);
    await mail.next();
  });

  test('is worth nothing when the account is gone', async () => {
    const { userId, change } = await verified('gone@example.in');
    await db.deleteFrom('users').where('user_id', '=', userId).execute();
    expect(await change('new secret')).toMatchObject(notVerified);
  });
});

test('what no limit counts any more is forgotten', async () => {
  for (const email of ['old@example.in', 'young@example.in']) await createBrowser(app).post(`${user}/otp/send`, { email });
  await pool.query("update password_resets set created_at = now() - interval '25 hours' where email = 'old@example.in'");
  await sweepResets.run(context, {});
  expect((await rows()).map(({ email }) => email)).toEqual(['young@example.in']);
});
