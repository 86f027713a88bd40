import { describe, expect, test } from 'vitest';
import { endUnansweredOf } from '#server/features/personal-data/end-child-account.ts';
import { proveBefore, signInUser } from '#tests/factories/session.ts';
import { createPhoneLogins, newNumber, wrongCode } from '#tests/helpers/phone-code-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, arrivedFor, codeFor, context, db, makePhoneUser, newBrowser, passTime } = await createPhoneLogins();

let last = 0;
const newChild = (parentPhone: string) => {
  last += 1;
  return { userName: `pupil-${last}`, email: `pupil-${last}@example.in`, password: 'brick by brick', parentPhone };
};
type Child = ReturnType<typeof newChild>;

const register = (child: object) => call(app, 'POST', '/api/v1/user/register-child', child);
const logIn = ({ userName, password }: Child) => call(app, 'POST', '/api/v1/user/login', { userName, password });
const answer = (doing: 'agree' | 'end', token: string) => call(app, 'POST', `/api/v1/child-account/${doing}`, { child: token });
const rowOf = ({ email }: Child) => db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst();

/** A parent asks for a code in a browser of their own. */
async function ask(phoneNo: string) {
  const browser = newBrowser();
  const before = arrivedFor(phoneNo).length;
  const sent = await browser.post('/api/v1/child-account/phone/code/send', { phoneNo });
  expect(sent.status).toBe(200);
  const code = await codeFor(phoneNo, before + 1);
  const verify = (otp: string = code) => browser.post('/api/v1/child-account/phone/code/verify', { phoneNo, otp });
  return { browser, code, verify };
}

/** What the right code shows a parent. */
async function childrenOf(phoneNo: string): Promise<{ child: string; email: string; isAgreed: boolean }[]> {
  const { status, body } = await (await ask(phoneNo)).verify();
  expect(status).toBe(200);
  return body.children;
}

async function agreed(phoneNo = newNumber()) {
  const child = newChild(phoneNo);
  expect((await register(child)).status).toBe(201);
  const [found] = await childrenOf(phoneNo);
  expect((await answer('agree', found?.child ?? '')).status).toBe(200);
  return { child, token: found?.child ?? '', phoneNo, headers: { authorization: `Bearer ${(await logIn(child)).body.token}` } };
}

/** A child who is signed in asks for the code of a number, and takes it for their own. */
async function takeNumber(userId: string, phoneNo: string) {
  const { token } = await signInUser(db, userId);
  const browser = newBrowser({ nirmaan: token });
  const before = arrivedFor(phoneNo).length;
  expect((await browser.post('/api/v1/account/phone/code/send', { phoneNo })).status).toBe(200);
  return browser.post('/api/v1/account/phone/code/verify', { phoneNo, otp: await codeFor(phoneNo, before + 1) });
}

describe('a parent who is named by their number', () => {
  test('proves it, sees the child who has named it, agrees, and ends the account later by the same number', async () => {
    const phoneNo = newNumber();
    const child = newChild(phoneNo);
    const typed = `+91 ${phoneNo.slice(0, 5)} ${phoneNo.slice(5)}`;
    expect(await register({ ...child, parentPhone: typed })).toMatchObject({
      status: 201,
      body: { message: 'Nearly done. Now your parent or guardian agrees, within seven days' },
    });
    // Nothing goes to a number because a child has typed it.
    expect(arrivedFor(phoneNo)).toHaveLength(0);
    expect(await logIn(child)).toMatchObject({ status: 403, body: { code: 'waits_for_parent' } });
    const { verify, code } = await ask(phoneNo);
    expect(arrivedFor(phoneNo)[0]?.text).toContain('to decide, as a parent');
    expect(await verify(code === '123456' ? '654321' : '123456')).toMatchObject(wrongCode);
    const { body } = await verify();
    expect(body.children).toEqual([{ child: expect.any(String), email: child.email, isAgreed: false }]);
    // A code is good once.
    expect(await verify()).toMatchObject(wrongCode);
    expect(await logIn(child)).toMatchObject({ status: 403 });
    const [{ child: token }] = body.children;
    for (const _again of [1, 2]) expect((await answer('agree', token)).status).toBe(200);
    const headers = { authorization: `Bearer ${(await logIn(child)).body.token}` };
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data).toMatchObject({ isChild: true });
    expect((await call(app, 'GET', '/api/v1/account/consents', undefined, headers)).body.data).toMatchObject([
      { purpose: 'account', givenBy: 'form', endedAt: null },
    ]);
    expect((await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data.parent).toEqual({
      ...{ email: null, phoneNo, askedAt: expect.stringMatching(/Z$/), agreedAt: expect.stringMatching(/Z$/) },
    });
    await passTime(phoneNo, 1_000);
    const [later] = await childrenOf(phoneNo);
    expect(later).toMatchObject({ email: child.email, isAgreed: true });
    expect((await answer('end', later?.child ?? '')).status).toBe(200);
    expect(await rowOf(child)).toBeUndefined();
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    // Neither the number nor its codes are kept.
    expect(await db.selectFrom('child_accounts').select('user_id').where('parent_phone', '=', phoneNo).execute()).toEqual([]);
    expect(await db.selectFrom('phone_codes').select('phone_code_id').where('phone_no', '=', phoneNo).execute()).toEqual([]);
  });

  test('sees all children who have named it, and none of another number', async () => {
    const phoneNo = newNumber();
    const [first, second, other] = [newChild(phoneNo), newChild(phoneNo), newChild(newNumber())];
    for (const child of [first, second, other]) expect((await register(child)).status).toBe(201);
    const emails = (await childrenOf(phoneNo)).map(({ email }) => email);
    expect(emails.sort()).toEqual([first.email, second.email].sort());
    expect(await childrenOf(newNumber())).toEqual([]);
  });

  test('is not proven by a code of another number, of another browser, of signing in, or that has run out', async () => {
    const phoneNo = newNumber();
    await register(newChild(phoneNo));
    const { browser, code } = await ask(phoneNo);
    const tryIt = (from: typeof browser, number: string, otp: string) =>
      from.post('/api/v1/child-account/phone/code/verify', { phoneNo: number, otp });
    expect(await tryIt(browser, newNumber(), code)).toMatchObject(wrongCode);
    expect(await tryIt(newBrowser(), phoneNo, code)).toMatchObject(wrongCode);
    const ofUser = newBrowser();
    const other = newNumber();
    expect((await ofUser.post('/api/v1/user/phone/code/send', { phoneNo: other })).status).toBe(200);
    expect(await tryIt(ofUser, other, await codeFor(other))).toMatchObject(wrongCode);
    await passTime(phoneNo, 601);
    expect(await tryIt(browser, phoneNo, code)).toMatchObject(wrongCode);
  });

  test('signs nobody in by the code that proves it', async () => {
    const { phoneNo } = await makePhoneUser();
    const { browser, verify, code } = await ask(phoneNo);
    expect((await browser.post('/api/v1/user/phone/code/verify', { phoneNo, otp: code })).status).toBe(400);
    expect((await verify()).body).toEqual({ success: true, children: [] });
    expect(browser.cookies).not.toHaveProperty('nirmaan');
  });

  test.each([
    ['nothing', ''],
    ['a word', 'mother'],
    ['a landline', '020 2553 1234'],
    ['no text', ['9822012345']],
    ['a text that is huge', '9'.repeat(100_000)],
  ])('is not named by %s', async (_what, parentPhone) => {
    const child = { ...newChild(''), parentPhone };
    expect(await register(child)).toMatchObject({ status: 400, body: { errors: { parentPhone: expect.any(String) } } });
    expect(await rowOf(child as Child)).toBeUndefined();
  });

  test('is the number of no child’s account: it is answered as any other, and agrees to nothing; of a grown-up’s at any time', async () => {
    const { child } = await agreed();
    const own = newNumber();
    expect((await takeNumber((await rowOf(child))?.user_id ?? '', own)).status).toBe(200);
    // Who registers is told nothing of it; the number sees nobody.
    expect((await register(newChild(own))).status).toBe(201);
    await passTime(own, 1_000);
    expect(await childrenOf(own)).toEqual([]);
    const grownUp = await makePhoneUser();
    const [usual, ofSibling] = [await register(newChild(grownUp.phoneNo)), await register(newChild(own))];
    expect([usual.status, ofSibling.status, ofSibling.body]).toEqual([201, 201, usual.body]);
    await passTime(own, 1_000);
    expect(await childrenOf(own)).toEqual([]);
    expect(await childrenOf(grownUp.phoneNo)).toHaveLength(1);
  });

  test('keeps the number: neither their child nor another one takes it for their own', async () => {
    const { child, phoneNo } = await agreed();
    const other = await agreed();
    for (const who of [child, other.child]) {
      const userId = (await rowOf(who))?.user_id ?? '';
      await passTime(phoneNo, 1_000);
      expect(await takeNumber(userId, phoneNo)).toMatchObject({ status: 409, body: { code: 'number_of_parent' } });
      expect(await db.selectFrom('users').select('phone_no').where('user_id', '=', userId).executeTakeFirst()).toEqual({ phone_no: null });
    }
    // A grown-up does: it may be the parent.
    const parent = await signInUser(db);
    await proveBefore(db, parent.token, 1);
    await passTime(phoneNo, 1_000);
    expect((await takeNumber(parent.id, phoneNo)).status).toBe(200);
  });

  test('who never comes leaves no account after seven days', async () => {
    const child = newChild(newNumber());
    await register(child);
    await db
      .updateTable('child_accounts')
      .set({ asked_at: new Date(0) })
      .where('parent_phone', '=', child.parentPhone)
      .execute();
    await endUnansweredOf(context);
    expect(await rowOf(child)).toBeUndefined();
  });

  test('is told nothing when the child says that they are 18 by now, and the number is forgotten', async () => {
    const { headers, phoneNo, token } = await agreed();
    const before = arrivedFor(phoneNo).length;
    expect((await call(app, 'POST', '/api/v1/child-account/grown-up', undefined, headers)).status).toBe(200);
    expect((await answer('end', token)).status).toBe(400);
    expect(arrivedFor(phoneNo)).toHaveLength(before);
    await passTime(phoneNo, 1_000);
    expect(await childrenOf(phoneNo)).toEqual([]);
  });
});
