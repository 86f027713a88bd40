import type { Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { forgetOldNetworks, noteNetwork } from '#server/features/registration-networks/note-network.ts';
import { lockReview, setReviewState, upsertDecision } from '#server/features/reviews/hold-queries.ts';
import { shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
const admin = await signInAdmin(db);

const words = { name: 'Asha Patil', email: 'asha@example.in', description: 'The best in town.', rating: 5 };
const write = (business: string, headers: Record<string, string>, more = {}) =>
  call(app, 'POST', '/api/v1/review/add', { ...words, business, ...more }, headers);
const listed = async (business: string, headers = {}) =>
  (await call(app, 'GET', `/api/v1/review/get/${business}`, undefined, headers)).body.reviews;
const sumsOf = async (business: string) => {
  const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
  return [body.contractor.totalReviews, body.contractor.average_rating];
};
const decide = (id: string, decision: unknown, version?: number, headers = admin.headers) =>
  call(app, 'PUT', `/api/v1/admin/review/decide/${id}`, { decision, version }, headers);
const held = async (query = '?state=held&limit=100') =>
  (await call(app, 'GET', `/api/v1/admin/review/get${query}`, undefined, admin.headers)).body;
const heldFor = async (id: string) => (await held()).reviews.find((review: { _id: string }) => review._id === id)?.heldFor;

/** Somebody who registered through the form from an address, as `daysAgo`. */
async function registeredFrom(ip: string, daysAgo = 0) {
  const account = { kind: 'user', userId: await makeUser(db) } as const;
  await db.transaction().execute((transaction) => noteNetwork(context, transaction, account, ip));
  await age('user_id', account.userId, daysAgo);
  return signInUser(db, account.userId);
}

async function businessFrom(ip: string, daysAgo = 0) {
  const businessId = await makeBusiness(db, { email: null });
  await db.transaction().execute((transaction) => noteNetwork(context, transaction, { kind: 'contractor', businessId }, ip));
  await age('business_id', businessId, daysAgo);
  return businessId;
}

const age = (column: 'user_id' | 'business_id', id: string, days: number) =>
  db
    .updateTable('registration_networks')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .where(column, '=', id)
    .execute();

describe('a review that the business may have written', () => {
  test('is its writer’s alone to see, and counts nowhere, until the team releases it', async () => {
    const business = await makeBusiness(db, { email: 'owner@deccan.example' });
    const { headers } = await signInUser(db, await makeUser(db, { email: 'Owner@Deccan.example' }));
    await makeReview(db, { business_id: business, rating: 3 });
    const { status, body } = await write(business, headers);
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'Thank you. Our team checks this review before everyone can see it', review: { state: 'held' } });
    const id = body.review._id;
    expect(await listed(business, headers)).toHaveLength(2);
    for (const viewer of [{}, (await signInBusiness(db, business)).headers, (await signInUser(db)).headers]) {
      expect(await listed(business, viewer)).toHaveLength(1);
    }
    expect(await sumsOf(business)).toEqual([1, 3]);
    const reader = await signInUser(db);
    expect((await call(app, 'PUT', `/api/v1/review/helpful/${id}`, { helpful: true }, reader.headers)).status).toBe(404);
    expect((await call(app, 'POST', '/api/v1/report/add', { review: id, reason: 'fake' })).status).toBe(404);
    const owner = await signInBusiness(db, business);
    expect((await call(app, 'PUT', `/api/v1/review/reply/${id}`, { text: 'Thanks' }, owner.headers)).status).toBe(404);
    expect((await call(app, 'GET', '/api/v1/contractor/data', undefined, owner.headers)).body.data.reviews).toHaveLength(1);
    expect(await heldFor(id)).toEqual(['email']);
    expect(mail.left()).toBe(0);

    expect(await decide(id, 'released')).toMatchObject({ status: 200, body: { message: 'The review is on the profile' } });
    expect(await sumsOf(business)).toEqual([2, 4]);
    expect(await listed(business)).toHaveLength(2);
    expect((await mail.next()).to).toEqual(['owner@deccan.example']);
    const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_id', '=', id).execute();
    expect(entries).toMatchObject([{ action: 'approve', changes: { state: { before: 'held', after: 'shown' } } }]);

    // What was released once is not held again.
    expect((await write(business, headers, { rating: 4 })).body.message).toBe('Review added successfully');
    expect(await sumsOf(business)).toEqual([2, 3.5]);
  });

  test('that its writer changes while the team refuses it does not come out by that', async () => {
    const business_id = await makeBusiness(db, { email: 'owner@meanwhile.example' });
    const { id: user_id, headers } = await signInUser(db);
    const { body } = await write(business_id, headers, { email: 'owner@meanwhile.example' });
    const id = body.review._id;
    const refuse = async (transaction: Transaction<DB>) => {
      await lockReview(transaction, id);
      await setReviewState(transaction, id, 'refused');
      await upsertDecision(transaction, { business_id, user_id, decision: 'refused' });
    };
    const change = () => write(business_id, headers, { email: 'somebody@else.example' });
    expect((await meetAtLock(db, refuse, change)).body.review.state).toBe('held');
    expect(await heldFor(id)).toEqual(['refused']);
  });

  test('that is refused stays hidden, its writer is told, and what they write anew waits again', async () => {
    const business = await makeBusiness(db, { email: 'owner@refused.example' });
    const { id: userId, headers } = await signInUser(db);
    const { body } = await write(business, headers, { email: 'owner@refused.example' });
    expect(await decide(body.review._id, 'refused')).toMatchObject({ status: 200, body: { message: 'The review stays hidden' } });
    expect(await listed(business, headers)).toMatchObject([{ own: true, state: 'refused' }]);
    expect((await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data.reviews).toMatchObject([{ state: 'refused' }]);
    expect((await held('?state=refused')).reviews).toMatchObject([{ _id: body.review._id }]);
    await call(app, 'DELETE', `/api/v1/review/delete/${body.review._id}`, undefined, headers);
    const anew = await write(business, headers, { email: 'somebody@else.example' });
    expect(await heldFor(anew.body.review._id)).toEqual(['refused']);
    expect(await sumsOf(business)).toEqual([0, 0]);
    // The team takes down what nobody saw: no line says that something is gone.
    await call(app, 'DELETE', `/api/v1/review/delete/${anew.body.review._id}`, { reason: 'fake' }, admin.headers);
    expect((await call(app, 'GET', `/api/v1/review/get/${business}?page=1`)).body.removed).toEqual([]);
    await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers);
    expect(await db.selectFrom('review_decisions').selectAll().where('user_id', '=', userId).execute()).toEqual([]);
  });

  test('is told by the number that its writer gave elsewhere', async () => {
    const business = await makeBusiness(db, { phone_no: '9811100001', email: null });
    const { id, headers } = await signInUser(db);
    await makeEnquiry(db, { user_id: id, phone_no: '9811100001' });
    expect(await heldFor((await write(business, headers)).body.review._id)).toEqual(['phone']);
  });

  test('is told by the browser that signed in to both', async () => {
    const form = await businessForm();
    const registered = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
    const business = registered.body.contractor._id;
    await db.updateTable('businesses').set({ status: 'approved', email: null }).where('business_id', '=', business).execute();
    const device = [registered.headers['set-cookie']].flat().find((line) => line?.startsWith('nirmaan_device=')) ?? '';
    const cookie = device.split(';')[0] ?? '';
    expect(shownBrowser({ cookies: { nirmaan_device: cookie.split('=')[1] ?? '' } })).toBeDefined();
    const { headers } = await signInUser(db);
    expect(await heldFor((await write(business, { ...headers, cookie })).body.review._id)).toEqual(['browser']);
    const other = await makeBusiness(db, { email: null });
    expect((await write(other, { ...headers, cookie })).body.message).toBe('Review added successfully');
  });

  test.each([
    ['written from its network within a day', '203.0.113.7', 0, undefined, '203.0.113.7', ['network']],
    ['written from the same provider’s /64', '2001:db8:1:2::5', 0, undefined, '2001:db8:1:2::9', ['network']],
    ['written from its network a day later', '203.0.113.8', 2, undefined, '203.0.113.8', undefined],
    ['by who registered there a day apart', '203.0.113.9', 5, 4.5, '198.51.100.1', ['network']],
    ['by who registered there days apart', '203.0.113.10', 5, 2, '198.51.100.2', undefined],
    ['from this machine, as all come behind a proxy that is not trusted', '127.0.0.1', 0, 0, '127.0.0.1', undefined],
    ['from a private network, which many have', '192.168.1.4', 0, 0, '192.168.1.4', undefined],
  ] as const)('%s', async (_, businessIp, businessDays, userDays, ip, expected) => {
    const business = await businessFrom(businessIp, businessDays);
    const writer = userDays === undefined ? await signInUser(db) : await registeredFrom(businessIp, userDays);
    const { body } = await write(business, { ...writer.headers, 'x-forwarded-for': ip });
    expect(await heldFor(body.review._id)).toEqual(expected);
  });

  test('is told by what registering keeps: a hash alone, which goes after thirty days', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const registered = await call(app, 'POST', '/api/v1/contractor/auth/register', await businessForm(), from);
    const business = registered.body.contractor._id;
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', business).execute();
    const account = { userName: 'Same.Office', email: 'same.office@example.in', password: 'monsoon-2026' };
    const { body } = await call(app, 'POST', '/api/v1/user/register', account, from);
    const headers = { authorization: `Bearer ${body.token}`, 'x-forwarded-for': '198.51.100.9' };
    await db.updateTable('users').set({ email_proven_at: new Date() }).where('email', '=', account.email).execute();
    expect(await heldFor((await write(business, headers)).body.review._id)).toEqual(['network', 'newAccount']);
    const kept = await pool.query('select encode(network, $1) as network from registration_networks', ['escape']);
    expect(JSON.stringify(kept.rows)).not.toContain('203.0.113');
    await age('business_id', business, 31);
    await forgetOldNetworks(context);
    const left = await db.selectFrom('registration_networks').selectAll().where('business_id', '=', business).execute();
    expect(left).toEqual([]);
  });
});

describe('the team’s decision', () => {
  test('is made once, on what was seen', async () => {
    const business = await makeBusiness(db, { email: 'once@deccan.example' });
    const { headers } = await signInUser(db);
    const { body } = await write(business, headers, { email: 'once@deccan.example' });
    const id = body.review._id;
    const [{ version }] = (await held()).reviews.filter((review: { _id: string }) => review._id === id);
    await write(business, headers, { email: 'once@deccan.example', description: 'Changed meanwhile.' });
    expect((await decide(id, 'released', version)).body.code).toBe('edit_conflict');
    const answers = await Promise.all([decide(id, 'refused'), decide(id, 'released'), decide(id, 'refused')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('This review does not wait for a decision');
    expect((await decide(id, 'maybe')).body.message).toBe('decision must be released or refused');
    for (const unknown of ['x', '0198c0de-0000-7000-8000-000000000000']) expect((await decide(unknown, 'released')).status).toBe(404);
  });
});
