import { describe, expect, test } from 'vitest';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { disownEmail, findEmailToProve, proveEmail } from '#server/features/email-addresses/prove-email.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { proofTokenIn } from '#tests/helpers/confirmation.ts';
import { dumpDatabase, findTraces } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
const deadLink = { status: 400, code: 'wrong_proof_link' };
const password = 'monsoon-2026';

let made = 0;
/** Registers a user by the call. */
async function register() {
  made += 1;
  const email = `person${made}@example.in`;
  const { status, body } = await call(app, 'POST', '/api/v1/user/register', { email, userName: `Person ${made}`, password });
  expect(status).toBe(201);
  const account: PublicAccount = { kind: 'user', userId: body.user._id };
  return { account, email, headers: { authorization: `Bearer ${body.token}` } };
}

/** The answers that the page of a link takes from who is signed in to its account. */
const ways = (account: PublicAccount) =>
  [(token: string) => proveEmail(context, account, token), (token: string) => disownEmail(context, token)] as const;
const sendAgain = (headers = {}) => call(app, 'POST', '/api/v1/account/email-proof/send', undefined, headers);

describe('an address', () => {
  test('of a user is proven by the link of the mail that greets them, once', async () => {
    const { account, email } = await register();
    const token = proofTokenIn((await mail.next(email)).text);
    // Programs that look through mail open links.
    const asked = { email, kind: 'user', name: expect.stringMatching(/^Person/) };
    for (let look = 0; look < 3; look++) expect(await findEmailToProve(context, account, token)).toEqual({ ...asked, isOpen: true });
    expect(await isProven(context, account)).toBe(false);
    await proveEmail(context, account, token);
    expect(await isProven(context, account)).toBe(true);
    expect(await findEmailToProve(context, account, token)).toBeUndefined();
    await expect(proveEmail(context, account, token)).rejects.toMatchObject(deadLink);
  });

  test('of a business too', async () => {
    const form = await businessForm();
    const { body } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
    const account = { kind: 'contractor', businessId: body.contractor._id } as const;
    const { text } = await mail.next(form.email);
    expect(await isProven(context, account)).toBe(false);
    await proveEmail(context, account, proofTokenIn(text));
    expect(await isProven(context, account)).toBe(true);
  });

  test('is asked for again with the same link, and once it is proven no more', async () => {
    const { account, email, headers } = await register();
    const first = proofTokenIn((await mail.next(email)).text);
    expect((await sendAgain(headers)).body).toEqual({
      success: true,
      message: 'We have sent you a mail. Open its link and press the button',
    });
    const { text } = await mail.next(email);
    expect(text).toContain('Subject: Confirm your email for Nirmaan');
    expect(proofTokenIn(text)).toBe(first);
    await proveEmail(context, account, first);
    expect((await sendAgain(headers)).body.message).toBe('Your email is confirmed already');
    expect(mail.left(email)).toBe(0);
    expect(await isProven(context, account)).toBe(true);
  });

  test('is proven no more by a link whose reader said that the account is not theirs; asked for again, by another', async () => {
    const { account, email, headers } = await register();
    const token = proofTokenIn((await mail.next(email)).text);
    await disownEmail(context, token);
    expect(await findEmailToProve(context, account, token)).toBeUndefined();
    for (const answer of ways(account)) await expect(answer(token)).rejects.toMatchObject(deadLink);
    expect(await isProven(context, account)).toBe(false);

    expect((await sendAgain(headers)).status).toBe(200);
    const other = proofTokenIn((await mail.next(email)).text);
    expect(other).not.toBe(token);
    await proveEmail(context, account, other);
    expect(await isProven(context, account)).toBe(true);
    // What is proven stays so.
    for (const used of [token, other]) await expect(disownEmail(context, used)).rejects.toMatchObject(deadLink);
    expect(await isProven(context, account)).toBe(true);
  });

  test('is proven or disowned when both are asked for at once, never both', async () => {
    const { account, email } = await register();
    const token = proofTokenIn((await mail.next(email)).text);
    const [prove, disown] = ways(account);
    const answers = await Promise.allSettled([disown, prove, disown, prove].map((answer) => answer(token)));
    const at = answers.map(({ status }) => status).indexOf('fulfilled');
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isProven(context, account)).toBe(at % 2 === 1);
  });

  test('is asked for by whoever has an account alone', async () => {
    expect((await sendAgain()).status).toBe(401);
    expect((await sendAgain((await signInAdmin(db)).headers)).status).toBe(403);
  });

  test('is mailed so often at most, to one address and by one account', async () => {
    const { headers } = await register();
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await sendAgain(headers)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('is proven by no link that was not mailed, nor by one whose time is over, though the clock be put back then', async () => {
    const { account, email } = await register();
    const token = proofTokenIn((await mail.next(email)).text);
    const [id = '', signature = ''] = token.split('.');
    for (const forged of ['', id, `${id}.${'A'.repeat(22)}`, `${crypto.randomUUID()}.${signature}`, 'x'.repeat(5_000)]) {
      expect(await findEmailToProve(context, account, forged)).toBeUndefined();
      for (const answer of ways(account)) await expect(answer(forged)).rejects.toMatchObject(deadLink);
    }
    await pool.query("update email_proofs set ends_at = now() - interval '1 second' where email = $1", [email]);
    await expect(disownEmail(context, token)).rejects.toMatchObject(deadLink);
    await expect(proveEmail(context, account, token)).rejects.toMatchObject(deadLink);
    await pool.query("update email_proofs set ends_at = now() + interval '1 hour' where email = $1", [email]);
    await expect(proveEmail(context, account, token)).rejects.toMatchObject(deadLink);
  });

  test('is swept when its time is over', async () => {
    const { email } = await register();
    await mail.next(email);
    await pool.query("update email_proofs set ends_at = now() - interval '1 second' where email = $1", [email]);
    await sweepSessions.run(context, {});
    expect(await db.selectFrom('email_proofs').select('email').where('email', '=', email).execute()).toEqual([]);
  });

  test('that is another by now is not proven by the old link; the spelling does not matter', async () => {
    const one = await register();
    const token = proofTokenIn((await mail.next(one.email)).text);
    await pool.query('update users set email = $1 where email = $2', [`other-${one.email}`, one.email]);
    await expect(proveEmail(context, one.account, token)).rejects.toMatchObject(deadLink);
    expect(await isProven(context, one.account)).toBe(false);

    const two = await register();
    const other = proofTokenIn((await mail.next(two.email)).text);
    await pool.query('update users set email = upper(email) where email = $1', [two.email]);
    await proveEmail(context, two.account, other);
    expect(await isProven(context, two.account)).toBe(true);
  });

  test('goes with the account, link and all', async () => {
    const { email, headers } = await register();
    await mail.next(email);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
    expect(findTraces(await dumpDatabase(pool), { words: [email] })).toEqual([]);
  });

  test('of an account that is gone is not proven', async () => {
    const { id } = await signInUser(db);
    await db.deleteFrom('users').where('user_id', '=', id).execute();
    expect(await isProven(context, { kind: 'user', userId: id })).toBe(false);
  });
});
