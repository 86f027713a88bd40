import { describe, expect, test } from 'vitest';
import { sweepClaims } from '#server/features/claims/sweep-claims.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim, makeUnowned } from '#tests/factories/claim.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createClaims, nobody } from '#tests/helpers/claim-steps.ts';
import { newNumber, wrongCode } from '#tests/helpers/phone-code-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, db, context, newBrowser, codeFor, arrivedFor, passTime, find, claimsOf, send, verify, mailTo, askForIt } =
  await createClaims();
const { headers: admin } = await signInAdmin(db);
const takeBack = (id: string, body: object) => call(app, 'PUT', `/api/v1/admin/claim/take-back/${id}`, body, admin);

describe('by the phone', () => {
  test('a code to its own number, which is not told, gives the business at once; its address is told, and the audit has it', async () => {
    const email = 'old-address@a-shop.example';
    const { id, phoneNo, browser, sent, code, claim } = await askForIt({ email });
    const masked = `${phoneNo.slice(0, 2)}••••••${phoneNo.slice(-2)}`;
    expect(sent.body).toMatchObject({ phone: masked, again: 30 });
    expect(JSON.stringify(sent.body)).not.toContain(phoneNo);
    const taken = await verify(browser, id, claim, code);
    expect(taken).toMatchObject({ status: 200, body: { message: 'This business is yours now', contractor: { _id: id, phoneNo } } });
    expect(browser.cookies.nirmaan).toBeDefined();
    expect(await find(id)).toMatchObject({ phone_proven_at: expect.any(Date), email_proven_at: null, password_hash: null });
    const told = await mailTo(email);
    expect(told.text).toContain('has shown by a code');
    expect(told.text).not.toContain('Sharma Roofing');
    expect(await claimsOf(id)).toMatchObject([{ way: 'phone', state: 'taken', phone_before: phoneNo, email_before: email }]);
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(entries).toMatchObject([{ admin_email: 'owner', action: 'update', changes: { owner: { before: null, after: 'phone' } } }]);
    // Used once.
    expect((await verify(browser, id, claim, code)).body.code).toBe('has_owner');
    expect((await send(newBrowser(), id)).body).toMatchObject({ code: 'has_owner' });
  });

  test('a wrong code, a code of somebody else, and one in another browser give nothing', async () => {
    const one = await askForIt();
    const other = await askForIt();
    expect(await verify(one.browser, one.id, one.claim, one.wrong)).toMatchObject(wrongCode);
    expect(await verify(one.browser, one.id, one.claim, other.code)).toMatchObject(wrongCode);
    expect(await verify(newBrowser(), one.id, one.claim, one.code)).toMatchObject(wrongCode);
    expect(await verify(other.browser, one.id, one.claim, one.code)).toMatchObject(wrongCode);
    // A claim of another business.
    expect((await verify(one.browser, one.id, other.claim, one.code)).body.code).toBe('contact_changed');
    expect((await verify(one.browser, one.id, nobody, one.code)).body.code).toBe('contact_changed');
    for (const otp of ['', '12', 'x'.repeat(300), { $ne: '' }])
      expect((await one.browser.post(`/api/v1/claim/phone/verify/${one.id}`, { claim: one.claim, otp })).status).toBe(400);
    expect(await find(one.id)).toMatchObject({ phone_proven_at: null });
    expect((await verify(one.browser, one.id, one.claim, ` ${one.code.slice(0, 3)} ${one.code.slice(3)}`)).status).toBe(200);
  });

  test('five wrong codes use it up, and after ten minutes it has ended', async () => {
    const tried = await askForIt();
    for (let time = 0; time < 5; time += 1) await verify(tried.browser, tried.id, tried.claim, tried.wrong);
    expect((await verify(tried.browser, tried.id, tried.claim, tried.code)).body.code).toBe('phone_code_used_up');
    const late = await askForIt();
    await passTime(late.phoneNo, 601);
    expect(await verify(late.browser, late.id, late.claim, late.code)).toMatchObject(wrongCode);
  });

  test('not once its number is another', async () => {
    const { id, browser, claim, code } = await askForIt();
    await db.updateTable('businesses').set({ phone_no: newNumber() }).where('business_id', '=', id).execute();
    const { status, body } = await verify(browser, id, claim, code);
    expect([status, body.code, body.message]).toEqual([
      409,
      'contact_changed',
      'The number or email of this business has changed meanwhile. Please begin again',
    ]);
    expect(await find(id)).toMatchObject({ phone_proven_at: null });
  });

  test('of two at once one gets it, and the other is told', async () => {
    const one = await askForIt();
    const other = newBrowser();
    const sent = await send(other, one.id);
    const code = await codeFor(one.phoneNo, 2);
    const answers = await Promise.all([
      verify(one.browser, one.id, one.claim, one.code),
      verify(other, one.id, sent.body.claim, code),
      verify(one.browser, one.id, one.claim, one.code),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(['has_owner', 'wrong_phone_code', 'phone_not_verified', 'already_decided']).toContain(body.code);
    expect((await verify(other, one.id, sent.body.claim, code)).body).toMatchObject({
      code: 'has_owner',
      message: 'This business has an owner already. If it is yours, log in, or write to us',
    });
    expect((await claimsOf(one.id)).filter(({ state }) => state === 'taken')).toHaveLength(1);
  });

  test.each([
    ['with an owner', {}, 409, 'has_owner'],
    ['by a password', { email_proven_at: null, password_hash: 'x' }, 409, 'has_owner'],
    ['that waits', { email_proven_at: null, status: 'pending' }, 404, 'business_not_found'],
    ['that was rejected', { email_proven_at: null, status: 'rejected' }, 404, 'business_not_found'],
    ['without a mobile number', { email_proven_at: null, phone_no: '02025531234' }, 409, 'no_number'],
    ['without a number', { email_proven_at: null, phone_no: null }, 409, 'no_number'],
  ])('not of a business %s', async (_, given, status, code) => {
    const id = await makeBusiness(db, given);
    expect(await send(newBrowser(), id)).toMatchObject({ status, body: { code } });
  });

  test('not of one that is removed meanwhile, of none, and not by the team', async () => {
    const { id, browser, claim, code } = await askForIt();
    await db.deleteFrom('businesses').where('business_id', '=', id).execute();
    expect(await verify(browser, id, claim, code)).toMatchObject({ status: 404, body: { code: 'business_not_found' } });
    expect((await send(browser, 'x')).status).toBe(404);
    expect((await send(browser, nobody)).status).toBe(404);
    expect((await call(app, 'POST', `/api/v1/claim/phone/send/${await makeUnowned(db)}`, {}, admin)).status).toBe(403);
  });

  test('not of a business that the team has blocked, and not with the number of somebody whom it has', async () => {
    const { id, browser, claim, code } = await askForIt();
    await db.insertInto('account_blocks').values({ business_id: id, reason: 'Advertising' }).execute();
    expect(await verify(browser, id, claim, code)).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
    const phone_no = newNumber();
    const user_id = await makeUser(db, { phone_no, phone_proven_at: new Date() });
    await db.insertInto('account_blocks').values({ user_id, reason: 'Advertising' }).execute();
    const theirs = await makeUnowned(db, { phone_no });
    expect(await send(newBrowser(), theirs)).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
    expect(arrivedFor(phone_no)).toEqual([]);
  });

  test('who has a business already may have another: the first stays theirs, and the session is of the new one', async () => {
    const { id: first, token } = await signInBusiness(db);
    const browser = newBrowser({ nirmaan: token });
    const { id, claim, code } = await askForIt({}, browser);
    expect((await verify(browser, id, claim, code)).body.contractor._id).toBe(id);
    expect(await find(first)).toMatchObject({ email_proven_at: expect.any(Date) });
    const profile = await app.inject({ url: '/api/v1/contractor/profile', cookies: browser.cookies });
    expect(profile.json().contractor._id).toBe(id);
  });

  test('the code says what it is for, and signs nobody in', async () => {
    const { phoneNo, browser, code } = await askForIt();
    expect(arrivedFor(phoneNo)[0]?.text).toContain('is your code to take over the entry of your business');
    expect(await browser.post('/api/v1/contractor/auth/phone/code/verify', { phoneNo, otp: code })).toMatchObject(wrongCode);
  });

  test('the code says so in Hindi, too', async () => {
    const phone_no = newNumber();
    const url = `/api/v1/claim/phone/send/${await makeUnowned(db, { phone_no })}`;
    expect((await app.inject({ method: 'POST', url, headers: { 'accept-language': 'hi' }, payload: {} })).statusCode).toBe(200);
    await codeFor(phone_no);
    expect(arrivedFor(phone_no)[0]?.text).toContain('अपने बिज़नेस की एंट्री लेने का कोड');
  });

  test('nor does a code to sign in take it over', async () => {
    const { id, phoneNo, browser, claim } = await askForIt();
    await passTime(phoneNo, 60);
    await browser.post('/api/v1/contractor/auth/phone/code/send', { phoneNo });
    expect(await verify(browser, id, claim, await codeFor(phoneNo, 2))).toMatchObject(wrongCode);
    expect(await find(id)).toMatchObject({ phone_proven_at: null });
  });

  test.each([false, 'false'])('not by who says %j to being 18, and the code is not used up', async (adult) => {
    const { id, browser, claim, code } = await askForIt();
    const young = await browser.post(`/api/v1/claim/phone/verify/${id}`, { claim, otp: code, adult });
    expect(young).toMatchObject({ status: 400, body: { errors: { adult: expect.stringContaining('once you are 18') } } });
    expect(await find(id)).toMatchObject({ phone_proven_at: null });
    expect((await browser.post(`/api/v1/claim/phone/verify/${id}`, { claim, otp: code, adult: true })).status).toBe(200);
  });

  test('not by a child’s account, by whichever way', async () => {
    const { id, headers } = await signInUser(db);
    await db
      .insertInto('child_accounts')
      .values({ user_id: id, parent_email: 'parent@example.in', language: 'en', agreed_at: new Date() })
      .execute();
    const business = await makeUnowned(db, { phone_no: newNumber(), email: 'shop@childs.example' });
    for (const [way, body] of [
      ['phone/send', {}],
      ['mail/send', { email: 'shop@childs.example' }],
      ['team/add', { message: 'My shop' }],
    ] as const)
      expect(await call(app, 'POST', `/api/v1/claim/${way}/${business}`, body, headers)).toMatchObject({
        status: 403,
        body: { code: 'of_a_child' },
      });
    expect(await claimsOf(business)).toEqual([]);
  });

  test('the limits of codes hold: four messages to a number in a quarter of an hour', async () => {
    const { id } = await askForIt();
    for (let time = 0; time < 3; time += 1) expect((await send(newBrowser(), id)).status).toBe(200);
    expect(await send(newBrowser(), id)).toMatchObject({ status: 429, body: { code: 'too_many_phone_codes' } });
  });
});

describe('the team takes a business back', () => {
  test('from who claimed it: sessions end, nobody owns it, number and address are those of before', async () => {
    const email = 'first@of-the-file.example';
    const { id, phoneNo, browser, claim, code } = await askForIt({ email });
    await verify(browser, id, claim, code);
    await db.updateTable('businesses').set({ email: 'thief@example.in', phone_no: newNumber() }).where('business_id', '=', id).execute();
    await db.updateTable('businesses').set({ email_proven_at: new Date(), password_hash: 'x' }).where('business_id', '=', id).execute();
    const thief = await signInBusiness(db, id);
    const ownOf = async (headers: Record<string, string>) => {
      const { data } = (await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body;
      const { checks, registerAnswers, changes, edits, nominee } = data;
      return {
        checks: checks.filter(({ kind }: { kind: string }) => !['phone', 'email'].includes(kind)),
        registerAnswers,
        changes,
        edits,
        nominee,
      };
    };
    const waits = await makeCheck(db, { business_id: id });
    await makeCheck(db, { business_id: id, state: 'refused', number: '27AAPFU0939F1ZV', reason: 'Of Rajesh', decided_at: new Date() });
    await makeCheck(db, { business_id: id, kind: 'udyam', number: 'UDYAM-MH-26-0000003', state: 'ended', ended_as: 'over' });
    await db.insertInto('register_answers').values({ check_id: waits, state: 'found', legal_name: 'RAJESH DABHOLKAR' }).execute();
    const named = { name: 'Rajesh', email: 'nominee@thief.example' };
    expect((await call(app, 'PUT', '/api/v1/account/nominee', named, thief.headers)).status).toBe(200);
    const values = { business_id: id, field: 'name', value: JSON.stringify({ name: 'Rajesh Roofs' }) };
    await db
      .insertInto('waiting_changes')
      .values([values, { ...values, state: 'refused', decided_at: new Date() }])
      .execute();
    const edited = { phone_no: { before: phoneNo, after: '9822017777' } };
    const edits = [edited, { ...edited, price: { before: '1', after: '2' } }].map((changes) => ({ changes: JSON.stringify(changes) }));
    await db
      .insertInto('business_edits')
      .values(edits.map((edit) => ({ ...edit, business_id: id, edited_by: 'owner' })))
      .execute();
    expect(await ownOf(thief.headers)).toMatchObject({ nominee: { name: 'Rajesh' }, registerAnswers: [{ check: waits }] });
    expect((await takeBack(claim, {})).status).toBe(400);
    expect((await takeBack(claim, { reason: 'The shop says it was not them.' })).status).toBe(200);
    const next = await ownOf((await signInBusiness(db, id)).headers);
    expect(next.checks.map(({ state, number, reason }: Record<string, string>) => [state, number, reason]).toSorted()).toEqual([
      ['ended', '', ''],
      ['refused', '', ''],
    ]);
    expect(next).toMatchObject({ registerAnswers: [], changes: [], nominee: null });
    expect(next.edits.map(({ changes }: { changes: object }) => changes)).toEqual([{ price: { before: '1', after: '2' } }]);
    for (const trace of ['Rajesh', 'RAJESH', '9822017777', '27AAPFU0939F1ZV', 'UDYAM']) expect(JSON.stringify(next)).not.toContain(trace);
    expect(await find(id)).toMatchObject({
      ...{ email, phone_no: phoneNo, email_proven_at: null, phone_proven_at: null, password_hash: null, status: 'approved' },
    });
    expect((await app.inject({ url: '/api/v1/contractor/profile', cookies: browser.cookies })).statusCode).toBe(401);
    expect((await takeBack(claim, { reason: 'Again' })).body.code).toBe('not_taken');
    const audit = await db.selectFrom('audit_entries').select('action').where('subject_id', '=', claim).execute();
    expect(audit).toEqual([{ action: 'undo' }]);
    // It can be claimed again.
    await passTime(phoneNo, 86_500);
    expect((await send(newBrowser(), id)).status).toBe(200);
  });

  test('with another number where another business has the one of before', async () => {
    const { id, phoneNo, browser, claim, code } = await askForIt();
    await verify(browser, id, claim, code);
    const other = newNumber();
    await db.updateTable('businesses').set({ phone_no: other }).where('business_id', '=', id).execute();
    await makeBusiness(db, { phone_no: phoneNo });
    expect((await takeBack(claim, { reason: 'Not theirs' })).status).toBe(200);
    expect(await find(id)).toMatchObject({ phone_no: other, phone_proven_at: null });
  });
});

test('an account downloads its claims and leaves none behind; what is over is forgotten', async () => {
  const { id: user_id, headers } = await signInUser(db);
  const { email } = await db.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  const open = await makeClaim(db, { user_id, email });
  const taken = await makeClaim(db, { user_id, email, state: 'taken' });
  const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
  expect(body.data.claims).toHaveLength(2);
  expect(body.data.claims[0]).toMatchObject({ state: 'open', email, message: expect.stringContaining('since 2009') });
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
  const left = await db
    .selectFrom('claims')
    .select(['claim_id', 'email', 'message', 'user_id'])
    .where('claim_id', 'in', [open, taken])
    .execute();
  expect(left).toEqual([{ claim_id: taken, email: null, message: '', user_id: null }]);

  const old = { created_at: new Date(Date.now() - 100 * 86_400_000) };
  const [refused, waits] = [await makeClaim(db, { ...old, state: 'refused' }), await makeClaim(db, old)];
  await sweepClaims.run(context, {});
  const kept = await db.selectFrom('claims').select('claim_id').where('claim_id', 'in', [refused, waits]).execute();
  expect(kept).toEqual([{ claim_id: waits }]);

  // What has given a business stays for a year, in which the team can take it back.
  const daysAgo = (days: number) => ({ state: 'taken', created_at: new Date(Date.now() - days * 86_400_000) });
  const [lately, before] = [await makeClaim(db, daysAgo(364)), await makeClaim(db, daysAgo(367))];
  await sweepClaims.run(context, {});
  const ofAYear = await db.selectFrom('claims').select('claim_id').where('claim_id', 'in', [lately, before]).execute();
  expect(ofAYear).toEqual([{ claim_id: lately }]);
});
