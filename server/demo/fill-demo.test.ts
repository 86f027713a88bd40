import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { type DemoAccounts, newPassword } from '#server/demo/accounts.ts';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { deleteDemoRows } from '#server/demo/queries.ts';
import { renewDemo } from '#server/demo/renew-demo.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const { app, context } = await createTestApp({}, { database });
let accounts: DemoAccounts | undefined;
beforeAll(async () => {
  accounts = (await fillDemo(db, { isOpen: true }))?.accounts;
});

test('reviews and likes are summed', async () => {
  const { reviews, likes } = await db
    .selectFrom('business_stats')
    .select(({ fn }) => [fn.sum<number>('review_count').as('reviews'), fn.sum<number>('like_count').as('likes')])
    .executeTakeFirstOrThrow();
  const count = async (table: 'reviews' | 'likes') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  expect({ reviews, likes }).toEqual({ reviews: await count('reviews'), likes: await count('likes') });
});

test('every service of the demo is one of the catalogue', async () => {
  const unknown = await db
    .selectFrom('businesses')
    .select('service')
    .where('service', 'not in', db.selectFrom('services').select('name'))
    .execute();
  expect(unknown).toEqual([]);
});

test('a directory with businesses is left alone', async () => {
  expect(await fillDemo(db, { isOpen: true })).toBeUndefined();
});

describe('who can be signed in to', () => {
  const login = async (path: string, body: object) => {
    const answer = await call(app, 'POST', `/api/v1/${path}`, body);
    expect(answer.status).toBe(200);
    return { ...answer.body, headers: { authorization: `Bearer ${answer.body.token}` } };
  };

  test('a user finds quotes side by side, and two owners an inbox with what is still to be answered', async () => {
    if (!accounts) throw new Error('nobody');
    const { userName, owners, password } = accounts;
    const { headers } = await login('user/login', { userName, password });
    const asked = await call(app, 'GET', '/api/v1/requirements', undefined, headers);
    expect([asked.status, asked.body.totalRequests]).toEqual([200, 1]);
    for (const { phoneNo } of owners) {
      const owner = await login('contractor/auth/login', { phoneNo, password });
      expect(owner.contractor.status).toBe('approved');
      const { body } = await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, owner.headers);
      expect(body.enquiries.length).toBeGreaterThanOrEqual(6);
    }
    expect(await db.selectFrom('requirements').select('service').execute()).toEqual([{ service: 'Waterproofing' }]);
    expect((await db.selectFrom('enquiry_messages').selectAll().where('price_from', 'is not', null).execute()).length).toBe(2);
  });

  test('nobody else: all others have no password', async () => {
    const withPassword = async (table: 'users' | 'businesses') =>
      (
        await db
          .selectFrom(table as 'users')
          .select('email')
          .where('password_hash', 'is not', null)
          .execute()
      ).length;
    expect([await withPassword('users'), await withPassword('businesses')]).toEqual([1, 2]);
    expect(newPassword()).toMatch(/^[a-z2-9]{12}$/);
    expect(newPassword()).not.toBe(newPassword());
  });
});

test('a part of the reviews is by people who saw the number, a part is answered, and profiles say how soon', async () => {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?city=Pune&state=Maharashtra&service=Waterproofing`);
  const [business] = body.data;
  const { body: list } = await call(app, 'GET', `/api/v1/review/get/${business._id}`);
  expect(list.reviews.some(({ contacted }: { contacted: boolean }) => contacted)).toBe(true);
  const replies = await db.selectFrom('review_replies').select('review_id').execute();
  expect(replies.length).toBeGreaterThan(1_000);
});

test('a demo that has run for months still says how soon its businesses answer', async () => {
  const counts = async () => {
    const { received, median } = await db
      .selectFrom('enquiries')
      .select(sql<number>`count(*) filter (where created_at > now() - interval '28 days')::int`.as('received'))
      .select(sql<number>`percentile_cont(0.5) within group (order by replied_at - created_at)`.as('median'))
      .where('requirement_id', 'is', null)
      .executeTakeFirstOrThrow();
    return { received, median: JSON.stringify(median) };
  };
  const before = await counts();
  expect(before.received).toBeGreaterThan(800);
  for (const months of [1, 7]) {
    const aged = sql<Date>`created_at - interval '1 month' * ${months}`;
    await db.updateTable('enquiry_messages').set({ created_at: aged }).execute();
    await db
      .updateTable('enquiries')
      .set({ created_at: aged, replied_at: sql`replied_at - interval '1 month' * ${months}` })
      .execute();
    await renewDemo.run(context, {});
    expect(await counts()).toEqual(before);
  }
  const wrong = sql<number>`count(*) filter (where enquiry_messages.created_at < enquiries.created_at or enquiries.created_at > now())::int`;
  const { count } = await db
    .selectFrom('enquiry_messages')
    .innerJoin('enquiries', 'enquiries.enquiry_id', 'enquiry_messages.enquiry_id')
    .select(wrong.as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

test('what it brought goes with it: accounts, conversations, requests and replies, while somebody takes a like back', async () => {
  const { user_id, business_id } = await db
    .selectFrom('likes')
    .innerJoin('demo_rows', 'demo_rows.business_id', 'likes.business_id')
    .select(['likes.user_id', 'likes.business_id'])
    .orderBy('likes.business_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // Whoever takes a like back has its row, then wants the sums.
  const like = (trx: Transaction<DB>) =>
    trx.selectFrom('likes').select('user_id').where('user_id', '=', user_id).where('business_id', '=', business_id).forUpdate().execute();
  const sums = (trx: Transaction<DB>) =>
    trx.selectFrom('business_stats').select('business_id').where('business_id', '=', business_id).forUpdate().noWait().execute();
  const remove = () => db.transaction().execute((trx) => deleteDemoRows(trx));
  await meetAtLock(db, like, remove, sums);
  for (const table of [
    'users',
    'businesses',
    'reviews',
    'review_replies',
    'phone_views',
    'enquiries',
    'enquiry_messages',
    'requirements',
  ] as const) {
    const rows = await db
      .selectFrom(table as 'users')
      .selectAll()
      .limit(1)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
});

test('at an address that others reach nobody can be signed in to', async () => {
  const { db: other } = await createTestDatabase();
  expect(await fillDemo(other, { isOpen: false })).toEqual({});
  const open = await other.selectFrom('businesses').select('business_id').where('password_hash', 'is not', null).execute();
  const users = await other.selectFrom('users').select('user_id').where('password_hash', 'is not', null).execute();
  expect([open, users]).toEqual([[], []]);
});
