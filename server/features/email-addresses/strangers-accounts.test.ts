import { expect, test } from 'vitest';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInMember } from '#tests/factories/member.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { changeTokenIn, proofTokenIn } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db } = await createTestApp({ SMTP_URL: mail.url }, { pages: true });

const open = async (url: string, token?: string) => (await app.inject({ url, ...(token ? { cookies: { nirmaan: token } } : {}) })).body;
/** Presses a button of the page that a mail leads to. */
const press = (url: string, token?: string, answer = 'yes') =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ answer }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(token ? { cookies: { nirmaan: token } } : {}),
  });

let made = 0;
/** Registers an account with the address of somebody who knows nothing of it. */
async function registerWith(email: string, kind: 'user' | 'contractor') {
  made += 1;
  if (kind === 'user') {
    const form = { email, userName: `Rafiq ${made}`, password: 'monsoon-2026' };
    const { body } = await call(app, 'POST', '/api/v1/user/register', form);
    return { name: form.userName, token: body.token, account: { kind, userId: body.user._id } as const };
  }
  const form = { ...(await businessForm()), name: `Deccan Tiles ${made}`, email };
  const { body } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
  return { name: form.name, token: body.token, account: { kind, businessId: body.contractor._id } as const };
}

test.each(['user', 'contractor'] as const)(
  'the account of a %s that names a stranger’s address is not proven by that stranger, who reads whose it is; by its owner it is',
  async (kind) => {
    const email = `read-by-another-${kind}@example.in`;
    const { name, token, account } = await registerWith(email, kind);
    const link = `/prove-email?proof=${proofTokenIn((await mail.next(email)).text)}`;
    const reader = await signInUser(db);
    const worker = account.kind === 'contractor' ? [(await signInMember(db, account.businessId, 'all')).token] : [];
    for (const other of [undefined, reader.token, ...worker]) {
      const page = await open(link, other);
      for (const shown of [name, email, 'To confirm it, log in to this account']) expect(page).toContain(shown);
      expect(page).not.toContain('Yes, it is mine');
      const answer = await press(link, other);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('Log in to this account first, then open the link again');
      expect(await isProven(context, account)).toBe(false);
    }
    expect(await open(link, token)).toContain('Yes, it is mine');
    expect((await press(link, token)).statusCode).toBe(200);
    expect(await isProven(context, account)).toBe(true);
  },
);

test('a stranger whose address an account asks for does not give it away; its owner does', async () => {
  const email = 'wanted-by-another@example.in';
  const id = await makeUser(db, { user_name: 'Rafiq', email: 'rafiq@example.in' });
  const { token, headers } = await signInUser(db, id);
  expect((await call(app, 'PUT', '/api/v1/user/edit', { userName: 'Rafiq', email }, headers)).status).toBe(200);
  const link = `/confirm-email?change=${changeTokenIn((await mail.next(email)).text)}`;
  const emailNow = async () => (await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data.email;
  for (const other of [undefined, (await signInUser(db)).token]) {
    expect(await open(link, other)).toContain('To confirm it, log in to this account');
    expect((await press(link, other)).statusCode).toBe(403);
    expect(await emailNow()).toBe('rafiq@example.in');
  }
  expect((await press(link, token)).statusCode).toBe(200);
  expect(await emailNow()).toBe(email);
});
