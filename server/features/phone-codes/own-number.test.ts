import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { takeBackAccount } from '#server/features/password-reset/take-back.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createPhoneLogins, newNumber, wrongCode } from '#tests/helpers/phone-code-steps.ts';
import { resetCalls } from '#tests/helpers/reset-steps.ts';

const { app, askForCode, codeFor, context, db, makePhoneUser, newBrowser, passTime, pool } = await createPhoneLogins();
const password_hash = await hashPassword('monsoon-2026');

const businessEdit = {
  ...{ name: 'Sharma Roofing', service: 'Waterproofing', address: 'Karve Road, Kothrud', city: 'Pune', state: 'Maharashtra' },
  ...{ price: '45 per sq ft', shortDescription: 'Leaks found', description: 'Terraces and bathrooms.' },
};

/** Somebody signed in, in a browser of their own, who asks for the code of a number. */
async function ask(token: string, phoneNo: string) {
  const browser = newBrowser({ nirmaan: token });
  const sent = await browser.post('/api/v1/account/phone/code/send', { phoneNo });
  return {
    browser,
    sent,
    verify: async (otp?: string) => browser.post('/api/v1/account/phone/code/verify', { phoneNo, otp: otp ?? (await codeFor(phoneNo)) }),
  };
}
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Record<string, string>, payload?: object) => {
  const response = await app.inject({ method, url: `/api/v1${url}`, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
};
/** By the database's clock: that of the messages stands elsewhere. */
const proveBefore = (userId: string, minutes: number) =>
  pool.query("update sessions set proven_at = now() - $2 * interval '1 minute' where user_id = $1", [userId, minutes]);
const userRow = (id: string) =>
  db
    .selectFrom('users')
    .select(['phone_no', 'phone_proven_at', 'email', 'password_hash'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
const phoneChangeMails = async (id: string) => {
  const { rows } = await pool.query(
    `select data from pgboss.job join earlier_contacts on data ->> 'earlierContactId' = earlier_contact_id::text
     where name = 'mail-contact-change' and data ->> 'change' = 'phone_changed' and coalesce(user_id, business_id) = $1`,
    [id],
  );
  return rows.length;
};

/** Sets a new password by the link of a mail to the address. @returns the browser in which that was done. */
async function resetPassword(kind: 'user' | 'contractor', email: string) {
  const path = resetCalls[kind];
  const browser = newBrowser();
  await browser.post(`${path}/otp/send`, { email });
  const asked = db.selectFrom('password_resets').select('password_reset_id as id').where('email', '=', email).where('kind', '=', kind);
  const { id } = await asked.executeTakeFirstOrThrow();
  await mailResetCode.run(context, { resetId: id });
  expect((await browser.post(`${path}/link/verify`, { reset: signId(context.signer, 'reset-link', id) })).status).toBe(200);
  expect((await browser.post(`${path}/change-password`, { email, password: 'of the mailbox' })).status).toBe(200);
  return browser;
}

describe('a user', () => {
  test('adds a number by its code, soon after a proof, and logs in by it; the address is told', async () => {
    const owner = await signInUser(db, await makeUser(db, { password_hash }));
    const phoneNo = newNumber();
    const { sent, verify } = await ask(owner.token, phoneNo);
    expect(sent.status).toBe(200);
    expect(await verify('000000')).toMatchObject(wrongCode);
    expect((await userRow(owner.id)).phone_no).toBeNull();
    expect(await verify()).toMatchObject({ status: 200, body: { message: 'Thank you. Your number is confirmed' } });
    expect(await userRow(owner.id)).toMatchObject({ phone_no: phoneNo, phone_proven_at: expect.any(Date) });
    expect(await phoneChangeMails(owner.id)).toBe(1);
    const login = await askForCode(phoneNo);
    expect(await login.verify()).toMatchObject({ body: { next: 'password' } });
  });

  test('adds none after a quarter of an hour; the code of the own number is a proof then', async () => {
    const { userId, phoneNo } = await makePhoneUser();
    const owner = await signInUser(db, userId);
    await proveBefore(owner.id, 16);
    const other = await ask(owner.token, newNumber());
    expect(await other.verify()).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await userRow(userId)).toMatchObject({ phone_no: phoneNo });
    const own = await ask(owner.token, phoneNo);
    expect((await own.verify()).status).toBe(200);
    const next = await ask(owner.token, newNumber());
    expect((await next.verify()).status).toBe(200);
  });

  test('removes a number, but not the last way in', async () => {
    const { userId } = await makePhoneUser();
    const alone = await signInUser(db, userId);
    expect(await call('DELETE', '/account/phone', alone.headers)).toMatchObject({ status: 409, body: { code: 'last_way_in' } });

    const phoneNo = newNumber();
    const owner = await signInUser(db, await makeUser(db, { password_hash, phone_no: phoneNo, phone_proven_at: new Date() }));
    await proveBefore(owner.id, 16);
    expect(await call('DELETE', '/account/phone', owner.headers)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    await proveBefore(owner.id, 0);
    expect(await call('DELETE', '/account/phone', owner.headers)).toMatchObject({
      status: 200,
      body: { message: 'Your number is removed' },
    });
    expect(await userRow(owner.id)).toMatchObject({ phone_no: null, phone_proven_at: null });
    expect(await phoneChangeMails(owner.id)).toBe(1);
  });

  test('with neither e-mail nor password changes the name without an e-mail, sets a password, and adds an e-mail that has to be confirmed', async () => {
    const { userId, phoneNo } = await makePhoneUser();
    const owner = await signInUser(db, userId);
    const edit = (body: object) => call('PUT', '/user/edit', owner.headers, body);
    const userName = `Meera of Baner ${'x'.repeat(userId.charCodeAt(35) % 9)}`;
    expect(await edit({ userName, email: '' })).toMatchObject({ status: 200 });
    expect(await edit({ userName })).toMatchObject({ status: 200 });
    expect(await edit({ userName, email: 'nonsense' })).toMatchObject({ status: 400 });
    expect(await edit({ userName, email: '', newPassword: 'monsoon-2027', confirmPassword: 'monsoon-2027' })).toMatchObject({
      status: 200,
    });
    expect(await edit({ userName, email: `${phoneNo}@example.in` })).toMatchObject({ status: 200, body: { notice: expect.any(String) } });
    expect(await userRow(userId)).toMatchObject({ email: null, phone_no: phoneNo, password_hash: expect.any(String) });
    const { browser, verify, goOn } = await askForCode(phoneNo);
    expect(await verify()).toMatchObject({ body: { next: 'password' } });
    expect(await goOn({ password: 'monsoon-2027' })).toMatchObject({ body: { next: 'in' } });
    expect(browser.cookies.nirmaan).toBeDefined();
  });

  test('with an e-mail cannot leave it out', async () => {
    const owner = await signInUser(db);
    expect(await call('PUT', '/user/edit', owner.headers, { userName: 'Ravi of Baner', email: '' })).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String) } },
    });
  });

  test('taken back by its address loses the number that somebody else has added', async () => {
    const owner = await signInUser(db, await makeUser(db, { password_hash }));
    const { verify } = await ask(owner.token, newNumber());
    await verify();
    const { earlier_contact_id: id } = await db
      .selectFrom('earlier_contacts')
      .select('earlier_contact_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await takeBackAccount(context, signId(context.signer, 'take-back', id));
    expect(await userRow(owner.id)).toMatchObject({ phone_no: null, phone_proven_at: null, password_hash: null });
  });

  test.each([
    ['that nobody had proven: a number that somebody else has added signs them in no more', null, 30, false],
    [
      'that was proven: a number that has come within the days in which the address may take the account back is gone',
      new Date(),
      6,
      false,
    ],
    ['that was proven: a number from before those days stays, and asks for the new password once', new Date(), 8, true],
  ])('whose password is reset by an address %s', async (_what, email_proven_at, days, isKept) => {
    const email = `reset-after-${days}-days@example.in`;
    const user = await signInUser(db, await makeUser(db, { email, email_proven_at, password_hash }));
    const [phoneNo, known] = [newNumber(), { browser: newBrowser() }];
    await (await ask(user.token, phoneNo)).verify();
    await pool.query("update earlier_contacts set ends_at = ends_at - $2 * interval '1 day' where user_id = $1", [user.id, days]);
    // A browser that has signed in to the account by the number is asked for nothing beside the code.
    const login = await askForCode(phoneNo, known);
    await login.verify();
    expect((await login.goOn({ password: 'monsoon-2026' })).body).toMatchObject({ next: 'in' });
    await resetPassword('user', email);
    expect(await userRow(user.id)).toMatchObject({ phone_no: isKept ? phoneNo : null, email });
    await passTime(phoneNo, 3_600);
    const after = await askForCode(phoneNo, known);
    expect((await after.verify()).body).toMatchObject({ next: isKept ? 'password' : 'register' });
    if (!isKept) return;
    expect((await after.goOn({ password: 'of the mailbox' })).body).toMatchObject({ next: 'in' });
    await passTime(phoneNo, 3_600);
    expect((await (await askForCode(phoneNo, known)).verify()).body).toMatchObject({ next: 'in' });
  });

  test('sees their number in what is saved of them, and the team in the list of users', async () => {
    const { userId, phoneNo, name } = await makePhoneUser();
    const owner = await signInUser(db, userId);
    expect((await call('GET', '/user/data', owner.headers)).body.data.user).toMatchObject({ userName: name, email: null, phoneNo });
    const admin = await signInAdmin(db);
    for (const q of [name, phoneNo]) {
      expect((await call('GET', `/admin/user/get?q=${encodeURIComponent(q)}`, admin.headers)).body.users).toMatchObject([
        { userName: name, email: null, phoneNo },
      ]);
    }
  });
});

describe('a business', () => {
  test('proves its number, and changes it by the code of another; the old address is told, the team sees it', async () => {
    const [phoneNo, next] = [newNumber(), newNumber()];
    const owner = await signInBusiness(db, await makeBusiness(db, { phone_no: phoneNo, password_hash }));
    expect((await (await ask(owner.token, phoneNo)).verify()).status).toBe(200);
    const profile = async () => (await call('GET', '/contractor/profile', owner.headers)).body.contractor;
    expect(await profile()).toMatchObject({ phoneNo, phoneProven: true, hasPassword: true });
    expect((await (await ask(owner.token, next)).verify()).status).toBe(200);
    expect(await profile()).toMatchObject({ phoneNo: next, phoneProven: true });
    expect(await phoneChangeMails(owner.id)).toBe(1);
    const edits = await db.selectFrom('business_edits').select('changes').where('business_id', '=', owner.id).execute();
    expect(edits).toEqual([{ changes: { phone_no: { before: phoneNo, after: next } } }]);
  });

  test('does not get the number of another', async () => {
    const taken = newNumber();
    await makeBusiness(db, { phone_no: taken });
    const owner = await signInBusiness(db);
    expect(await (await ask(owner.token, taken)).verify()).toMatchObject({
      status: 409,
      body: { errors: { phoneNo: 'Phone number is already registered' } },
    });
  });

  test('whose form changes the number loses the proof; by a code alone it proves the new one first', async () => {
    const [phoneNo, next] = [newNumber(), newNumber()];
    const given = { phone_no: phoneNo, phone_proven_at: new Date(), images: ['business/a.webp'] };
    const known = await signInBusiness(db, await makeBusiness(db, { ...given, status: 'pending', password_hash }));
    const { email = '' } = (await call('GET', '/contractor/profile', known.headers)).body.contractor;
    const edit = { ...businessEdit, email, phoneNo: next };
    expect(await call('PUT', '/contractor/edit', known.headers, edit)).toMatchObject({
      status: 200,
      body: { contractor: { phoneProven: false } },
    });

    const own = newNumber();
    const alone = await signInBusiness(db, await makeBusiness(db, { ...given, phone_no: own, email: null, email_proven_at: null }));
    const refusal = await call('PUT', '/contractor/edit', alone.headers, { ...businessEdit, email: '', phoneNo: newNumber() });
    expect(refusal).toMatchObject({ status: 400, body: { code: 'prove_number_first', errors: { phoneNo: expect.any(String) } } });
    expect(await call('PUT', '/contractor/edit', alone.headers, { ...businessEdit, email: '', phoneNo: own })).toMatchObject({
      status: 200,
    });
  });
});

describe('of a thief who has given a business their own number', () => {
  /** Signs in to a business in a browser of their own, by its password or by a code that its number got, and proves another number. */
  async function stealBusiness(own_password: string | null) {
    const [phoneNo, thiefs] = [newNumber(), newNumber()];
    const email = `robbed-${phoneNo}@example.in`;
    const given = { email, email_proven_at: new Date(), phone_no: phoneNo, phone_proven_at: new Date(), password_hash: own_password };
    const id = await makeBusiness(db, given);
    const browser = newBrowser();
    if (own_password) {
      const login = await browser.post('/api/v1/contractor/auth/login', { phoneNo, password: 'monsoon-2026' });
      expect(login.status).toBe(200);
    } else {
      const login = await askForCode(phoneNo, { kind: 'contractor', browser });
      expect((await login.verify()).body).toMatchObject({ next: 'in' });
    }
    expect((await browser.post('/api/v1/account/phone/code/send', { phoneNo: thiefs })).status).toBe(200);
    const otp = await codeFor(thiefs);
    expect((await browser.post('/api/v1/account/phone/code/verify', { phoneNo: thiefs, otp })).status).toBe(200);
    const row = () =>
      db.selectFrom('businesses').select(['phone_no', 'phone_proven_at']).where('business_id', '=', id).executeTakeFirstOrThrow();
    /** What their code needs beside it, in the browser that has signed in. */
    const comeBack = async () => {
      await passTime(thiefs, 3_600);
      return (await (await askForCode(thiefs, { kind: 'contractor', browser })).verify()).body.next;
    };
    return { id, email, phoneNo, thiefs, row, comeBack };
  }

  test('nothing outlives a new password that is set by the mailbox; the owner comes in by it', async () => {
    const { email, thiefs, row, comeBack } = await stealBusiness(password_hash);
    expect(await comeBack()).toBe('in');
    const owner = await resetPassword('contractor', email);
    expect(await comeBack()).toBe('password');
    expect(await row()).toEqual({ phone_no: thiefs, phone_proven_at: null });
    const login = await owner.post('/api/v1/contractor/auth/login', { phoneNo: thiefs, password: 'of the mailbox' });
    expect(login.status).toBe(200);
  });

  test.each([
    ['its password', password_hash],
    ['a code alone', null],
  ])('who came by %s, nothing outlives that the business is taken back, though its number has been given to another', async (_by, own) => {
    const { id, email, phoneNo, thiefs, row, comeBack } = await stealBusiness(own);
    await makeBusiness(db, { phone_no: phoneNo });
    const earlier = db.selectFrom('earlier_contacts').select('earlier_contact_id').where('business_id', '=', id);
    const { earlier_contact_id } = await earlier.executeTakeFirstOrThrow();
    const owner = newBrowser();
    const contact = signId(context.signer, 'take-back', earlier_contact_id);
    expect((await owner.post('/api/v1/account/take-back', { contact })).status).toBe(200);
    expect(await row()).toEqual({ phone_no: thiefs, phone_proven_at: null });
    expect(await comeBack()).toBe('mail');
    const set = await owner.post(`${resetCalls.contractor}/change-password`, { email, password: 'of the mailbox' });
    expect(set.status).toBe(200);
    expect(await comeBack()).toBe('password');
    const login = await owner.post('/api/v1/contractor/auth/login', { phoneNo: thiefs, password: 'of the mailbox' });
    expect(login.status).toBe(200);
  });

  test('a number that the owner has exchanged before those days stays proven', async () => {
    const { id, email, thiefs: exchanged, row } = await stealBusiness(password_hash);
    await pool.query("update earlier_contacts set ends_at = ends_at - interval '8 days' where business_id = $1", [id]);
    await resetPassword('contractor', email);
    expect(await row()).toEqual({ phone_no: exchanged, phone_proven_at: expect.any(Date) });
  });
});

describe('nobody else', () => {
  test('a visitor proves no number, an admin neither', async () => {
    expect((await newBrowser().post('/api/v1/account/phone/code/send', { phoneNo: newNumber() })).status).toBe(401);
    const admin = await signInAdmin(db);
    expect((await ask(admin.token, newNumber())).sent.status).toBe(403);
    expect((await call('DELETE', '/account/phone', admin.headers)).status).toBe(403);
  });

  test('a code for logging in proves no number of an account, nor the other way round', async () => {
    const phoneNo = newNumber();
    const owner = await signInUser(db);
    const { browser, code } = await askForCode(phoneNo, { browser: newBrowser({ nirmaan: owner.token }) });
    expect(await browser.post('/api/v1/account/phone/code/verify', { phoneNo, otp: code })).toMatchObject(wrongCode);
  });
});

describe('a proven number makes an account somebody’s, as a proven address does', () => {
  test('their likes count, their reviews are shown, and they see more than three numbers', async () => {
    const { userId } = await makePhoneUser();
    const owner = await signInUser(db, userId);
    const businessId = await makeBusiness(db);
    expect((await call('PUT', '/contractor/like', owner.headers, { businessId })).body).toMatchObject({ liked: true, totalLikes: 1 });
    const review = { business: businessId, rating: 4, name: 'Meera', email: 'meera@example.in', description: 'Dry since June' };
    expect(await call('POST', '/review/add', owner.headers, review)).toMatchObject({ body: { message: 'Review added successfully' } });
    for (let n = 0; n < 4; n++) {
      const shown = await call('POST', `/contractor/show-phone/${await makeBusiness(db)}`, owner.headers);
      expect(shown.body).toMatchObject({ phoneAccess: 'shown' });
    }
  });

  test('what waited for a proof is shown with that of the number', async () => {
    const userId = await makeUser(db, { email_proven_at: null, password_hash });
    const owner = await signInUser(db, userId);
    const businessId = await makeBusiness(db);
    await call('PUT', '/contractor/like', owner.headers, { businessId });
    await makeReview(db, { business_id: businessId, user_id: userId, state: 'unconfirmed' });
    await (await ask(owner.token, newNumber())).verify();
    const stats = await db
      .selectFrom('business_stats')
      .select('like_count')
      .where('business_id', '=', businessId)
      .executeTakeFirstOrThrow();
    expect(stats.like_count).toBe(1);
    const { state } = await db.selectFrom('reviews').select('state').where('user_id', '=', userId).executeTakeFirstOrThrow();
    expect(state).toBe('shown');
  });

  test('all accounts of one number see together no more numbers than two', async () => {
    const phoneNo = newNumber();
    const accounts = await Promise.all([1, 2, 3].map(async () => signInUser(db, (await makePhoneUser({ phoneNo })).userId)));
    const looks: string[] = [];
    for (const { headers } of accounts) {
      for (let n = 0; n < 10; n++) {
        looks.push((await call('POST', `/contractor/show-phone/${await makeBusiness(db)}`, headers)).body.phoneAccess);
      }
    }
    expect(looks.slice(0, 20).every((look) => look === 'shown')).toBe(true);
    expect(looks.slice(20).every((look) => look === 'limit_reached')).toBe(true);
  });
});
