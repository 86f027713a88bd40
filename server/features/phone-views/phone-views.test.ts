import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#server/context.ts';
import { getBusinessProfile } from '#server/features/businesses/get-business.ts';
import { collect } from '#server/features/phone-views/personal-data.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

async function look(businessId: string, headers = {}) {
  const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${businessId}`, undefined, headers);
  return { phoneAccess: body.phoneAccess, phoneNo: body.contractor.phoneNo, email: body.contractor.email, status: body.contractor.status };
}

async function limitTo(n: number) {
  await db
    .insertInto('settings')
    .values({ name: 'phone_view_limit', value: JSON.stringify(n) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(n) }))
    .execute();
  context.cache.forget('settings');
}

const show = (businessId: string, headers = {}) => call(app, 'POST', `/api/v1/contractor/show-phone/${businessId}`, undefined, headers);

/** What the page of a business tells of its number. */
async function openPage(viewer: Viewer, businessId: string) {
  const { contractor, phoneAccess, leftToday } = await getBusinessProfile(context, viewer, businessId, undefined);
  return { phoneNo: contractor.phoneNo, phoneAccess, leftToday };
}

const userViews = async (userId: string) => (await collect(context, { kind: 'user', userId })).phoneViews;

const makeBusinesses = (n: number) => Promise.all(Array.from({ length: n }, () => makeBusiness(db, { phone_no: null })));

beforeEach(() => limitTo(3));

describe('the phone number', () => {
  test('is never shown to visitors', async () => {
    const business = await makeBusiness(db, { phone_no: '9811111111' });
    expect(await look(business)).toEqual({ phoneAccess: 'sign_in' });
    expect(await show(business)).toMatchObject({ status: 401, body: { message: 'Please login to continue' } });
  });

  test('is shown to other contractors by the limit and plan of users, and their looks are theirs to take away', async () => {
    await limitTo(1);
    const { id, headers } = await signInBusiness(db);
    const [first = '', second = ''] = await Promise.all([1, 2].map((n) => makeBusiness(db, { phone_no: `982222230${n}` })));
    expect(await look(first, headers)).toEqual({ phoneAccess: 'shown', phoneNo: '9822222301' });
    expect(await look(second, headers)).toEqual({ phoneAccess: 'limit_reached' });
    expect((await show(second, headers)).body).toMatchObject({ phoneAccess: 'limit_reached', leftToday: 0, phoneViewLimit: 1 });
    const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(body.data.phoneViews).toMatchObject([{ business: first }]);
    await db.updateTable('businesses').set({ plan: 'one_time' }).where('business_id', '=', id).execute();
    expect((await show(second, headers)).body).toMatchObject({ phoneAccess: 'shown', phoneNo: '9822222302', leftToday: null });
  });

  test('is always shown to its owner and to the admin, with e-mail and status', async () => {
    await limitTo(0);
    const business = await makeBusiness(db, { phone_no: '9811111112', email: 'owner@example.in', status: 'pending' });
    for (const { headers } of [await signInBusiness(db, business), await signInAdmin(db)]) {
      const all = { phoneAccess: 'shown', phoneNo: '9811111112', email: 'owner@example.in', status: 'pending' };
      expect(await look(business, headers)).toEqual(all);
    }
    const other = await signInUser(db);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${business}`, undefined, other.headers)).status).toBe(404);
  });

  test('is shown to a user until the limit of the day; seeing one again is free', async () => {
    const { id, headers } = await signInUser(db);
    const [first = '', second = '', third = '', fourth = ''] = await Promise.all(
      [1, 2, 3, 4].map((n) => makeBusiness(db, { phone_no: `982222220${n}` })),
    );
    expect(await look(first, headers)).toEqual({ phoneAccess: 'shown', phoneNo: '9822222201' });
    for (let again = 0; again < 5; again++) expect((await look(first, headers)).phoneAccess).toBe('shown');
    expect((await look(second, headers)).phoneAccess).toBe('shown');
    expect((await look(third, headers)).phoneAccess).toBe('shown');
    expect(await look(fourth, headers)).toEqual({ phoneAccess: 'limit_reached' });
    expect((await look(second, headers)).phoneAccess).toBe('shown');
    expect((await userViews(id)).map((view) => view.business)).toEqual([first, second, third]);
  });

  test('is counted by day: what was seen yesterday in India counts no more', async () => {
    const { id, headers } = await signInUser(db);
    const [seen = '', fresh = ''] = await makeBusinesses(5);
    await limitTo(1);
    await look(seen, headers);
    expect((await look(fresh, headers)).phoneAccess).toBe('limit_reached');
    await db
      .updateTable('phone_views')
      .set((eb) => ({ day: eb.fn('india_day', [eb.val(new Date(Date.now() - 24 * 3_600_000))]) }))
      .where('user_id', '=', id)
      .execute();
    expect((await look(fresh, headers)).phoneAccess).toBe('shown');
    expect((await look(seen, headers)).phoneAccess).toBe('limit_reached');
  });

  test('is not counted by reading reviews', async () => {
    const { id, headers } = await signInUser(db);
    await call(app, 'GET', `/api/v1/review/get/${await makeBusiness(db)}`, undefined, headers);
    expect(await userViews(id)).toEqual([]);
  });

  test('has no limit for who has the plan', async () => {
    await limitTo(0);
    const { headers } = await signInUser(db, await makeUser(db, { plan: 'one_time' }));
    for (const business of await makeBusinesses(3)) expect((await look(business, headers)).phoneAccess).toBe('shown');
  });
});

describe('on a page', () => {
  test('a number waits until it is asked for: opening the page spends nothing', async () => {
    const { id: userId, headers } = await signInUser(db);
    const { id: businessId, headers: owner } = await signInBusiness(db);
    const business = await makeBusiness(db, { phone_no: '9811111131' });
    for (const [viewer, as] of [
      [{ kind: 'user', userId }, headers],
      [{ kind: 'contractor', businessId }, owner],
    ] as [Viewer, object][]) {
      for (let turn = 0; turn < 5; turn++) {
        expect(await openPage(viewer, business)).toEqual({ phoneAccess: 'on_request', leftToday: null });
      }
      const { status, body } = await show(business, as);
      expect([status, body]).toEqual([
        200,
        { success: true, phoneAccess: 'shown', phoneNo: '9811111131', leftToday: 2, phoneViewLimit: 3 },
      ]);
      // It has been spent: until the day ends the page may show it.
      expect(await openPage(viewer, business)).toEqual({ phoneAccess: 'shown', phoneNo: '9811111131', leftToday: 2 });
    }
    expect(await openPage({ kind: 'visitor' }, business)).toEqual({ phoneAccess: 'sign_in', leftToday: null });
  });

  test('a tap tells how many are left, and costs nothing where there is no number', async () => {
    const { id, headers } = await signInUser(db);
    const [none = ''] = await makeBusinesses(1);
    expect((await show(none, headers)).body).toEqual({ success: true, phoneAccess: 'shown', leftToday: null, phoneViewLimit: 3 });
    expect(await openPage({ kind: 'user', userId: id }, none)).toMatchObject({ phoneAccess: 'none' });
    expect(await userViews(id)).toEqual([]);
    const left = [];
    for (const n of [1, 2, 3, 4]) left.push((await show(await makeBusiness(db, { phone_no: `981111114${n}` }), headers)).body.leftToday);
    expect(left).toEqual([2, 1, 0, 0]);
    expect(await userViews(id)).toHaveLength(3);
  });
});

describe('at once', () => {
  test('100 looks at as many businesses stop exactly at the limit', async () => {
    await limitTo(10);
    const { id, headers } = await signInUser(db);
    const businesses = await makeBusinesses(100);
    const looks = await Promise.all(businesses.map((business) => look(business, headers)));
    expect(looks.filter(({ phoneAccess }) => phoneAccess === 'shown')).toHaveLength(10);
    expect(looks.filter(({ phoneAccess }) => phoneAccess === 'limit_reached')).toHaveLength(90);
    expect(await userViews(id)).toHaveLength(10);
  });

  test('100 looks at one business count once', async () => {
    await limitTo(1);
    const { id, headers } = await signInUser(db);
    const [business = ''] = await makeBusinesses(1);
    const looks = await Promise.all(Array.from({ length: 100 }, () => look(business, headers)));
    expect(looks.every(({ phoneAccess }) => phoneAccess === 'shown')).toBe(true);
    expect(await userViews(id)).toHaveLength(1);
  });
});
