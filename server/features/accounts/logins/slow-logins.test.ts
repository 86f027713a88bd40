import { describe, expect, test } from 'vitest';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

const ravi = { email: 'ravi@example.in', userName: 'Ravi', password: 'monsoon-2026' };
const asha = { email: 'asha@example.in', userName: 'Asha', password: 'dry-terrace-1' };
for (const user of [ravi, asha]) await call(app, 'POST', '/api/v1/user/register', user);

const LOGIN = '/api/v1/user/login';
const from = (address: string) => ({ 'x-forwarded-for': address });
function logIn(userName: string, password: string, address = '203.0.113.1') {
  return call(app, 'POST', LOGIN, { userName, password }, from(address));
}

/** Guesses in turn, each from another address. @returns how often each status came. */
async function guessFrom(addresses: number, userName = 'Ravi') {
  const statuses: Record<number, number> = {};
  for (let n = 0; n < addresses; n++) {
    const { status } = await logIn(userName, `wrong-${n}`, `198.18.${n >> 8}.${n & 255}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** As if the time of all counted failures were over. */
async function letTimePass() {
  await db.deleteFrom('login_failures').execute();
}

/** As if whoever was told to wait had waited. */
async function letTurnsCome() {
  await db
    .updateTable('login_failures')
    .set({ opens_at: new Date(0) })
    .where('opens_at', 'is not', null)
    .execute();
}

/** As if no time went by for those who were told to wait, however slow the machine is. */
async function putTurnsOff() {
  const inAMinute = new Date(Date.now() + 60_000);
  await db.updateTable('login_failures').set({ opens_at: inAMinute }).where('opens_at', 'is not', null).execute();
}

describe('logins are slowed', () => {
  test('for an account after ten failures from one address, though the password be right', async () => {
    await letTimePass();
    for (let failure = 0; failure < 10; failure++) expect((await logIn('Ravi', 'wrong-password')).status).toBe(401);
    const { status, body, headers } = await logIn('RAVI', ravi.password);
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too_many_logins', message: 'Too many failed logins. Please try again later' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    await letTimePass();
    expect((await logIn('Ravi', ravi.password)).status).toBe(200);
  });

  test('for every spelling by which the database finds the account', async () => {
    await letTimePass();
    for (let failure = 0; failure < 10; failure++) expect((await logIn('Ravi', 'wrong-password')).status).toBe(401);
    expect((await logIn('Rav\u0130', 'wrong-password')).status).toBe(429);
  });

  test('for a name that no account has, in the same way', async () => {
    await letTimePass();
    const statuses = [];
    for (let failure = 0; failure < 11; failure++) statuses.push((await logIn('Nobody', 'wrong-password')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('no more tries count when they are made at once', async () => {
    await letTimePass();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn('Ravi', 'wrong-password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('for an address after fifty failures, whatever the account, and for its /64', async () => {
    await letTimePass();
    for (let failure = 0; failure < 50; failure++) {
      expect((await logIn(`Somebody ${failure}`, 'wrong-password', `2001:db8:1:1::${failure + 1}`)).status).toBe(401);
    }
    expect((await logIn('Ravi', ravi.password, '2001:db8:1:1::ffff')).status).toBe(429);
    expect((await logIn('Ravi', ravi.password, '2001:db8:1:2::1')).status).toBe(200);
  });

  test('for an address that tries many accounts at once: what is beyond the limit learns nothing', async () => {
    await letTimePass();
    // Fewer than may wait to be hashed: more of them would be told to come again.
    const tries = Array.from({ length: 60 }, (_, n) => logIn(`Anybody ${n}`, 'wrong-password', '198.51.100.7'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('but not by logins that succeed', async () => {
    await letTimePass();
    for (let login = 0; login < 12; login++) expect((await logIn('Ravi', ravi.password)).status).toBe(200);
    expect((await logIn('Ravi', 'wrong-password')).status).toBe(401);
  });

  test('what was typed is not kept', async () => {
    await logIn('my-password-in-the-wrong-field', 'wrong-password');
    const rows = await db.selectFrom('login_failures').selectAll().execute();
    expect(rows.map(({ subject }) => subject.toString('latin1')).join()).not.toContain('my-password');
  });
});

describe('nobody shuts another out', () => {
  test('a browser that signed in before has tries of its own while others guess', async () => {
    await letTimePass();
    const browser = createBrowser(app);
    expect((await browser.post(LOGIN, ravi)).status).toBe(200);
    delete browser.cookies.nirmaan;
    expect(await guessFrom(20)).toEqual({ 401: 10, 429: 10 });
    // From an address that has used up its tries as well.
    for (let n = 0; n < 11; n++) await logIn('Ravi', 'wrong-password', '127.0.0.1');
    expect((await browser.post(LOGIN, { ...ravi, password: 'mistyped' })).status).toBe(401);
    expect((await browser.post(LOGIN, ravi)).status).toBe(200);
  });

  test('which are ten failures too', async () => {
    await letTimePass();
    const browser = createBrowser(app);
    await browser.post(LOGIN, ravi);
    const wrong = await Promise.all(Array.from({ length: 20 }, () => browser.post(LOGIN, { ...ravi, password: 'mistyped' })));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await browser.post(LOGIN, ravi)).status).toBe(429);
    expect((await logIn('Ravi', ravi.password)).status).toBe(200);
  });

  test('a new address waits for its turn, and then has it', async () => {
    await letTimePass();
    await guessFrom(15);
    const told = await logIn('Ravi', ravi.password, '203.0.113.50');
    expect(told).toMatchObject({ status: 429, body: { code: 'too_many_logins' } });
    expect(told.headers['retry-after']).toBe('2');
    await putTurnsOff();
    expect((await logIn('Ravi', ravi.password, '203.0.113.50')).status).toBe(429);
    await letTurnsCome();
    await sweepSessions.run(context, {});
    expect((await logIn('Ravi', ravi.password, '203.0.113.50')).status).toBe(200);
    expect((await logIn('Asha', asha.password, '203.0.113.51')).status).toBe(200);
  });

  test('one that has had its turn and failed waits for the next', async () => {
    await letTimePass();
    await guessFrom(11);
    await letTurnsCome();
    const again = () => logIn('Ravi', 'wrong-password', '198.18.0.10');
    expect((await Promise.all(Array.from({ length: 5 }, again))).map(({ status }) => status).toSorted()).toEqual([401, 429, 429, 429, 429]);
  });

  test('guesses from many addresses reach nothing: the longer they go on, the longer each waits', async () => {
    await letTimePass();
    const waits = new Set<number>();
    for (let round = 0; round < 10; round++) {
      // Told to wait, and back when it is their turn.
      for (let visit = 0; visit < 2; visit++) {
        await guessFrom(10);
        await letTurnsCome();
      }
      const { headers } = await logIn('Ravi', 'wrong-password', `203.0.113.${100 + round}`);
      waits.add(Number(headers['retry-after']));
    }
    const sorted = [...waits];
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
    expect(sorted.at(0)).toBe(2);
    expect(sorted.at(-1)).toBe(900);
  });

  test('guesses made at once from many addresses are no more than in turn, whether an account has the name or not', async () => {
    for (const name of ['Ravi', 'Nobody']) {
      await letTimePass();
      const guesses = Array.from({ length: 30 }, (_, n) => logIn(name, `wrong-${n}`, `198.18.1.${n}`));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    }
  });
});

describe('the mark of a browser', () => {
  /** A browser that signed in as Ravi, while others guess his password and Asha's. */
  async function knownToRavi() {
    await letTimePass();
    const browser = createBrowser(app);
    const { cookies } = await browser.post(LOGIN, ravi);
    await guessFrom(11, 'Ravi');
    await guessFrom(11, 'Asha');
    const cookie = cookies.find(({ name }) => name === 'nirmaan_device');
    return { browser, cookie, mark: cookie?.value ?? '' };
  }
  const logInWith = (mark: string, user: typeof ravi) =>
    createBrowser(app, { nirmaan_device: mark }).post(LOGIN, { userName: user.userName, password: user.password });

  test('is a cookie that scripts cannot read and that stays, though it tells nothing', async () => {
    const { cookie, mark } = await knownToRavi();
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 34_560_000 });
    expect(mark).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  });

  test('counts for its own account alone, and only as it was given', async () => {
    const { mark } = await knownToRavi();
    expect((await logInWith(mark, ravi)).status).toBe(200);
    expect((await logInWith(mark, asha)).status).toBe(429);
    const [id = '', signature = ''] = mark.split('.');
    for (const forged of [
      `${signature}.${id}`,
      `${'A'.repeat(22)}.${signature}`,
      `${id}.${'A'.repeat(22)}`,
      id,
      `${mark}.`,
      'x'.repeat(5_000),
    ]) {
      await putTurnsOff();
      expect((await logInWith(forged, ravi)).status).toBe(429);
    }
  });

  test('ends with the password: only a browser that has signed in with the new one, or set it, has tries of its own', async () => {
    await letTimePass();
    const meera = { userName: 'Meera', email: 'meera@example.in', password: 'monsoon-2026' };
    const [before, setting] = [createBrowser(app), createBrowser(app)];
    await before.post('/api/v1/user/register', meera);
    const { body } = await setting.post(LOGIN, meera);
    const changed = { userName: 'Meera', email: meera.email, newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };
    const edited = await call(app, 'PUT', '/api/v1/user/edit', changed, { authorization: `Bearer ${body.token}` });
    expect(edited.status).toBe(200);
    const mark = /^nirmaan_device=([^;]+)/.exec(setCookieLine(edited.headers, 'nirmaan_device') ?? '')?.[1] ?? '';
    await guessFrom(11, 'Meera');
    const now = { ...meera, password: 'dry-roof-2' };
    expect((await logInWith(before.cookies.nirmaan_device ?? '', now)).status).toBe(429);
    expect((await logInWith(mark, now)).status).toBe(200);
  });

  test('opens no tries at another account that the same name stands for', async () => {
    await letTimePass();
    const namesake = { userName: asha.email, email: 'namesake@example.in', password: 'monsoon-2026' };
    await createBrowser(app).post('/api/v1/user/register', namesake);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      // Each time another browser that has signed in to the namesake.
      const browser = createBrowser(app);
      expect((await browser.post(LOGIN, { ...namesake, userName: namesake.email })).status).toBe(200);
      for (let n = 0; n < 8; n++) statuses.push((await browser.post(LOGIN, { userName: asha.email, password: `wrong-${n}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(14).fill(429)]);
    // Nor is the right one told.
    const browser = createBrowser(app);
    await browser.post(LOGIN, { ...namesake, userName: namesake.email });
    expect((await browser.post(LOGIN, { userName: asha.email, password: asha.password })).status).toBe(429);
    // Whoever bears the name still signs in by it, and so does whose address it is: elsewhere, in a browser that knows them, and in one of both.
    expect((await browser.post(LOGIN, namesake)).body.user).toMatchObject({ email: namesake.email });
    await letTimePass();
    const own = createBrowser(app);
    for (const known of [own, own, browser, browser]) {
      expect((await known.post(LOGIN, { userName: asha.email, password: asha.password })).body.user).toMatchObject({ email: asha.email });
    }
    expect((await browser.post(LOGIN, namesake)).body.user).toMatchObject({ email: namesake.email });
  });

  test('names each account that the browser signed in to, at most five', async () => {
    const { browser, mark } = await knownToRavi();
    await letTimePass();
    expect((await browser.post(LOGIN, asha)).status).toBe(200);
    const [id = '', ...marks] = (browser.cookies.nirmaan_device ?? '').split('.');
    expect([id, marks[1]]).toEqual(mark.split('.'));
    for (let n = 0; n < 6; n++) {
      await browser.post('/api/v1/user/register', { email: `m${n}@example.in`, userName: `Many ${n}`, password: 'monsoon-2026' });
    }
    expect(browser.cookies.nirmaan_device?.split('.')).toHaveLength(6);
  });
});
