import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { createResets, resetCalls, wrongCode } from '#tests/helpers/reset-steps.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, askForCode, db, pool, rows } = await createResets();
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
