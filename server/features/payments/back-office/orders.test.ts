import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { headers } = await signInAdmin(db);
const get = async (path: string) => (await call(app, 'GET', `/api/v1/admin/${path}`, undefined, headers)).body;
const refund = (id: string, reference: unknown) => call(app, 'PUT', `/api/v1/admin/order/refund/${id}`, { reference }, headers);

test('orders are found by account, number and state; a refund that was made is noted once', async () => {
  const business = await makeBusiness(db, { name: 'Deccan Domes', email: 'deccan@example.in' });
  const twice = await makePaidOrder(db, { business_id: business, user_id: null, granted_at: null });
  const other = await makePaidOrder(db, {
    status: 'failed',
    paid_at: null,
    granted_at: null,
    received_amount: 50,
    received_currency: 'USD',
  });
  const good = await makePaidOrder(db);
  const open = await makePaidOrder(db, { status: 'created', paid_at: null, granted_at: null });
  const gone = await makePaidOrder(db, { user_id: null });
  const idsOf = async (query: string) => (await get(`order/get?${query}`)).orders.map(({ _id }: { _id: string }) => _id);
  expect(await idsOf('')).toEqual([gone, open, good, other, twice]);
  expect(await idsOf('state=refund_due')).toEqual([other, twice]);
  expect(await idsOf('state=paid&q=%25')).toEqual([]);
  expect(await idsOf('q=DECCAN@')).toEqual([twice]);
  expect(await idsOf(`q=${open}`)).toEqual([open]);
  expect(await idsOf('limit=2&page=2')).toEqual([good, other]);
  expect(await get('order/get?state=refund_due&limit=1')).toMatchObject({
    refundsDue: 2,
    total: 2,
    totalPages: 2,
    orders: [{ _id: other, amount: 99, received: '50 USD', state: 'refund_due' }],
  });
  expect((await get(`order/get?q=${gone}`)).orders[0]).toMatchObject({ account: null, state: 'paid' });

  expect((await refund(twice, '  ')).body.message).toBe('Please enter the reference of the refund');
  expect((await refund(twice, 'rf_1')).body).toEqual({ success: true, message: 'Refund noted' });
  const [noted] = (await get('order/get?q=rf_1')).orders;
  expect(noted).toMatchObject({
    _id: twice,
    state: 'refunded',
    refundReference: 'rf_1',
    refundedAt: expect.any(String),
    account: { kind: 'contractor', name: 'Deccan Domes', email: 'deccan@example.in' },
  });
  expect((await refund(twice, 'rf_2')).status).toBe(409);
  expect((await refund(open, 'rf_2')).body.message).toBe('No money has come for this order, or it went back already');
  expect((await refund('nonsense', 'rf_2')).status).toBe(404);
  expect((await call(app, 'GET', '/api/v1/admin/order/get?state=lost', undefined, headers)).status).toBe(400);
});

describe('a refund', () => {
  const noted = (id: string, body: object) => call(app, 'PUT', `/api/v1/admin/order/refund/${id}`, { reference: 'rf_9', ...body }, headers);
  const planOf = async (user: string) =>
    (await db.selectFrom('users').select('plan').where('user_id', '=', user).executeTakeFirstOrThrow()).plan;

  test('takes away the plan that its order bought, where that is asked for', async () => {
    const user = await makeUser(db, { plan: 'one_time' });
    const order = await makePaidOrder(db, { user_id: user });
    expect((await noted(order, { endsPlan: true })).status).toBe(200);
    expect(await planOf(user)).toBe('free');
    const { entries } = await get(`audit/get?subject=order&q=${order}`);
    expect(entries[0].changes).toContainEqual({ field: 'plan', before: 'one_time', after: 'free' });
    const business = await makeBusiness(db, { plan: 'one_time' });
    expect((await noted(await makePaidOrder(db, { business_id: business, user_id: null }), { endsPlan: true })).status).toBe(200);
    const { plan } = await db.selectFrom('businesses').select('plan').where('business_id', '=', business).executeTakeFirstOrThrow();
    expect(plan).toBe('free');
  });

  test('leaves it otherwise, and where the order bought none', async () => {
    const user = await makeUser(db, { plan: 'one_time' });
    const first = await makePaidOrder(db, { user_id: user });
    const second = await makePaidOrder(db, { user_id: user, granted_at: null });
    expect((await noted(second, { endsPlan: true })).status).toBe(200);
    expect((await noted(first, {})).status).toBe(200);
    expect(await planOf(user)).toBe('one_time');
    expect((await noted(first, { endsPlan: true })).status).toBe(409);
    expect(await planOf(user)).toBe('one_time');
    expect((await noted(await makePaidOrder(db, { user_id: null }), { endsPlan: true })).status).toBe(200);
    expect(await noted(await makePaidOrder(db), { endsPlan: 'yes' })).toMatchObject({ status: 400 });
  });

  test('by two admins at once is noted once', async () => {
    const user = await makeUser(db, { plan: 'one_time' });
    const order = await makePaidOrder(db, { user_id: user });
    const statuses = await Promise.all([true, true, true].map(async (endsPlan) => (await noted(order, { endsPlan })).status));
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await planOf(user)).toBe('free');
  });
});

test('users and reviews are found by their words, whatever they hold', async () => {
  const user = await makeUser(db, { user_name: 'Ravi_100%', email: 'ravi@example.in' });
  await makeUser(db, { user_name: 'Ravix100x', email: 'other@example.in' });
  const business = await makeBusiness(db, { name: 'Konkan Tiles' });
  const review = await makeReview(db, {
    user_id: user,
    business_id: business,
    name: 'Ravi',
    description: 'Straight <b>lines</b>',
    rating: 4.5,
  });
  expect((await get('user/get?q=i_100%25')).users).toMatchObject([
    { userName: 'Ravi_100%', email: 'ravi@example.in', plan: 'free', reviews: 1 },
  ]);
  expect(await get('user/get?q=RAVI&limit=1')).toMatchObject({ total: 2, totalPages: 2, currentPage: 1 });
  expect((await get('user/get?page=999')).users).toEqual([]);
  for (const q of ['konkan', '<b>lines', 'ravi']) {
    const { reviews, total } = await get(`review/get?q=${encodeURIComponent(q)}`);
    expect([total, reviews[0]]).toEqual([
      1,
      {
        _id: review,
        name: 'Ravi',
        description: 'Straight <b>lines</b>',
        rating: 4.5,
        business: { _id: business, name: 'Konkan Tiles' },
        createdAt: expect.any(String),
        ...{ image: [], reply: null, state: 'shown', heldFor: [], version: 1 },
      },
    ]);
  }
  expect((await get('review/get?q=%00')).reviews ?? []).toEqual([]);
});
