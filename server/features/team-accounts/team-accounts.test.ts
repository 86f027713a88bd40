import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { signThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { hashToken, openSession } from '#server/features/sessions/open-session.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const admin = await signInAdmin(db);
const right = 'dry-roof-1';
const password_hash = await hashPassword(right);
const reason = 'Advertises in reviews. Asked twice on 98765 43210 and by meera@example.com';
const keptReason = expect.stringMatching(/^Advertises in reviews\. Asked twice on (?!.*(98765|meera@))/);
const blockedText = 'This account is blocked. If you think this is a mistake, please write to us on the Contact page.';
const blocked = { status: 403, body: { code: 'account_blocked', message: blockedText } };

type Act = 'block' | 'unblock' | 'sign-out';
const act = (act: Act, id: string, { kind = 'user', body = act === 'block' ? { reason } : undefined, headers = admin.headers } = {}) =>
  call(app, 'PUT', `/api/v1/admin/account/${act}/${kind}/${id}`, body, headers);
const look = async (id: string, kind = 'user') =>
  (await call(app, 'GET', `/api/v1/admin/account/get/${kind}/${id}`, undefined, admin.headers)).body;
const sessionsOf = (id: string) =>
  db
    .selectFrom('sessions')
    .select('token_hash')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('business_id', '=', id)]))
    .execute();

let made = 0;
async function newUser() {
  made += 1;
  const user_name = `Blocked ${String.fromCharCode(64 + made)}`;
  const id = await makeUser(db, { user_name, password_hash });
  return { ...(await signInUser(db, id)), logIn: logInAs(user_name) };
}
const logInAs = (userName: string) => (password: string, language?: string) =>
  call(app, 'POST', '/api/v1/user/login', { userName, password }, language ? { 'accept-language': language } : {});

describe('what the team sees of an account', () => {
  test('is who it is, where it is signed in, and the latest of what it has written, but not what is between two', async () => {
    const user_id = await makeUser(db, { language: 'hi' });
    await signInUser(db, user_id);
    const business_id = await makeBusiness(db, { name: 'Deccan Roofs' });
    await makeReview(db, { user_id, business_id, description: 'They came in time', state: 'held', held_for: ['email'] });
    await makeEnquiry(db, {
      user_id,
      business_id,
      message: 'My secret address',
      name: 'Somebody',
      service: 'Waterproofing',
      place: 'Pune',
    });
    await makeQuarantined(db, { user_id, business_id });
    await makeEnquiry(db, { user_id, business_id: null });
    await makeComment(db, { user_id, comment: 'Thank you for this', article: 'why-work-zone-safety-is-important-for-everyone' });
    await makeReport(db, { user_id, business_id, reason: 'moved', message: 'The shop is empty' });
    const answer = await look(user_id);
    expect(answer.account).toMatchObject({
      ...{ _id: user_id, kind: 'user', emailProven: true, phoneNo: null, hasPassword: false, language: 'hi', plan: 'free', sessions: 1 },
      block: null,
    });
    const { reviews, enquiries, comments, reports } = answer.written;
    const business = { _id: business_id, name: 'Deccan Roofs' };
    expect(reviews).toMatchObject({ total: 1, latest: [{ business, description: 'They came in time', state: 'held' }] });
    expect(enquiries).toMatchObject({
      total: 3,
      latest: [
        { business: null, withheld: false },
        { business, withheld: true },
        { business, service: 'Waterproofing', place: 'Pune', withheld: false },
      ],
    });
    expect(comments).toMatchObject({
      latest: [{ path: '/why-work-zone-safety-is-important-for-everyone', comment: 'Thank you for this', status: 'pending' }],
    });
    expect(reports).toMatchObject({ latest: [{ business, reason: 'moved', message: 'The shop is empty', status: 'open' }] });
    expect(JSON.stringify(answer)).not.toMatch(/My secret address|Somebody|9876543210/);
  });

  test('is the same of a business: what it has asked others, commented and reported', async () => {
    const { id } = await signInBusiness(db);
    await makeEnquiry(db, { sender_business_id: id });
    // What it has received is others'.
    await makeEnquiry(db, { business_id: id });
    const { account, written } = await look(id, 'business');
    expect(account).toMatchObject({ _id: id, kind: 'business', sessions: 1 });
    expect(written).toMatchObject({ reviews: { total: 0 }, enquiries: { total: 1 }, comments: { total: 0 }, reports: { total: 0 } });
  });

  test('is at most twenty of a kind, with how many there are', async () => {
    const user_id = await makeUser(db);
    for (let n = 0; n < 22; n += 1) await makeReview(db, { user_id });
    const { reviews } = (await look(user_id)).written;
    expect([reviews.total, reviews.latest.length]).toEqual([22, 20]);
  });
});

describe('a blocked account', () => {
  test('is signed out at once, and its password opens nothing until it is unblocked', async () => {
    const { id, headers, logIn } = await newUser();
    const other = await newUser();
    expect(await act('block', id)).toMatchObject({ status: 200, body: { message: 'Account blocked' } });
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, other.headers)).status).toBe(200);
    expect(await logIn(right)).toMatchObject(blocked);
    expect((await logIn(right, 'hi')).body.message).toContain('यह अकाउंट ब्लॉक है');
    // Who does not know the password learns nothing.
    expect(await logIn('dry-roof-2')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await sessionsOf(id)).toEqual([]);
    const { account } = await look(id);
    expect(account).toMatchObject({ sessions: 0, block: { reason: keptReason, by: expect.stringContaining('@'), at: expect.any(String) } });

    expect(await act('unblock', id)).toMatchObject({ status: 200, body: { message: 'Account unblocked' } });
    expect((await logIn(right)).status).toBe(200);
    expect((await look(id)).account.block).toBeNull();
  });

  test("is a business's as well; its listing stays", async () => {
    const phone_no = '9811100001';
    const id = await makeBusiness(db, { phone_no, password_hash });
    const { headers } = await signInBusiness(db, id);
    expect((await act('block', id, { kind: 'business' })).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, headers)).status).toBe(401);
    const logIn = () => call(app, 'POST', '/api/v1/contractor/auth/login', { phoneNo: phone_no, password: right });
    expect(await logIn()).toMatchObject(blocked);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).status).toBe(200);
    await act('unblock', id, { kind: 'business' });
    expect((await logIn()).status).toBe(200);
  });

  test('keeps what it has written, which the link of a mail reads and does not go on with', async () => {
    const { id, headers } = await newUser();
    const business = await signInBusiness(db);
    await makeReview(db, { user_id: id, business_id: business.id });
    const enquiry = await makeEnquiry(db, { user_id: id, business_id: business.id });
    const token = signThreadToken(context.signer, enquiry, new Date());
    const write = () => call(app, 'POST', `/api/v1/enquiries/${token}/messages`, { body: 'Hello?' });
    expect((await write()).status).toBe(201);
    await act('block', id);
    expect(await write()).toMatchObject(blocked);
    expect((await call(app, 'GET', `/api/v1/enquiries/${token}`)).status).toBe(200);
    expect((await call(app, 'GET', `/api/v1/review/get/${business.id}`)).body.reviews).toHaveLength(1);
    // The business goes on answering; what comes is there when it is unblocked.
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'Monday' }, business.headers)).status).toBe(
      201,
    );
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
  });

  test('stands in the audit by its id, without what tells who it is', async () => {
    const { id } = await newUser();
    await act('block', id);
    await act('unblock', id);
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('audit_entry_id').execute();
    expect(entries).toMatchObject([
      { action: 'block', subject_kind: 'user', subject_name: id, admin_id: admin.id },
      { action: 'unblock', subject_kind: 'user', subject_name: id },
    ]);
    expect(JSON.stringify(entries)).not.toContain('98765 43210');
    expect(JSON.stringify(entries[0]?.changes)).toContain('Advertises in reviews');
  });

  test('is forgotten with its account, and stays when the admin goes who blocked it', async () => {
    const { id } = await newUser();
    const gone = await makeAdmin(db);
    await act('block', id, { headers: (await signInAdmin(db, gone)).headers });
    await db.deleteFrom('admins').where('admin_id', '=', gone).execute();
    expect((await look(id)).account.block).toMatchObject({ reason: keptReason, by: null });
    await db.deleteFrom('users').where('user_id', '=', id).execute();
    expect(await db.selectFrom('account_blocks').select('reason').where('user_id', '=', id).execute()).toEqual([]);
  });
});

describe('a sign-in at the same moment', () => {
  const block = (id: string) => (transaction: Parameters<Parameters<typeof meetAtLock>[1]>[0]) =>
    Promise.all([
      transaction.selectFrom('users').select('user_id').where('user_id', '=', id).forUpdate().execute(),
      transaction.insertInto('account_blocks').values({ user_id: id, reason }).execute(),
    ]);

  test('that comes after the block waits for it, and is refused', async () => {
    const { id, logIn } = await newUser();
    expect(await meetAtLock(db, block(id), () => logIn(right))).toMatchObject(blocked);
  });

  test('that comes before it opens a session, which the block ends', async () => {
    const { id } = await newUser();
    let token = '';
    const answer = await meetAtLock(
      db,
      async (transaction) => {
        token = await openSession(transaction, { kind: 'user', userId: id }, undefined);
      },
      () => act('block', id),
    );
    expect(answer.status).toBe(200);
    expect(await db.selectFrom('sessions').select('user_id').where('token_hash', '=', hashToken(token)).execute()).toEqual([]);
  });

  test('never leaves a session, whoever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, logIn } = await newUser();
      const answers = await Promise.all([logIn(right), logIn(right), act('block', id), logIn(right), logIn(right)]);
      expect(answers[2]?.status).toBe(200);
      for (const { status } of answers) expect([200, 403]).toContain(status);
      expect(await sessionsOf(id)).toEqual([]);
    }
  });
});

describe('signing an account out', () => {
  test('ends its sessions and what was sent to it; its password goes on opening it', async () => {
    const { id, headers, logIn } = await newUser();
    const { email } = await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow();
    await call(app, 'POST', '/api/v1/user/forgotpassword/otp/send', { email });
    expect(await act('sign-out', id)).toMatchObject({ status: 200, body: { message: 'Signed out everywhere' } });
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    const resets = await db.selectFrom('password_resets').selectAll().where('email', '=', String(email)).execute();
    expect(resets.map(({ created_at, ends_at }) => Number(ends_at) - Number(created_at))).toEqual([0]);
    expect((await logIn(right)).status).toBe(200);
  });

  test('of an owner ends theirs', async () => {
    const { id } = await signInBusiness(db);
    expect((await act('sign-out', id, { kind: 'business' })).status).toBe(200);
    expect(await sessionsOf(id)).toEqual([]);
  });
});

describe('refused', () => {
  const needed = { status: 400, body: { errors: { reason: 'Please enter the reason' } } };

  test.each([[{}], [{ reason: '' }], [{ reason: ' \u200b ' }], [{ reason: 7 }], [{ reason: null }]])(
    'without a reason: %j',
    async (body) => {
      const { id } = await newUser();
      expect(await act('block', id, { body: body as { reason: string } })).toMatchObject(needed);
      expect(await sessionsOf(id)).toHaveLength(1);
    },
  );

  test('for a reason that is too long, or that cannot be kept', async () => {
    const id = await makeUser(db);
    for (const text of ['x'.repeat(501), 'a\0b']) expect((await act('block', id, { body: { reason: text } })).status).toBe(400);
    expect((await act('block', id, { body: { reason: `<b>${'स'.repeat(490)}</b>` } })).status).toBe(200);
  });

  test.each(['block', 'unblock', 'sign-out'] as const)('%s for nobody, another kind, and what is no id', async (what) => {
    const user = await makeUser(db);
    const none = { status: 404, body: { code: 'account_not_found', message: 'Account not found' } };
    for (const id of [randomUUID(), 'me', '%00']) expect(await act(what, id)).toMatchObject(none);
    expect(await act(what, user, { kind: 'business' })).toMatchObject(none);
    expect((await act(what, admin.id)).status).toBe(404);
    expect((await act(what, user, { kind: 'admin' })).status).toBe(400);
  });

  test('for nobody that is looked at', async () => {
    for (const id of [randomUUID(), 'me']) expect(await look(id)).toMatchObject({ code: 'account_not_found' });
    expect(await look(admin.id, 'admin')).toMatchObject({ success: false });
  });

  test('twice: whoever comes second is told so, at the same moment too', async () => {
    const id = await makeUser(db);
    const answers = await Promise.all([act('block', id), act('block', id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await act('block', id)).toMatchObject({ status: 409, body: { code: 'already_blocked' } });
    const again = await Promise.all([act('unblock', id), act('unblock', id)]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await act('unblock', id)).toMatchObject({ status: 409, body: { code: 'not_blocked' } });
  });

  test("for the admin's own account on the site", async () => {
    const email = 'team.member@example.in';
    const { headers } = await signInAdmin(db, await makeAdmin(db, { email }));
    const id = await makeUser(db, { email: 'Team.Member@example.in' });
    expect(await act('block', id, { headers })).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect((await act('sign-out', id, { headers })).status).toBe(200);
    expect((await act('block', id)).status).toBe(200);
  });
});
