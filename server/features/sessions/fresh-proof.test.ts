import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { proveBefore, signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db, pool } = await createTestApp({ RATE_LIMITS: 'on', SMTP_URL: mail.url });

const proofNeeded = { status: 403, body: { code: 'proof_needed', message: 'Please enter your password to go on' } };
const wrongPassword = { status: 403, body: { code: 'wrong_password', errors: { password: 'This is not your current password' } } };
const ended = { status: 401, body: { code: 'not_signed_in' } };
/** The password of those whom the tests make. */
const right = 'dry-roof-1';
const password_hash = await hashPassword(right);
const passwords = { newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };

type Headers = Record<string, string>;
const prove = (headers: Headers, password: unknown = right) => call(app, 'POST', '/api/v1/account/prove', { password }, headers);

let made = 0;
async function newUser() {
  made += 1;
  const user = { userName: `Prover ${made}`, email: `prover${made}@example.in` };
  const id = await makeUser(db, { user_name: user.userName, email: user.email, email_proven_at: null, password_hash });
  return { ...(await signInUser(db, id)), user };
}

/** A business's owner whose profile is all that its form wants. */
async function newOwner() {
  const form = await businessForm();
  const { body } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
  const { _id: id, image } = body.contractor;
  const { password, image: _, ...profile } = form;
  const token = body.token as string;
  return {
    id,
    token,
    password,
    headers: { authorization: `Bearer ${token}` },
    profile: { ...profile, description: 'Bags', images: image },
  };
}

/** Every grave act, made ready for an account of its own. */
const GRAVE: [string, () => Promise<{ token: string; headers: Headers; password?: string; act: () => ReturnType<typeof call> }>][] = [
  [
    "a user's new password",
    async () => {
      const { user, ...session } = await newUser();
      return { ...session, act: () => call(app, 'PUT', '/api/v1/user/edit', { ...user, ...passwords }, session.headers) };
    },
  ],
  [
    "a user's new e-mail",
    async () => {
      const { user, ...session } = await newUser();
      const email = `new-${user.email}`;
      return { ...session, act: () => call(app, 'PUT', '/api/v1/user/edit', { ...user, email }, session.headers) };
    },
  ],
  [
    "a user's account that is deleted",
    async () => {
      const session = await newUser();
      return { ...session, act: () => call(app, 'DELETE', '/api/v1/user/delete', undefined, session.headers) };
    },
  ],
  [
    "an owner's new password",
    async () => {
      const session = await newOwner();
      return { ...session, act: () => call(app, 'PUT', '/api/v1/contractor/password', passwords, session.headers) };
    },
  ],
  [
    "an owner's new login phone",
    async () => {
      const { profile, ...session } = await newOwner();
      const { phoneNo } = await businessForm();
      return { ...session, act: () => call(app, 'PUT', '/api/v1/contractor/edit', { ...profile, phoneNo }, session.headers) };
    },
  ],
  [
    "an owner's new e-mail",
    async () => {
      const { profile, ...session } = await newOwner();
      const email = `new-${profile.email}`;
      return { ...session, act: () => call(app, 'PUT', '/api/v1/contractor/edit', { ...profile, email }, session.headers) };
    },
  ],
  [
    "an owner's account that is deleted",
    async () => {
      const session = await newOwner();
      return { ...session, act: () => call(app, 'DELETE', `/api/v1/contractor/delete/${session.id}`, undefined, session.headers) };
    },
  ],
];

describe.each(GRAVE)('%s', (_name, prepare) => {
  test('needs nothing more soon after the sign-in', async () => {
    const { token, act } = await prepare();
    await proveBefore(db, token, 14);
    expect((await act()).status).toBe(200);
  });

  test('needs a proof after 15 minutes, and goes on after it', async () => {
    const { token, headers, password, act } = await prepare();
    await proveBefore(db, token);
    expect(await act()).toMatchObject(proofNeeded);
    expect(await prove(headers, 'monsoon-2027')).toMatchObject(wrongPassword);
    expect(await act()).toMatchObject(proofNeeded);
    expect(await prove(headers, password)).toMatchObject({ status: 200, body: { success: true, message: 'Thank you. Please go on' } });
    expect((await act()).status).toBe(200);
  });

  test('does not come to pass in a session that a new password has ended', async () => {
    const { headers, token, act } = await prepare();
    await pool.query('delete from sessions where token_hash = $1', [hashToken(token)]);
    expect(await act()).toMatchObject(ended);
    expect(await prove(headers)).toMatchObject(ended);
  });
});

describe('what is not grave needs no proof', () => {
  test("a user's name, the present e-mail in other letters, and taking back a wish for another", async () => {
    const { user, token, headers } = await newUser();
    const edit = (wanted: object) => call(app, 'PUT', '/api/v1/user/edit', { ...user, ...wanted }, headers);
    expect((await edit({ email: `late-${user.email}` })).body.notice).toBeDefined();
    await proveBefore(db, token, 60);
    expect((await edit({ userName: `${user.userName} B`, email: user.email.toUpperCase() })).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data.newEmail).toBeUndefined();
  });

  test('a profile with the same number and e-mail, however they are written', async () => {
    const { profile, token, headers } = await newOwner();
    await proveBefore(db, token, 60);
    const wanted = {
      ...profile,
      name: 'Other Tiles',
      price: '90',
      phoneNo: `+91 ${profile.phoneNo.replace(/\D/g, '').slice(-10)}`,
      email: profile.email.toUpperCase(),
    };
    expect((await call(app, 'PUT', '/api/v1/contractor/edit', wanted, headers)).status).toBe(200);
  });

  test('what other clients still send is no proof and no failure', async () => {
    const { user, token, headers } = await newUser();
    const sent = { ...user, ...passwords, currentPassword: right };
    await proveBefore(db, token);
    expect(await call(app, 'PUT', '/api/v1/user/edit', sent, headers)).toMatchObject(proofNeeded);
    expect(await call(app, 'DELETE', '/api/v1/user/delete', { password: right }, headers)).toMatchObject(proofNeeded);
    await proveBefore(db, token, 0);
    expect((await call(app, 'PUT', '/api/v1/user/edit', { ...sent, currentPassword: 'wrong' }, headers)).status).toBe(200);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', { password: 'wrong' }, headers)).status).toBe(200);
  });
});

describe('a proof', () => {
  const rename = (user: object, headers: Headers) => call(app, 'PUT', '/api/v1/user/edit', { ...user, ...passwords }, headers);

  test('is of one session alone', async () => {
    const { id, user, headers } = await newUser();
    const left = await signInUser(db, id);
    await proveBefore(db, left.token);
    expect((await prove(headers)).status).toBe(200);
    expect(await rename(user, left.headers)).toMatchObject(proofNeeded);
  });

  test.each([[undefined], [''], [7], [['dry-roof-1']]])('takes %j for no password', async (password) => {
    const { headers } = await newUser();
    expect((await call(app, 'POST', '/api/v1/account/prove', { password }, headers)).status).toBe(400);
  });

  test('is asked of accounts that owners change here, not of visitors and admins', async () => {
    expect(await prove({})).toMatchObject(ended);
    expect((await prove((await signInAdmin(db)).headers, 'dry-roof-1')).status).toBe(403);
  });

  test('of a later time than now is none: the clock was put back', async () => {
    const { user, token, headers } = await newUser();
    await proveBefore(db, token, -30);
    expect(await rename(user, headers)).toMatchObject(proofNeeded);
    expect((await prove(headers)).status).toBe(200);
    expect((await rename(user, headers)).status).toBe(200);
  });

  test('that was told to be too old stays so, though the clock be put back', async () => {
    const { user, token, headers } = await newUser();
    await proveBefore(db, token, 16);
    expect(await rename(user, headers)).toMatchObject(proofNeeded);
    // As if it were five minutes earlier now.
    await pool.query("update sessions set proven_at = proven_at + interval '5 minutes' where token_hash = $1", [hashToken(token)]);
    expect(await rename(user, headers)).toMatchObject(proofNeeded);
  });

  test('is guarded: after ten wrong passwords the right one waits, too', async () => {
    const { user, headers, token } = await newUser();
    await proveBefore(db, token);
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => prove(headers, `wrong-${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(403), ...Array(5).fill(429)]);
    expect(await prove(headers)).toMatchObject({ status: 429, body: { code: 'too_many_logins' } });
    expect(await rename(user, headers)).toMatchObject(proofNeeded);
    expect((await call(app, 'POST', '/api/v1/user/login', { userName: user.userName, password: right })).status).toBe(200);
  });

  test('right ones are not counted', async () => {
    const { headers } = await newUser();
    for (let n = 0; n < 12; n++) expect((await prove(headers)).status).toBe(200);
  });

  test('by the password that was changed while it was compared proves nothing', async () => {
    const { id, user, headers, token } = await newUser();
    await proveBefore(db, token);
    const proof = await meetAtLock(
      db,
      (transaction) => transaction.updateTable('users').set({ password_hash: 'another' }).where('user_id', '=', id).execute(),
      () => prove(headers),
    );
    expect(proof).toMatchObject(wrongPassword);
    expect(await rename(user, headers)).toMatchObject(proofNeeded);
  });

  test('of an account without a password is no password', async () => {
    const { headers } = await signInBusiness(db, await makeBusiness(db, { password_hash: null }));
    expect(await prove(headers)).toMatchObject(wrongPassword);
  });
});

describe('somebody who has forgotten the password', () => {
  /** A browser that is signed in, and was proven long ago. */
  async function forgetful() {
    const { id, user, token } = await newUser();
    await proveBefore(db, token, 60);
    return { id, user, browser: createBrowser(app, { nirmaan: token }), headers: { authorization: `Bearer ${token}` } };
  }

  /** What the mail with a code tells, among others. */
  async function nextMail(): Promise<{ code: string; reset: string }> {
    const mailed = await mail.next();
    if (!mailed.text.includes('Subject: Your code to reset')) return nextMail();
    const text = mailed.text.replaceAll('=\n', '').replaceAll('=3D', '=');
    return { code: /^(\d{4})$/m.exec(text)?.[1] ?? '', reset: /\/link\?reset=([\w.-]+)/.exec(text)?.[1] ?? '' };
  }
  const forgot = '/api/v1/user/forgotpassword';

  test('proves by the code that is mailed to their own address, which is proven too', async () => {
    const { id, user, browser, headers } = await forgetful();
    await browser.post(`${forgot}/otp/send`, { email: user.email });
    const { code } = await nextMail();
    const wrong = code === '1234' ? '4321' : '1234';
    expect((await browser.post(`${forgot}/otp/verify`, { email: user.email, otp: wrong })).status).toBe(400);
    expect(await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).toMatchObject(proofNeeded);
    expect((await browser.post(`${forgot}/otp/verify`, { email: user.email, otp: code })).status).toBe(200);
    const row = await db.selectFrom('users').select('email_proven_at').where('user_id', '=', id).executeTakeFirstOrThrow();
    expect(row.email_proven_at).toBeInstanceOf(Date);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
  });

  test('proves by the link of that mail', async () => {
    const { user, browser, headers } = await forgetful();
    await browser.post(`${forgot}/otp/send`, { email: user.email });
    expect((await browser.post(`${forgot}/link/verify`, { reset: (await nextMail()).reset })).status).toBe(200);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
  });

  test("does not by a code for somebody else's account", async () => {
    const { browser, headers } = await forgetful();
    const { user: other } = await newUser();
    await browser.post(`${forgot}/otp/send`, { email: other.email });
    expect((await browser.post(`${forgot}/otp/verify`, { email: other.email, otp: (await nextMail()).code })).status).toBe(200);
    expect(await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).toMatchObject(proofNeeded);
  });
});
