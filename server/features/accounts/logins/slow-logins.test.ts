import { describe, expect, test } from 'vitest';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

const ravi = { email: 'ravi@example.in', userName: 'Ravi', password: 'monsoon-2026' };
await call(app, 'POST', '/api/v1/user/register', ravi);

const from = (address: string) => ({ 'x-forwarded-for': address });
function logIn(userName: string, password: string, address = '203.0.113.1') {
  return call(app, 'POST', '/api/v1/user/login', { userName, password }, from(address));
}

/** As if the time of all counted failures were over. */
async function letTimePass() {
  await db
    .updateTable('login_failures')
    .set({ ends_at: new Date(0) })
    .execute();
}

describe('logins are slowed', () => {
  test('for an account after ten failures, from whatever address, though the password be right', async () => {
    await letTimePass();
    for (let failure = 0; failure < 10; failure++) {
      expect((await logIn('Ravi', 'wrong-password', `203.0.113.${failure}`)).status).toBe(401);
    }
    const { status, body, headers } = await logIn('RAVI', ravi.password, '203.0.113.99');
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too_many_logins', message: 'Too many failed logins. Please try again later' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
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
    const tries = Array.from({ length: 80 }, (_, n) => logIn(`Anybody ${n}`, 'wrong-password', '198.51.100.7'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
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
