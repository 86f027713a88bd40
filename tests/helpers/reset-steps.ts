import { beforeEach, expect } from 'vitest';
import { createBrowser } from '#tests/helpers/browser.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

/** Where each kind of account resets its password. */
export const resetCalls = { user: '/api/v1/user/forgotpassword', contractor: '/api/v1/contractor/auth/forgotpassword' };

export const wrongCode = { status: 400, body: { code: 'wrong_reset_code', message: 'Invalid or expired OTP' } };
export const notVerified = { status: 403, body: { code: 'reset_not_verified', message: 'Please verify the OTP first' } };

/** A server with a real mail server, and the steps of a reset on it. What was asked for is forgotten before each test. */
export async function createResets() {
  const mail = await startMailServer();
  const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url });
  beforeEach(async () => {
    await pool.query('truncate password_resets');
  });

  /** The code in the next mail, and another one. */
  async function nextCode() {
    const { to, text } = await mail.next();
    const code = /^(\d{4})$/m.exec(text)?.[1] ?? '';
    const link = /\/link\?reset=([\w.-]+)/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? '';
    return { to, text, code, link, wrong: code === '1234' ? '4321' : '1234' };
  }

  /** A browser that asked for a code, and the code. */
  async function askForCode(email: string, path = resetCalls.user, browser = createBrowser(app)) {
    expect((await browser.post(`${path}/otp/send`, { email })).status).toBe(200);
    return { browser, ...(await nextCode()), verify: (otp: string) => browser.post(`${path}/otp/verify`, { email, otp }) };
  }

  async function passwordOf(userId: string) {
    const row = await db.selectFrom('users').select('password_hash').where('user_id', '=', userId).executeTakeFirstOrThrow();
    return row.password_hash;
  }

  const rows = () => db.selectFrom('password_resets').selectAll().orderBy('created_at').execute();

  return { app, context, db, pool, mail, nextCode, askForCode, passwordOf, rows };
}
