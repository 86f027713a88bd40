import type { Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import { collect } from '#server/features/likes/personal-data.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const like = (businessId: unknown, headers = {}) => call(app, 'PUT', '/api/v1/contractor/like', { businessId }, headers);
const likesOf = async (businessId: string) =>
  (await db.selectFrom('likes').selectAll().where('business_id', '=', businessId).execute()).length;

const lock = (business: string, table: 'businesses' | 'business_stats' | 'likes' | 'reviews') => (transaction: Transaction<DB>) =>
  transaction.selectFrom(table).select('business_id').where('business_id', '=', business).forUpdate().noWait().execute();

describe('a like', () => {
  test('is given and taken back, and the answer has the exact count', async () => {
    const business = await makeBusiness(db);
    const asha = await signInUser(db);
    const ravi = await signInUser(db);
    expect((await like(business, asha.headers)).body).toEqual({ success: true, message: 'Liked', liked: true, totalLikes: 1 });
    expect((await like(business, ravi.headers)).body).toEqual({ success: true, message: 'Liked', liked: true, totalLikes: 2 });
    expect(await listLikedBusinesses(context, asha.id)).toEqual([business]);
    expect((await like(business, asha.headers)).body).toEqual({ success: true, message: 'Like removed', liked: false, totalLikes: 1 });
    expect(await listLikedBusinesses(context, asha.id)).toEqual([]);
    expect(await collect(context, { kind: 'user', userId: ravi.id })).toMatchObject({ likes: [{ business }] });
    const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(body.contractor.totalLikes).toBe(1);
  });

  test.each([
    ['a like', 'PUT', '/contractor/like', (business: string) => ({ businessId: business })],
    [
      'a review',
      'POST',
      '/review/add',
      (business: string) => ({ business, name: 'Asha', email: 'asha@example.in', description: 'Good', rating: 4 }),
    ],
  ] as const)('%s of a business that is deleted at the same moment is a 404', async (_, method, url, body) => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    const answer = await meetAtLock(
      db,
      (transaction) => transaction.deleteFrom('businesses').where('business_id', '=', business).execute(),
      () => call(app, method, `/api/v1${url}`, body(business), headers),
    );
    expect(answer).toMatchObject({ status: 404, body: { message: 'Business not found' } });
  });

  test.each([
    ['a like', 'PUT', '/contractor/like', (business: string) => ({ businessId: business })],
    ['likes of a device', 'PUT', '/contractor/like/all', (business: string) => ({ businessIds: [business] })],
    [
      'a review',
      'POST',
      '/review/add',
      (business: string) => ({ business, name: 'Asha', email: 'a@b.in', description: 'Good', rating: 4 }),
    ],
  ] as const)('%s waits for the business that is edited, and holds nothing of it meanwhile', async (_, method, url, body) => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    const send = () => call(app, method, `/api/v1${url}`, body(business), headers);
    const { body: answer } = await meetAtLock(db, lock(business, 'businesses'), send, lock(business, 'business_stats'));
    expect(answer).toMatchObject({ success: true });
  });

  test('that waits for its account to be proven does not hold the business meanwhile', async () => {
    const business = await makeBusiness(db);
    const { id } = await signInUser(db, await makeUser(db, { email_proven_at: null }));
    await makeLike(db, { user_id: id, business_id: business });
    const prove = () => db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', id).execute();
    await meetAtLock(db, lock(business, 'businesses'), prove, lock(business, 'business_stats'));
  });

  test.each([
    ['the review that is written anew', 'POST', '/review/add', 'reviews'],
    ['the likes of whoever leaves', 'DELETE', '/user/delete', 'business_stats'],
  ] as const)('%s is not held while its business is deleted', async (_, method, url, table) => {
    const business = await makeBusiness(db);
    const { id, headers } = await signInUser(db);
    await makeLike(db, { user_id: id, business_id: business });
    await makeReview(db, { user_id: id, business_id: business });
    const body = method === 'POST' ? { business, name: 'Asha', email: 'a@b.in', description: 'Good', rating: 4 } : undefined;
    const send = () => call(app, method, `/api/v1${url}`, body, headers);
    const { body: answer } = await meetAtLock(db, lock(business, 'businesses'), send, lock(business, table));
    expect(answer).toMatchObject({ success: true });
  });

  test.each(['likes', 'reviews'] as const)('%s are changed before the sums of their business, by whoever deletes it too', async (table) => {
    const business = await makeBusiness(db);
    await makeLike(db, { business_id: business });
    await makeReview(db, { business_id: business });
    const owner = await signInBusiness(db, business);
    const close = () => call(app, 'DELETE', `/api/v1/contractor/delete/${business}`, undefined, owner.headers);
    expect((await meetAtLock(db, lock(business, table), close, lock(business, 'business_stats'))).status).toBe(200);
  });

  test('is for users only', async () => {
    const business = await makeBusiness(db);
    const others = [{}, (await signInBusiness(db)).headers, (await signInAdmin(db)).headers];
    for (const headers of others) {
      for (const body of [business, 'no id', undefined]) {
        const answer = await like(body, headers);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ success: false, message: 'Please login to like a business' });
      }
    }
    expect(await likesOf(business)).toBe(0);
  });

  test('of a business that is unknown, or not approved, is refused', async () => {
    const { headers } = await signInUser(db);
    const pending = await makeBusiness(db, { status: 'pending' });
    const rejected = await makeBusiness(db, { status: 'rejected' });
    for (const businessId of [pending, rejected, 'x', '', '0198c0de-0000-7000-8000-000000000000', "'; drop table likes"]) {
      const answer = await like(businessId, headers);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ message: 'Business not found', code: 'business_not_found' });
    }
    for (const businessId of [7, null, { $ne: '' }, [pending]]) expect((await like(businessId, headers)).status).toBe(400);
  });
});

describe('at once', () => {
  test('200 likes of as many users count 200', async () => {
    const business = await makeBusiness(db);
    const people = await Promise.all(Array.from({ length: 200 }, () => signInUser(db)));
    const answers = await Promise.all(people.map(({ headers }) => like(business, headers)));
    expect(answers.filter(({ status, body }) => status === 200 && body.liked)).toHaveLength(200);
    expect(new Set(answers.map(({ body }) => body.totalLikes)).size).toBe(200);
    expect(Math.max(...answers.map(({ body }) => body.totalLikes))).toBe(200);
    expect(await likesOf(business)).toBe(200);
  });

  test('200 toggles of ten users leave what each one toggled last', async () => {
    const business = await makeBusiness(db);
    const people = await Promise.all(Array.from({ length: 10 }, () => signInUser(db)));
    // Five toggle 19 times, which ends liked; five toggle 21 times.
    const toggles = people.flatMap(({ headers }, at) => Array.from({ length: at < 5 ? 19 : 21 }, () => headers));
    const even = await signInUser(db);
    const answers = await Promise.all([...toggles, even.headers, even.headers].map((headers) => like(business, headers)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.liked)).toHaveLength(5 * 10 + 5 * 11 + 1);
    expect(await likesOf(business)).toBe(10);
    const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(body.contractor.totalLikes).toBe(10);
  });
});
