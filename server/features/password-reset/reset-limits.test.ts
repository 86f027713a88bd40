import { describe, expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { createResets, resetCalls, wrongCode } from '#tests/helpers/reset-steps.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, askForCode, db, mail, pool, rows } = await createResets();
const { contractor, user } = resetCalls;

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

  test('ten tries for an account and day, whatever strange browsers ask', async () => {
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

describe('strangers never shut the owner out', () => {
  /** Registers in a browser, with an address that is anybody's. */
  async function typeAddress(email: string, path = user) {
    const userName = email.split('@')[0] ?? '';
    const browser = createBrowser(app);
    const { status } =
      path === user
        ? await browser.post('/api/v1/user/register', { email, userName, password: 'monsoon-2026' })
        : await browser.post('/api/v1/contractor/auth/register', { ...(await businessForm()), email });
    expect(status).toBe(201);
    await mail.next();
    delete browser.cookies.nirmaan;
    return browser;
  }

  /** An account with a password and an address that it has proven, and a browser that has signed in to it. */
  async function makeOwner(email: string, path = user) {
    const browser = await typeAddress(email, path);
    const accounts = path === user ? 'users' : 'businesses';
    await db.updateTable(accounts).set({ email_proven_at: new Date() }).where('email', '=', email).execute();
    return browser;
  }

  /** Uses up what strangers may ask for and try within a day. @returns what is in the last mail that they caused. */
  async function useUp(email: string, path = user) {
    for (let round = 0; round < 2; round += 1) {
      const { verify, wrong } = await askForCode(email, path);
      for (let n = 0; n < 5; n += 1) expect(await verify(wrong)).toMatchObject(wrongCode);
    }
    const last = await askForCode(email, path);
    expect((await createBrowser(app).post(`${path}/otp/send`, { email })).status).toBe(429);
    expect((await last.verify(last.code)).status).toBe(429);
    return last;
  }

  test('a browser that has signed in to the account asks and tries apart from them', async () => {
    const owner = await makeOwner('owner@example.in');
    await useUp('owner@example.in');
    await pool.query(`insert into password_resets (kind, email, browser_hash, tries, last_tried_at, ends_at)
      select 'user', n || '@example.in', sha256(n::text::bytea), 5, now(), now() from generate_series(1, 20) n`);
    const { verify, wrong, code } = await askForCode('owner@example.in', user, owner);
    expect(await verify(wrong)).toMatchObject(wrongCode);
    expect((await verify(code)).status).toBe(200);
  });

  test('which are three codes in a quarter of an hour and ten tries a day, too', async () => {
    const owner = await makeOwner('tidy@example.in');
    for (let round = 0; round < 2; round += 1) {
      const { verify, wrong } = await askForCode('tidy@example.in', user, owner);
      for (let n = 0; n < 5; n += 1) expect(await verify(wrong)).toMatchObject(wrongCode);
    }
    const last = await askForCode('tidy@example.in', user, owner);
    expect((await last.verify(last.code)).status).toBe(429);
    expect((await owner.post(`${user}/otp/send`, { email: 'tidy@example.in' })).status).toBe(429);
    expect((await askForCode('tidy@example.in')).code).toMatch(/^\d{4}$/);
  });

  test('whoever may not try or ask any more takes no turn of those who may', async () => {
    await makeOwner('turn@example.in');
    const last = await useUp('turn@example.in');
    const busy = await pool.connect();
    await busy.query("begin; select pg_advisory_xact_lock(hashtextextended('reset:user:turn@example.in', 0))");
    expect((await last.verify(last.code)).status).toBe(429);
    expect((await createBrowser(app).post(`${user}/otp/send`, { email: 'turn@example.in' })).status).toBe(429);
    await busy.query('rollback');
    busy.release();
  });

  test('a browser that has signed in to another account is a stranger', async () => {
    await makeOwner('one@example.in');
    const other = await makeOwner('other@example.in');
    await useUp('one@example.in');
    expect((await other.post(`${user}/otp/send`, { email: 'one@example.in' })).status).toBe(429);
  });

  test.each([
    ['a user', user],
    ['a business', contractor],
  ])('so is one in which %s was registered with a stranger’s address, and it uses up nothing of the owner’s', async (_kind, path) => {
    const email = `typed-${path === user ? 'user' : 'business'}@example.in`;
    // Only one user has an address: it is whoever typed it first.
    const owner = path === user ? undefined : await makeOwner(email, path);
    const thief = await typeAddress(email, path);
    await useUp(email, path);
    expect((await thief.post(`${path}/otp/send`, { email })).status).toBe(429);
    if (!owner) return;
    const { verify, code } = await askForCode(email, path, owner);
    expect((await verify(code)).status).toBe(200);
  });

  test('the link of any mail is good in a browser that nobody knows, though all tries are used up', async () => {
    await makeOwner('away@example.in');
    const { link } = await useUp('away@example.in');
    const browser = createBrowser(app);
    const verified = await browser.post(`${user}/link/verify`, { reset: link });
    expect(verified).toMatchObject({ status: 200, body: { email: 'away@example.in' } });
    expect((await browser.post(`${user}/change-password`, { email: 'away@example.in', password: 'new secret' })).status).toBe(200);
    const login = await createBrowser(app, browser.cookies).post('/api/v1/user/login', { userName: 'away', password: 'new secret' });
    expect(login.status).toBe(200);
    await mail.next();
  });
});

describe('the link of a reset', () => {
  const dead = { status: 400, body: { code: 'wrong_reset_link', message: 'This link was used or has expired. Please ask for a new code' } };

  async function askForLink(email: string) {
    await makeUser(db, { email });
    const { link } = await askForCode(email);
    return { link, open: (reset = link, path = user) => createBrowser(app).post(`${path}/link/verify`, { reset }) };
  }

  test('is good once, for its own kind of account', async () => {
    const { open } = await askForLink('link-once@example.in');
    expect(await open(undefined, contractor)).toMatchObject(dead);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => open()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  test('ends with its code', async () => {
    const { open } = await askForLink('link-late@example.in');
    await pool.query("update password_resets set ends_at = now() - interval '1 second'");
    expect(await open()).toMatchObject(dead);
  });

  test('cannot be made from the id of a reset', async () => {
    const { link, open } = await askForLink('link-forged@example.in');
    const [id = '', signature = ''] = link.split('.');
    const forged = [id, `${id}.`, `${id}.${'A'.repeat(22)}`, `${crypto.randomUUID()}.${signature}`, '', 'x'.repeat(5_000), '%00'];
    for (const reset of forged) expect((await open(reset)).status).toBe(400);
    expect((await open()).status).toBe(200);
  });
});
