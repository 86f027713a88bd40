import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { linkAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { proveBefore, signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, ADMIN_EMAIL: 'Named@nirmaan.example', ADMIN_PASSWORD: 'back-office-1' });
const password = 'monsoon-2026';
const admin = await signInAdmin(db);

type Headers = Record<string, string>;
const list = async (headers: Headers = admin.headers) =>
  (await call(app, 'GET', '/api/v1/admin/admin/get', undefined, headers)).body.admins;
const add = (email: unknown, headers: Headers = admin.headers, role: unknown = 'admin') =>
  call(app, 'POST', '/api/v1/admin/admin/add', { email, role }, headers);
const remove = (id: string, headers: Headers = admin.headers) =>
  call(app, 'DELETE', `/api/v1/admin/admin/remove/${id}`, undefined, headers);
const mailAgain = (id: string) => call(app, 'POST', `/api/v1/admin/admin/link/${id}`, undefined, admin.headers);
const logIn = (email: string, password: string) => call(app, 'POST', '/api/v1/admin/login', { email, password });
const prove = (password: string, headers: Headers) => call(app, 'POST', '/api/v1/account/prove', { password }, headers);
const isIn = async (headers: Headers) => (await call(app, 'GET', '/api/v1/admin/audit/get', undefined, headers)).status === 200;
const newEmail = () => `${randomUUID()}@nirmaan.example`;

/** The link of the next mail to an address. */
async function linkFor(email: string) {
  const { text } = await mail.next(email);
  return /\/admin\/set-password\?link=([\w-]{43})/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? '';
}
const setPassword = (link: string) => call(app, 'POST', '/api/v1/admin/password', { link, password });

describe('another admin', () => {
  test('is added by an address, mailed a link that is good once, and signs in with the password of their own', async () => {
    const email = newEmail();
    expect(await add(` ${email} `)).toMatchObject({ status: 201, body: { message: 'Added to the team. The link is on its way' } });
    const link = await linkFor(email);
    expect((await list()).find((one: { email: string }) => one.email === email)).toMatchObject({
      ...{ hasPassword: false, isSelf: false, sessions: 0, linkEndsAt: expect.any(String) },
    });
    expect((await setPassword(link)).status).toBe(200);
    expect((await setPassword(link)).status).toBe(400);
    expect((await logIn(email, password)).status).toBe(200);
    expect((await list()).find((one: { email: string }) => one.email === email)).toMatchObject({
      ...{ hasPassword: true, sessions: 1, linkEndsAt: null },
    });
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_kind', '=', 'admin').execute();
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  test('is mailed a new link until they have set a password; the one before is none any more', async () => {
    const email = newEmail();
    await add(email);
    const first = await linkFor(email);
    const { _id: id } = (await list()).find((one: { email: string }) => one.email === email);
    expect(await mailAgain(id)).toMatchObject({ status: 201, body: { message: 'A new link is on its way' } });
    const second = await linkFor(email);
    expect(second).not.toBe(first);
    expect((await setPassword(first)).status).toBe(400);
    expect((await setPassword(second)).status).toBe(200);
    expect(await mailAgain(id)).toMatchObject({ status: 409, body: { code: 'password_is_set' } });
    // The shell takes a password away, and says so.
    await linkAdmin(db, email);
    expect((await list()).find((one: { email: string }) => one.email === email)).toMatchObject({ hasPassword: false });
  });

  test('is added once, at the same moment too, and not under an address that is none', async () => {
    const email = newEmail();
    const answers = await Promise.all([add(email), add(email.toUpperCase())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await add(email)).toMatchObject({ status: 409, body: { errors: { email: 'This email is in the team already' } } });
    for (const wrong of ['', ' ', 'asha', undefined, null, 7, `${'a'.repeat(400)}@example.in`, 'a@b\0.in'])
      expect(await add(wrong)).toMatchObject({ status: 400, body: { errors: { email: expect.any(String) } } });
  });

  test('is none of those who are no admins, whatever they ask', async () => {
    const { headers } = await signInUser(db);
    expect((await add(newEmail(), headers)).status).toBe(403);
    for (const id of [randomUUID(), 'me', '%00']) {
      expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'admin_not_found' } });
      expect(await mailAgain(id)).toMatchObject({ status: 404, body: { code: 'admin_not_found' } });
    }
  });
});

describe('an admin who is removed', () => {
  test('is signed out at once, and signs in no more; what they did stays', async () => {
    const email = newEmail();
    const id = await makeAdmin(db, { email, password_hash: await hashPassword(password) });
    const theirs = await signInAdmin(db, id);
    await add(newEmail(), theirs.headers);
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Removed from the team' } });
    expect(await isIn(theirs.headers)).toBe(false);
    expect((await logIn(email, password)).status).toBe(401);
    expect(await db.selectFrom('audit_entries').select('admin_email').where('admin_id', '=', id).execute()).toEqual([
      { admin_email: email },
    ]);
    expect((await remove(id)).status).toBe(404);
  });

  test('leaves keys and webhooks that go on: the admins are mailed, and the list of keys says it; nobody is of one who made none', async () => {
    const setRole = (id: string) => call(app, 'PUT', `/api/v1/admin/admin/role/${id}`, { role: 'editor' }, admin.headers);
    const reader = newEmail();
    await makeAdmin(db, { email: reader });
    const makers = [newEmail(), newEmail(), newEmail(), newEmail()];
    const ids = await Promise.all(makers.map((email) => makeAdmin(db, { email })));
    const [ofKey = '', ofWebhook = '', ofEnded = ''] = makers;
    await makeApiKey(db, { made_by: ofKey });
    await makeApiKey(db, { made_by: ofEnded, revoked_at: new Date() });
    await makeWebhook(db, { made_by: ofWebhook });
    const [keyMaker = '', webhookMaker = '', ended = '', nothing = ''] = ids;
    expect((await remove(nothing)).status).toBe(200);
    expect((await remove(ended)).status).toBe(200);
    const told = async () => readMail((await mail.next(reader)).text);
    expect((await setRole(webhookMaker)).status).toBe(200);
    expect((await told()).subject).toBe(`Keys or webhooks of ${ofWebhook} still work`);
    expect((await remove(keyMaker)).status).toBe(200);
    const { subject, text } = await told();
    expect(subject).toBe(`Keys or webhooks of ${[ofKey, ofWebhook].toSorted().join(', ')} still work`);
    expect(text).toContain('Make new ones, then revoke the old keys and delete the old webhooks.');
    const { keys } = (await call(app, 'GET', '/api/v1/admin/key/get', undefined, admin.headers)).body;
    expect(keys.find(({ madeBy }: { madeBy: string }) => madeBy === ofKey)).toMatchObject({ state: 'open', hasMakerLeft: true });
  });

  test('who signs in at the same moment has no session left', async () => {
    const email = newEmail();
    const id = await makeAdmin(db, { email, password_hash: await hashPassword(password) });
    const answers = await Promise.all([logIn(email, password), logIn(email, password), remove(id), logIn(email, password)]);
    expect(answers[2]?.status).toBe(200);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await db.selectFrom('sessions').select('admin_id').where('admin_id', '=', id).execute()).toEqual([]);
  });

  test('may be oneself', async () => {
    const self = await signInAdmin(db);
    expect((await remove(self.id, self.headers)).status).toBe(200);
    expect(await isIn(self.headers)).toBe(false);
  });

  test('is never the one whom the settings name', async () => {
    const id = await makeAdmin(db, { email: 'named@Nirmaan.example' });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'admin_of_settings' } });
    expect((await list()).find((one: { _id: string }) => one._id === id)).toMatchObject({
      isOfSettings: true,
      hasPasswordOfSettings: true,
    });
    await db.deleteFrom('admins').where('admin_id', '=', id).execute();
  });

  test('is never the last who can sign in; of two who remove each other one stays', async () => {
    await db.deleteFrom('admins').where('admin_id', '<>', admin.id).execute();
    // Somebody who has not set a password cannot.
    await makeAdmin(db, { password_set_at: null });
    expect(await remove(admin.id)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    const other = await signInAdmin(db);
    const answers = await Promise.all([remove(other.id), remove(admin.id, other.headers)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await db.selectFrom('admins').select('admin_id').where('password_set_at', 'is not', null).execute();
    expect(left).toHaveLength(1);
  });
});

describe('a proof of who asks', () => {
  const setRole = (id: string, headers: Headers) => call(app, 'PUT', `/api/v1/admin/admin/role/${id}`, { role: 'editor' }, headers);

  test('is needed to add, change and remove, and counts for a quarter of an hour', async () => {
    const id = await makeAdmin(db, { password_hash: await hashPassword(password) });
    const { token, headers } = await signInAdmin(db, id);
    const other = await makeAdmin(db);
    await proveBefore(db, token, 15);
    const needed = { status: 403, body: { success: false, code: 'proof_needed', message: 'Please enter your password to go on' } };
    const email = newEmail();
    expect(await add(email, headers)).toMatchObject(needed);
    expect(await setRole(other, headers)).toMatchObject(needed);
    expect(await remove(other, headers)).toMatchObject(needed);
    expect(await db.selectFrom('admins').select('role').where('admin_id', '=', other).execute()).toEqual([{ role: 'admin' }]);
    expect(await prove('wrong-one', headers)).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect(await add(email, headers)).toMatchObject(needed);
    expect((await prove(password, headers)).status).toBe(200);
    expect((await add(email, headers)).status).toBe(201);
    expect((await setRole(other, headers)).status).toBe(200);
    expect((await remove(other, headers)).status).toBe(200);
  });

  test('is that of this session alone', async () => {
    const id = await makeAdmin(db, { password_hash: await hashPassword(password) });
    const [left, open] = [await signInAdmin(db, id), await signInAdmin(db, id)];
    await proveBefore(db, open.token, 15);
    expect((await prove(password, left.headers)).status).toBe(200);
    expect(await add(newEmail(), open.headers)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  });
});

describe("an admin's own password", () => {
  const other = { newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };
  const change = (body: object, headers: Headers) => call(app, 'PUT', '/api/v1/admin/admin/password', body, headers);
  async function newAdmin() {
    const email = newEmail();
    const id = await makeAdmin(db, { email, password_hash: await hashPassword(password) });
    return { email, ...(await signInAdmin(db, id)) };
  }

  test('is changed with the present one, and ends all other sessions', async () => {
    const { id, email, headers } = await newAdmin();
    const elsewhere = await signInAdmin(db, id);
    expect(await change({ currentPassword: password, ...other }, headers)).toMatchObject({
      status: 200,
      body: { message: 'Password changed successfully' },
    });
    expect([await isIn(headers), await isIn(elsewhere.headers)]).toEqual([true, false]);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, other.newPassword)).status).toBe(200);
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(entries).toMatchObject([{ action: 'update' }]);
    expect(JSON.stringify(entries)).not.toMatch(/monsoon|dry-roof/);
  });

  test.each([
    [{ ...other, currentPassword: 'wrong-one' }, 403, { currentPassword: 'This is not your current password' }],
    [{ ...other }, 400, { currentPassword: 'Please enter your current password' }],
    [{ currentPassword: password, newPassword: '12345', confirmPassword: '12345' }, 400, { newPassword: expect.any(String) }],
    [{ currentPassword: password, ...other, confirmPassword: 'dry-roof-3' }, 400, { confirmPassword: expect.any(String) }],
    [{ currentPassword: 7, newPassword: null, confirmPassword: [] }, 400, { currentPassword: expect.any(String) }],
  ])('stays as it is: %j', async (body, status, errors) => {
    const { email, headers } = await newAdmin();
    expect(await change(body, headers)).toMatchObject({ status, body: { errors } });
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('is changed once where it is changed twice at once', async () => {
    const { headers } = await newAdmin();
    const both = ['dry-roof-2', 'dry-roof-3'].map((text) =>
      change({ currentPassword: password, newPassword: text, confirmPassword: text }, headers),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('is not changed where the settings say it', async () => {
    const id = await makeAdmin(db, { email: 'named@nirmaan.example', password_hash: await hashPassword(password) });
    const { headers } = await signInAdmin(db, id);
    expect(await change({ currentPassword: password, ...other }, headers)).toMatchObject({
      status: 409,
      body: { code: 'password_of_settings' },
    });
  });
});
