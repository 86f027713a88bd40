import { describe, expect, test } from 'vitest';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { createResets, notVerified, resetCalls, wrongCode } from '#tests/helpers/reset-steps.ts';

const { app, askForCode, db, mail, passwordOf, pool } = await createResets();
const { contractor, user } = resetCalls;

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

  test('that has ended is not there again when the clock is put back', async () => {
    const { change } = await verified('back@example.in');
    await pool.query(
      "update password_resets set verified_at = now() + interval '49 minutes', grant_ends_at = now() + interval '59 minutes'",
    );
    expect(await change('new secret')).toMatchObject(notVerified);
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
