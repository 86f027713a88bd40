import { describe, expect, test } from 'vitest';
import { listShortlist } from '#server/features/likes/list-shortlist.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const takeOver = (businessIds: unknown, headers = {}) => call(app, 'PUT', '/api/v1/contractor/like/all', { businessIds }, headers);
const some = async (ids: string) => call(app, 'GET', `/api/v1/contractor/get/some?ids=${encodeURIComponent(ids)}`);
const likesOf = async (id: string) => (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.contractor.totalLikes;
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';

describe('what a browser has kept', () => {
  test('is read as businesses: those that are public, in its order, each once', async () => {
    const [first, second] = [await makeBusiness(db), await makeBusiness(db)];
    const pending = await makeBusiness(db, { status: 'pending' });
    const { body } = await some([second, pending, first, UNKNOWN, 'x', second.toUpperCase(), "'; drop table likes"].join());
    expect(body.contractors.map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
    expect(body.contractors[0]).not.toHaveProperty('phoneNo');
    expect(body.contractors[0]).not.toHaveProperty('email');
    expect((await some('')).body.contractors).toEqual([]);
    expect((await some('x'.repeat(3_000))).status).toBe(400);
    expect((await call(app, 'GET', '/api/v1/contractor/get/some')).status).toBe(400);
  });

  test('becomes likes of the account, counted once however often and at once it is taken over', async () => {
    const [liked, fresh] = [await makeBusiness(db), await makeBusiness(db)];
    const pending = await makeBusiness(db, { status: 'pending' });
    const { id, headers } = await signInUser(db);
    await call(app, 'PUT', '/api/v1/contractor/like', { businessId: liked }, headers);
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeOver([fresh, liked, pending, UNKNOWN, 'x', fresh], headers)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: 'Your shortlist is in your account now' });
      expect(body.likedBusinesses.toSorted()).toEqual([liked, fresh].toSorted());
    }
    expect([await likesOf(liked), await likesOf(fresh)]).toEqual([1, 1]);
    expect((await listShortlist(context, { kind: 'user', userId: id }, { page: 1 }))?.businesses.map(({ _id }) => _id)).toEqual([
      fresh,
      liked,
    ]);
  });

  test('is refused where it is no list of at most 50', async () => {
    const { headers } = await signInUser(db);
    for (const list of [undefined, 'x', [7], { length: 1 }, Array(51).fill(UNKNOWN)])
      expect((await takeOver(list, headers)).status).toBe(400);
    expect((await takeOver([], headers)).body.likedBusinesses).toEqual([]);
  });

  test('of many people at once who like the same is counted exactly', async () => {
    const shared = await Promise.all(Array.from({ length: 5 }, () => makeBusiness(db)));
    const people = await Promise.all(Array.from({ length: 20 }, () => signInUser(db)));
    const orders = people.map((_, at) => (at % 2 === 0 ? shared : shared.toReversed()));
    const answers = await Promise.all(people.map(({ headers }, at) => takeOver(orders[at], headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await Promise.all(shared.map(likesOf))).toEqual([20, 20, 20, 20, 20]);
  });
});

describe('the shortlist of an account', () => {
  test('shows public businesses alone and says how many are hidden, page by page', async () => {
    const { id, headers } = await signInUser(db);
    const many = await Promise.all(Array.from({ length: 26 }, () => makeBusiness(db)));
    await takeOver(many, headers);
    const viewer = { kind: 'user', userId: id } as const;
    expect(await listShortlist(context, viewer, { page: 1 })).toMatchObject({ total: 26, totalPages: 2, hidden: 0 });
    const last = await listShortlist(context, viewer, { page: 2 });
    expect(last?.businesses).toHaveLength(2);
    await db
      .updateTable('businesses')
      .set({ status: 'rejected' })
      .where('business_id', '=', many[0] ?? '')
      .execute();
    await db
      .deleteFrom('businesses')
      .where('business_id', '=', many[1] ?? '')
      .execute();
    const first = await listShortlist(context, viewer, { page: 1 });
    expect(first).toMatchObject({ total: 24, totalPages: 1, hidden: 1 });
    expect(first?.businesses.map(({ _id }) => _id)).not.toContain(many[0]);
    expect((await listShortlist(context, viewer, { page: 9 }))?.businesses).toEqual([]);
    expect(await listShortlist(context, { kind: 'visitor' }, { page: 1 })).toBeUndefined();
  });

  test('goes on behind the last that was shown, whatever hearts are taken back', async () => {
    const { id, headers } = await signInUser(db);
    await takeOver(await Promise.all(Array.from({ length: 26 }, () => makeBusiness(db))), headers);
    const viewer = { kind: 'user', userId: id } as const;
    const first = await listShortlist(context, viewer, { page: 1 });
    const second = await listShortlist(context, viewer, { page: 2 });
    const seen = first?.businesses.map(({ _id }) => _id) ?? [];
    await db
      .deleteFrom('likes')
      .where('user_id', '=', id)
      .where('business_id', 'in', [seen[0] ?? '', seen[23] ?? ''])
      .execute();
    const next = await listShortlist(context, viewer, { page: 2, after: first?.next });
    expect(next?.businesses.map(({ _id }) => _id)).toEqual(second?.businesses.map(({ _id }) => _id));
    expect(next?.next).toBeUndefined();
  });
});
