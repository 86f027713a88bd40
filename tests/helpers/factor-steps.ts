import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

/** The code that an app shows so many steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A site whose team has a second factor, and what its tests do to it. */
export async function startFactors(settings: Record<string, string> = {}) {
  const mail = await startMailServer();
  const { app, db, context } = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on', ...settings }, { pages: true });
  const password = 'monsoon-2026';
  const password_hash = await hashPassword(password);
  let made = 0;

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, body?: object) =>
    call(app, method, `/api/v1/admin${path}`, body, headers);
  const logIn = (email: string, code?: unknown, given = password) =>
    call(app, 'POST', '/api/v1/admin/login', { email, password: given, ...(code === undefined ? {} : { code }) });
  /** As if no code had been used yet. */
  const forgetSteps = (id: string) => db.updateTable('admins').set({ factor_step: '0' }).where('admin_id', '=', id).execute();
  /** As if nobody had tried a wrong code yet. */
  const forgetFailures = () => db.deleteFrom('login_failures').execute();

  async function member(role: 'admin' | 'editor' = 'admin') {
    made += 1;
    const email = `factor${made}@nirmaan.example`;
    const id = await makeAdmin(db, { email, password_hash, role });
    return { email, ...(await signInAdmin(db, id)) };
  }

  /** Somebody whose app makes codes. */
  async function withFactor(role: 'admin' | 'editor' = 'admin') {
    const someone = await member(role);
    const { secret } = (await ask('POST', '/own/factor/begin', someone.headers, {})).body;
    const code = codeOf(secret);
    const confirmed = await ask('POST', '/own/factor/confirm', someone.headers, { code });
    if (confirmed.status !== 200) throw new Error(`confirming was answered with ${confirmed.status}`);
    return { ...someone, secret: secret as string, code, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  }

  return { app, db, context, mail, password, ask, logIn, forgetSteps, forgetFailures, member, withFactor };
}
