import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { proveBefore, signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { resetCalls } from '#tests/helpers/reset-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url });

type Headers = Record<string, string>;
const PATH = '/api/v1/account/nominee';
const look = async (headers: Headers) => (await call(app, 'GET', PATH, undefined, headers)).body.data;
const name = (body: unknown, headers: Headers) => call(app, 'PUT', PATH, body, headers);
const person = { name: 'Kavita Rao', email: 'kavita@example.in', phoneNo: '9822012345' };

describe('whom somebody names to act for them', () => {
  test('is seen by them alone, changed and taken back', async () => {
    const [one, other] = [await signInUser(db), await signInBusiness(db)];
    expect(await look(one.headers)).toBeNull();
    expect(await name(person, one.headers)).toMatchObject({ status: 200, body: { message: 'Saved. This person may act for you.' } });
    expect(await look(one.headers)).toEqual({ ...person, namedAt: expect.stringMatching(/Z$/) });
    expect(await look(other.headers)).toBeNull();
    // By a number alone, as a phone's contacts give it; what was there before goes.
    expect((await name({ name: 'Ravi Rao', phoneNo: ' +91 98220 54321 ', email: '' }, one.headers)).status).toBe(200);
    expect(await look(one.headers)).toMatchObject({ name: 'Ravi Rao', email: null, phoneNo: '9822054321' });
    for (const _again of [1, 2]) expect((await call(app, 'DELETE', PATH, undefined, one.headers)).status).toBe(200);
    expect(await look(one.headers)).toBeNull();
  });

  test('is one, though two are named at once', async () => {
    const { id, headers } = await signInBusiness(db);
    const answers = await Promise.all(['Asha', 'Bina', 'Chitra'].map((named) => name({ ...person, name: named }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.selectFrom('nominees').select('name').where('business_id', '=', id).execute()).toHaveLength(1);
  });

  test.each([
    ['no name', { ...person, name: '' }, 'name', 'All fields are required'],
    ['a name of nothing to see', { ...person, name: '\u200b' }, 'name', 'All fields are required'],
    ['a name that is huge', { ...person, name: 'x'.repeat(100_000) }, 'name', 'This text is too long'],
    ['a name that is a number', { ...person, name: 7 }, 'name', 'All fields are required'],
    ['neither address nor number', { name: 'Kavita Rao' }, 'email', 'Give an email or a mobile number'],
    ['both of them empty', { name: 'Kavita Rao', email: ' ', phoneNo: null }, 'email', 'Give an email or a mobile number'],
    ['no address', { ...person, email: 'kavita@' }, 'email', 'Invalid Email'],
    ['a script for an address', { ...person, email: '<script>alert(1)</script>' }, 'email', 'Invalid Email'],
    ['no number', { ...person, phoneNo: '12345' }, 'phoneNo', 'Invalid Phone Number'],
  ])('is refused with %s', async (_what, body, field, message) => {
    const { headers } = await signInUser(db);
    expect(await name(body, headers)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await look(headers)).toBeNull();
  });

  test('is somebody else: not their own address, however it is written, nor their own number', async () => {
    const own = { email: 'meera.rao@gmail.com', phone_no: '9822098220', phone_proven_at: new Date() };
    const { headers } = await signInUser(db, await makeUser(db, own));
    const owner = await signInBusiness(db, await makeBusiness(db, { phone_no: '9822098221' }));
    const message = 'This is your own. Name somebody else';
    const refused = (field: string) => ({ status: 400, body: { code: 'own_contact', errors: { [field]: message } } });
    for (const email of ['meera.rao@gmail.com', 'MeeraRao+family@googlemail.com'])
      expect(await name({ ...person, email }, headers)).toMatchObject(refused('email'));
    expect(await name({ ...person, phoneNo: '+91 98220 98220' }, headers)).toMatchObject(refused('phoneNo'));
    expect(await name({ ...person, phoneNo: '9822098221' }, owner.headers)).toMatchObject(refused('phoneNo'));
    expect(await look(headers)).toBeNull();
  });

  test('is not named by visitors, nor by the team', async () => {
    const admin = await signInAdmin(db);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? person : undefined;
      expect((await call(app, method, PATH, body)).status).toBe(401);
      expect((await call(app, method, PATH, body, admin.headers)).status).toBe(403);
    }
  });

  test('is seen by the team beside the account, is in its download, and goes with it', async () => {
    const admin = await signInAdmin(db);
    const { id, headers } = await signInUser(db);
    await name(person, headers);
    const seen = await call(app, 'GET', `/api/v1/admin/account/get/user/${id}`, undefined, admin.headers);
    expect(seen.body.nominee).toMatchObject(person);
    expect((await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data.nominee).toMatchObject(person);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
    expect(await db.selectFrom('nominees').select('name').where('user_id', '=', id).execute()).toEqual([]);
  });
});

describe('whom a thief names', () => {
  let made = 0;
  const mailbox = () => `robbed${process.pid}x${++made}@example.in`;
  /** The first mail to an address whose subject begins so. */
  async function mailTo(address: string, subject: string) {
    for (;;) {
      const next = readMail((await mail.next(address)).text);
      if (next.subject.startsWith(subject)) return next.text;
    }
  }
  async function resetByCode(kind: 'user' | 'contractor', email: string) {
    const [browser, path] = [createBrowser(app), resetCalls[kind]];
    await browser.post(`${path}/otp/send`, { email });
    const otp = /^(\d{4})$/m.exec(await mailTo(email, 'Your code to reset'))?.[1];
    expect((await browser.post(`${path}/otp/verify`, { email, otp })).status).toBe(200);
    expect((await browser.post(`${path}/change-password`, { email, password: 'dry-roof-2' })).status).toBe(200);
  }
  const robbed = async (kind: 'user' | 'contractor', email = mailbox()) =>
    kind === 'user' ? signInUser(db, await makeUser(db, { email })) : signInBusiness(db, await makeBusiness(db, { email }));
  /** Signs the owner in once more: what was open has ended. */
  const signIn = (kind: 'user' | 'contractor', id: string) => (kind === 'user' ? signInUser(db, id) : signInBusiness(db, id));
  const KINDS = ['user', 'contractor'] as const;

  test.each(KINDS)('is not named by a session of a %s that was left open; named, the account is mailed, without a name', async (kind) => {
    const email = mailbox();
    const { token, headers } = await robbed(kind, email);
    await proveBefore(db, token, 16);
    expect(await name(person, headers)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await look(headers)).toBeNull();
    await proveBefore(db, token, 0);
    expect((await name(person, headers)).status).toBe(200);
    const text = await mailTo(email, 'Somebody to act for you was named');
    expect(text).toContain(kind === 'user' ? '/user/told#nominee' : '/profilesupplier/told#nominee');
    for (const typed of Object.values(person)) expect(text).not.toContain(typed);
  });

  test.each(KINDS)('goes with a reset of a %s, as whoever was named within seven days; who was named before stays', async (kind) => {
    const email = mailbox();
    const { id, headers } = await robbed(kind, email);
    await name(person, headers);
    await resetByCode(kind, email);
    expect(await look((await signIn(kind, id)).headers)).toBeNull();

    const owner = await signIn(kind, id);
    await name(person, owner.headers);
    const column = kind === 'user' ? 'user_id' : 'business_id';
    const named_at = new Date(Date.now() - 8 * 86_400_000);
    await db.updateTable('nominees').set({ named_at }).where(column, '=', id).execute();
    await resetByCode(kind, email);
    expect(await look((await signIn(kind, id)).headers)).toMatchObject(person);
  });

  test('stays when the owner sets a password from within: they may have named somebody themselves', async () => {
    const { headers } = await robbed('contractor');
    await name(person, headers);
    const passwords = { newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };
    expect((await call(app, 'PUT', '/api/v1/contractor/password', passwords, headers)).status).toBe(200);
    expect((await call(app, 'POST', '/api/v1/account/logout-everywhere', undefined, headers)).status).toBe(200);
    expect(await look(headers)).toMatchObject(person);
  });
});
