import { describe, expect, test } from 'vitest';
import { makeCheck } from '#tests/factories/check.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { CONFIRM, GSTIN, makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { mailTo } = sortMail(mail);
const { app, db } = await createTestApp({ SMTP_URL: mail.url }, { pages: true });
const steps = await makeCheckSteps({ app, db });
const { admin, adminCookie, send, own, decide, makeOwner, sendOne, makeChecked, noteAt, queue, details, kindsOf, pageOf, isFound, today } =
  steps;
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

describe('a GSTIN', () => {
  test('is sent, waits for the team, is confirmed, and the page says when it was checked in both languages', async () => {
    const { id, headers } = await makeOwner({ email: 'gst@example.in', email_proven_at: new Date() });
    const sent = await send(headers, 'gstin', ' 27aapfu0939f1zv ');
    expect([sent.status, sent.body.message]).toEqual([201, 'Sent. We will look it up and email you']);
    const [waiting] = (await queue()).checks;
    expect(waiting).toMatchObject({ kind: 'gstin', number: GSTIN, standsUntil: null, business: { _id: id, state: 'Maharashtra' } });
    expect(await kindsOf(id)).toEqual(['email']);
    expect(await isFound(id)).toBe(false);

    const done = await decide(waiting._id, { ...CONFIRM, note: 'Same trade name', version: waiting.business.version });
    expect([done.status, done.body.message]).toEqual([200, 'Confirmed. The owner is told']);
    const year = String(Number(today.slice(0, 4)) + 1);
    const [check] = (await details(id)).checks;
    expect(check).toEqual({ kind: 'gstin', checkedOn: today, endsOn: `${year}${today.slice(4)}`.replace('-02-29', '-02-28') });
    expect(await pageOf(`/viewdetails/${id}`)).toContain('GSTIN (today), email (today)');
    expect(await pageOf(`/hi/viewdetails/${id}`)).toContain('GSTIN (आज), ईमेल (आज)');
    expect(await pageOf(`/viewdetails/${id}`)).not.toContain(GSTIN);
    expect(await isFound(id)).toBe(true);
    expect((await own(headers))[0]).toMatchObject({ state: 'standing', number: GSTIN, reason: '', endedAs: null });
    expect(await mailTo('gst@example.in', 'Checked: GSTIN')).toContain('/profilesupplier/checks');
  });

  test('that cannot be right is refused at its field, and nothing waits', async () => {
    const { headers } = await makeOwner({ state: 'Karnataka', city: 'Mysuru' });
    const refused = await send(headers, 'gstin', GSTIN);
    const wrong = '27 stands for Maharashtra, but your listing is in Karnataka';
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', errors: { number: wrong } } });
    for (const number of ['', '   ', '\u200b', null, 27, ['27'], 'x'.repeat(100_000), '27AAPFU0939F1ZW', 'a\0b'])
      expect((await send(headers, 'gstin', number)).status).toBe(400);
    for (const kind of ['phone', 'address', 'team', 'none', undefined]) expect((await send(headers, kind, GSTIN)).status).toBe(400);
    expect(await own(headers)).toEqual([]);
  });

  test('is refused with a reason, which the owner reads in a mail and on their page; it can be sent again', async () => {
    const { headers, id, cookie } = await makeOwner({ email: 'refused@example.in', email_proven_at: new Date() });
    const check = await sendOne(headers);
    expect((await decide(check, { decision: 'refuse' })).body.errors).toEqual({ reason: 'Say why: the owner is told' });
    expect((await decide(check, { decision: 'refuse', reason: 'The portal has another name' })).status).toBe(200);
    expect(await mailTo('refused@example.in', 'Not confirmed: GSTIN')).toContain('The portal has another name');
    expect((await own(headers))[0]).toMatchObject({ state: 'refused', reason: 'The portal has another name' });
    expect(await pageOf('/profilesupplier/checks', cookie)).toContain('Not confirmed: The portal has another name');
    expect(await kindsOf(id)).toEqual(['email']);
    await sendOne(headers);
  });

  test('sent twice waits once, also at the same moment; another one takes its place, which the team then cannot decide on', async () => {
    const { headers } = await makeOwner();
    const answers = await Promise.all([send(headers, 'gstin', GSTIN), send(headers, 'gstin', GSTIN), send(headers, 'gstin', GSTIN)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const [first] = await own(headers);
    await sendOne(headers, 'gstin', '27AAACR5055K1Z7');
    expect(await own(headers)).toHaveLength(1);
    expect((await decide(first._id, CONFIRM)).body.code).toBe('check_not_found');
  });
});

describe('the team', () => {
  test('of two who decide at once one does; the other is told', async () => {
    const { headers } = await makeOwner();
    const check = await sendOne(headers);
    const { headers: other } = await signInAdmin(db);
    const answers = await Promise.all([decide(check, CONFIRM), decide(check, { decision: 'refuse', reason: 'No' }, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('check_decided');
    const entries = await db.selectFrom('audit_entries').select('action').where('subject_id', '=', check).execute();
    expect(entries).toHaveLength(1);
  });

  test('cannot confirm without comparing both, a business that was changed since, or what is none', async () => {
    const { id, headers } = await makeOwner();
    const check = await sendOne(headers);
    expect((await decide(check, { ...CONFIRM, sameName: false })).body.errors).toEqual({
      sameName: 'Compare the name and the state first',
    });
    expect((await decide(check, { decision: 'confirm', sameName: true })).status).toBe(400);
    expect((await decide(check, { decision: 'perhaps' })).status).toBe(400);
    const { version } = (await queue()).checks.find(({ _id }: { _id: string }) => _id === check).business;
    await db.updateTable('businesses').set({ name: 'Another' }).where('business_id', '=', id).execute();
    expect((await decide(check, { ...CONFIRM, version })).body.code).toBe('edit_conflict');
    for (const nothing of [NOBODY, 'x']) expect((await decide(nothing, CONFIRM)).status).toBe(404);
    expect((await decide(check, { decision: 'end', reason: 'No' })).body.code).toBe('check_decided');
  });

  test('takes back what stands, with a reason that the owner is told', async () => {
    const { id, headers, check } = await makeChecked({ email: 'back@example.in', email_proven_at: new Date() });
    expect((await decide(check, { decision: 'end', reason: 'Cancelled at the portal' })).status).toBe(200);
    expect(await mailTo('back@example.in', 'No longer checked: GSTIN')).toContain('Cancelled at the portal');
    expect(await kindsOf(id)).toEqual(['email']);
    expect(await isFound(id)).toBe(false);
    expect((await own(headers))[0]).toMatchObject({ state: 'ended', endedAs: 'team', reason: 'Cancelled at the portal' });
  });

  test('notes a visit or a letter of a day on which it can have been, and the latest counts', async () => {
    const { id } = await makeOwner();
    expect((await noteAt(id, { way: 'visit', checkedOn: today, note: 'Shop open' })).status).toBe(201);
    expect((await noteAt(id, { way: 'letter', checkedOn: today })).status).toBe(201);
    expect(await kindsOf(id)).toEqual(['address']);
    expect(await isFound(id)).toBe(true);
    for (const checkedOn of ['2999-01-01', '2020-01-01', '2026-02-30', 'today', undefined])
      expect((await noteAt(id, { way: 'visit', checkedOn })).body.errors).toHaveProperty('checkedOn');
    expect((await noteAt(id, { way: 'pigeon', checkedOn: today })).body.errors).toHaveProperty('way');
    for (const nothing of [NOBODY, 'x']) expect((await noteAt(nothing, { way: 'visit', checkedOn: today })).status).toBe(404);
    const account = (await call(app, 'GET', `/api/v1/admin/account/get/business/${id}`, undefined, admin)).body;
    expect(account.checks.map(({ way, state, note }: Record<string, string>) => [way, state, note])).toEqual([
      ['letter', 'standing', ''],
      ['visit', 'ended', 'Shop open'],
    ]);
  });

  test('sees what waits page by page, and in the count of its menu', async () => {
    for (let count = 0; count < 3; count += 1) await makeCheck(db);
    const [first, second] = [await queue('?limit=2'), await queue('?limit=2&page=2')];
    expect(first.checks).toHaveLength(2);
    expect(first.total).toBeGreaterThanOrEqual(3);
    expect(second.checks[0]._id).not.toBe(first.checks[1]._id);
    expect(await pageOf('/admin/checks', adminCookie)).toContain('services.gst.gov.in');
  });

  test('is gone: what it has decided stands', async () => {
    const gone = await signInAdmin(db);
    const { headers, id } = await makeOwner();
    const check = await sendOne(headers);
    await decide(check, CONFIRM, gone.headers);
    await db.deleteFrom('admins').where('admin_id', '=', gone.id).execute();
    expect(await kindsOf(id)).toEqual(['gstin']);
  });
});

test('others see and do nothing of it', async () => {
  const { headers: user } = await signInUser(db);
  const { headers: owner } = await makeOwner();
  const check = await makeCheck(db);
  expect((await send(user, 'gstin', GSTIN)).status).toBe(403);
  expect((await send({}, 'gstin', GSTIN)).status).toBe(401);
  expect((await decide(check, CONFIRM, owner)).status).toBe(403);
  expect(await own(owner)).toEqual([]);
});

test('a business takes its checks along; the audit keeps no number', async () => {
  const { id, headers } = await makeChecked();
  const download = (await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body;
  expect(JSON.stringify(download)).toContain(GSTIN);
  await db.deleteFrom('businesses').where('business_id', '=', id).execute();
  const left = await db.selectFrom('checks').select('check_id').where('business_id', '=', id).execute();
  expect(left).toEqual([]);
  const entries = await db.selectFrom('audit_entries').selectAll().where('admin_email', 'is not', null).execute();
  expect(JSON.stringify(entries)).not.toContain(GSTIN);
});

test('money buys none: a plan that is paid for brings no check, and keeps none that ends', async () => {
  const { id } = await makeOwner();
  await makePaidOrder(db, { business_id: id });
  await db.updateTable('businesses').set({ plan: 'one_time' }).where('business_id', '=', id).execute();
  expect([await kindsOf(id), await isFound(id)]).toEqual([[], false]);
  const { id: checked, check } = await makeChecked();
  await makePaidOrder(db, { business_id: checked });
  expect((await decide(check, { decision: 'end', reason: 'Cancelled' })).status).toBe(200);
  expect([await kindsOf(checked), await isFound(checked)]).toEqual([[], false]);
});

test('the public page says what each kind means in both languages, and is found', async () => {
  expect(await pageOf('/checks')).toContain('No check can be bought');
  expect(await pageOf('/hi/checks')).toContain('कोई जाँच पैसे से नहीं मिलती');
  expect((await app.inject({ url: '/profilesupplier/checks' })).headers.location).toContain('/supplier/login');
});
