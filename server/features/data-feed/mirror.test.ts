import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DataKind } from '#shared/schemas/data.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { drawWrites, Mirror } from '#tests/helpers/mirror.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { headers } = await makeApiKey(db);
const read = async (path: string) => (await call(app, 'GET', `/api/v1${path}`, undefined, headers)).body;
const KINDS: DataKind[] = ['businesses', 'reviews', 'services', 'prices', 'enquiries', 'users'];

/** Everything as a program that has never read before is given it. */
async function readAnew() {
  const fresh = new Mirror(read, KINDS);
  await fresh.catchUp();
  return fresh;
}

test('a copy that follows by cursors, and one that follows by times, are equal after hundreds of writes at once', async () => {
  const [byCursor, byTime] = [new Mirror(read, KINDS), new Mirror(read, KINDS, 'updated_since')];
  const writes = drawWrites(db, 400);
  let isWriting = true;
  const following = (async () => {
    while (isWriting) for (const mirror of [byCursor, byTime]) await mirror.catchUp(7);
  })();
  // Four at a time, some of which are taken back, and some of which take their time.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = writes.next(); !next.done; next = writes.next()) await next.value();
    }),
  );
  isWriting = false;
  await following;
  for (const mirror of [byCursor, byTime]) await mirror.catchUp(7);
  const fresh = await readAnew();
  for (const kind of KINDS) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(TABLES[kind as keyof typeof TABLES])}`.execute(db);
    expect(fresh.rowsOf(kind)).toHaveLength(rows[0]?.n ?? -1);
    expect(byCursor.rowsOf(kind)).toEqual(fresh.rowsOf(kind));
    expect(byTime.rowsOf(kind)).toEqual(fresh.rowsOf(kind));
  }
  expect(fresh.rowsOf('businesses').length).toBeGreaterThan(10);
});

const TABLES = {
  businesses: 'businesses',
  reviews: 'reviews',
  services: 'services',
  prices: 'price_tickers',
  enquiries: 'enquiries',
  users: 'users',
};

test('a row whose transaction ends late is told after those that were read meanwhile', async () => {
  const mirror = await readAnew();
  const [early, late] = [await makeBusiness(db), await makeBusiness(db)];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = db.transaction().execute(async (transaction) => {
    await transaction.updateTable('businesses').set({ name: 'Late' }).where('business_id', '=', late).execute();
    begin();
    await ended;
  });
  await begun;
  await db.updateTable('businesses').set({ name: 'Early' }).where('business_id', '=', early).execute();
  await mirror.catchUp();
  expect(mirror.find('businesses', early)).toMatchObject({ name: 'Early' });
  end();
  await slow;
  await mirror.catchUp();
  expect(mirror.find('businesses', late)).toMatchObject({ name: 'Late' });
});

test('what goes with its business is told as gone too, and a reply that goes does not bring its review back', async () => {
  const business = await makeBusiness(db);
  const review = await makeReview(db, { business_id: business });
  await db.insertInto('review_replies').values({ review_id: review, body: 'Thank you.' }).execute();
  const mirror = await readAnew();
  expect(mirror.find('reviews', review)).toMatchObject({ business, reply: { text: 'Thank you.' } });
  await db.deleteFrom('review_replies').where('review_id', '=', review).execute();
  await mirror.catchUp();
  expect(mirror.find('reviews', review)).toMatchObject({ reply: null });
  await db.insertInto('review_replies').values({ review_id: review, body: 'Again.' }).execute();
  await db.deleteFrom('businesses').where('business_id', '=', business).execute();
  await mirror.catchUp();
  expect([mirror.find('reviews', review), mirror.find('businesses', business)]).toEqual([undefined, undefined]);
});
