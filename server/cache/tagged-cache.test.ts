import { sql, type Updateable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { TaggedCache } from '#server/cache/tagged-cache.ts';
import { businessTag, listTag } from '#server/cache/tags.ts';
import type { DB } from '#server/db/types.ts';
import { moveMark } from '#server/features/what-waits/mark-queries.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makeReview } from '#tests/factories/review.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { db, pool } = await createTestDatabase();

type Value = { n: number };
const plumbers = { city: 'pune', service: 'plumbing contractors' };
const plumbersInPune = listTag(plumbers);
const inMaharashtra = listTag({ state: 'maharashtra' });
const inKochi = listTag({ city: 'kochi' });

const plumberInPune = { city: 'Pune', state: 'Maharashtra', service: 'Plumbing Contractors' };

const business = await makeBusiness(db, plumberInPune);

let kept: TaggedCache<Value>;
let made = 0;
const get = (key = 'pune', tags = [plumbersInPune]) => kept.get(key, async () => ({ value: { n: ++made }, tags }));

beforeEach(() => {
  kept = new TaggedCache<Value>(pool, { ttl: 60_000, maxSize: 100, sizeOf: () => 1 });
  made = 0;
});

test('while nothing changes a value is made once', async () => {
  expect([await get(), await get(), await get()]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  expect(await get('mumbai')).toEqual({ n: 2 });
});

test('what was changed before the first asking forgets nothing, though an older transaction is open', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  try {
    await makeBusiness(db, plumberInPune);
    expect([await get(), await get()]).toEqual([{ n: 1 }, { n: 1 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('a change forgets what shows its tag', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['a business of its list is entered', plumbersInPune, () => makeBusiness(db, plumberInPune)],
    ['one is entered in its state', inMaharashtra, () => makeBusiness(db, plumberInPune)],
    ['one is entered anywhere', listTag({}), () => makeBusiness(db, plumberInPune)],
    ['one is edited', plumbersInPune, () => edit(business, { address: '12 Karve Road' })],
    ['what words find of one is edited', listTag({}), () => edit(business, { description: 'Leaks' })],
    ['one moves away', plumbersInPune, async () => edit(await makeBusiness(db, plumberInPune), { city: 'Nashik' })],
    ['one is rejected', plumbersInPune, async () => edit(await makeBusiness(db, plumberInPune), { status: 'rejected' })],
    ['one is deleted', plumbersInPune, async () => remove(await makeBusiness(db, plumberInPune))],
    ['one tells no price any more', listTag(plumbers, 'facts'), () => edit(business, { price: 'On request' })],
    ['a price that is compared changes', listTag(plumbers, 'facts'), () => edit(business, { price_amount: 50, price_unit: 'hour' })],
    ['one is reviewed for the first time', listTag(plumbers, 'facts'), () => makeReview(db, { business_id: business })],
    ['one is reviewed', listTag(plumbers, 'rating'), () => makeReview(db, { business_id: business })],
    ['the business is liked', businessTag(business), () => makeLike(db, { business_id: business })],
    ['the business is reviewed', businessTag(business), () => makeReview(db, { business_id: business })],
    ['a review of it goes', businessTag(business), () => db.deleteFrom('reviews').where('business_id', '=', business).execute()],
    ['the business gets an enquiry', businessTag(business), () => makeEnquiry(db, { business_id: business })],
    ['the business is edited', businessTag(business), () => edit(business, { description: 'Pipes' })],
    ['a poster is added', 'posters', () => makePoster(db)],
    ['more rows are written than are told of', 'posters', () => writeMany(501)],
  ])('%s', async (_name, tag, change) => {
    const before = await get('one', [tag]);
    await change();
    expect(await get('one', [tag])).not.toEqual(before);
  });

  test('what changes no row, or is noted by a job for itself, forgets nothing', async () => {
    const shown = ['services', 'posters', 'price_tickers', 'settings', 'blogs', 'comments', 'sayings'];
    for (const table of shown) await get(table, [table]);
    for (const table of [...shown, 'switched_off_sayings']) {
      await sql`delete from ${sql.table(table)} where false`.execute(db);
      await sql`insert into ${sql.table(table)} select * from ${sql.table(table)} where false`.execute(db);
    }
    await db.updateTable('blogs').set({ is_public: true }).where('title', '=', 'None').execute();
    await db.transaction().execute((transaction) => moveMark(transaction, 'looked', { reach: 0 }));
    const before = made;
    for (const table of shown) await get(table, [table]);
    expect(made).toBe(before);
  });

  test('and nothing else', async () => {
    await get('kochi', [inKochi]);
    await get('posters', ['posters']);
    await makeLike(db, { business_id: business });
    await edit(business, { address: '14 Karve Road' });
    await writeMany(500);
    expect([await get('kochi', [inKochi]), await get('posters', ['posters'])]).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('a change that no list is chosen or ordered by', () => {
  const parts = [plumbersInPune, listTag(plumbers, 'rating'), listTag(plumbers, 'facts')];
  const shows = (card: string, tags = [plumbersInPune]) =>
    kept.get(`of ${card}`, async () => ({ value: { n: ++made }, tags, cards: [card] }));

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['a like', (business_id) => makeLike(db, { business_id })],
    ['another price', (id) => edit(id, { price: `₹ ${made} per visit` })],
    ['other hours', (id) => edit(id, { opening_hours: 'Mo 09:00-18:00' })],
    ['another telephone number', (id) => edit(id, { phone_no: '9876512345' })],
    ['another photo', (id) => edit(id, { images: ['demo/plumbing-2'] })],
    ['a second review', (business_id) => makeReview(db, { business_id, rating: 5 })],
  ])('%s forgets the lists that show the card', async (_name, change) => {
    const id = await makeBusiness(db, { ...plumberInPune, price: '₹ 1', images: ['demo/plumbing-1'] });
    await makeReview(db, { business_id: id, rating: 5 });
    await get('a list without it', [plumbersInPune, listTag(plumbers, 'facts')]);
    const before = { it: await shows(id), another: await shows(business) };
    await change(id);
    expect(await shows(id)).not.toEqual(before.it);
    expect(await shows(business)).toEqual(before.another);
    expect(await get('a list without it')).toEqual({ n: 1 });
  });

  test('but a second review changes the order by rating', async () => {
    const id = await makeBusiness(db, plumberInPune);
    await makeReview(db, { business_id: id, rating: 5 });
    const before = await get('by rating', parts);
    await makeReview(db, { business_id: id, rating: 5 });
    expect(await get('by rating', parts)).not.toEqual(before);
  });

  test('a list that shows the card as it was is not kept', async () => {
    await get();
    let goOn = () => {};
    const value = new Promise<Value>((resolve) => {
      goOn = () => resolve({ n: -1 });
    });
    const slow = kept.get('slow', async () => ({ value: await value, tags: [plumbersInPune], cards: [business] }));
    await makeLike(db, { business_id: business });
    await kept.ask();
    goOn();
    expect(await slow).toEqual({ n: -1 });
    expect(kept.peek('slow')).toBeUndefined();
  });
});

test('a transaction that began earlier counts when it ends, once', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query("update businesses set name = name || ' & Sons'");
  const before = await get();
  expect(await get()).toEqual(before);
  await client.query('commit');
  const after = await get();
  expect(after).not.toEqual(before);
  // The note comes again while this one is open, and is known.
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  await makeBusiness(db, plumberInPune);
  const later = await get();
  expect(later).not.toEqual(after);
  expect(await get()).toEqual(later);
  await client.query('rollback');
  client.release();
});

test('a value made while something was changed is not kept', async () => {
  await get();
  let goOn = () => {};
  const value = new Promise<Value>((resolve) => {
    goOn = () => resolve({ n: -1 });
  });
  const slow = kept.get('slow', async () => ({ value: await value, tags: [plumbersInPune] }));
  await makeBusiness(db, plumberInPune);
  await get();
  goOn();
  expect(await slow).toEqual({ n: -1 });
  expect(await get('slow')).not.toEqual({ n: -1 });
});

describe('whoever asks after a change', () => {
  /** Asks for what is being made since before the change, and lets that come to its end afterwards. */
  async function askDuring(change: () => Promise<unknown>) {
    await get();
    let goOn = () => {};
    const before = kept.get('one', () => new Promise((resolve) => (goOn = () => resolve({ value: { n: -1 }, tags: [plumbersInPune] }))));
    await change();
    const after = get('one');
    await kept.ask();
    goOn();
    return { before: await before, after: await after, next: await get('one') };
  }

  test('does not share what began before it', async () => {
    const { before, after, next } = await askDuring(async () => remove(await makeBusiness(db, plumberInPune)));
    expect(before).toEqual({ n: -1 });
    expect(after.n).toBeGreaterThan(0);
    expect(next).toEqual(after);
  });

  test('shares it where it shows nothing of the change', async () => {
    const { before, after, next } = await askDuring(() => makePoster(db));
    expect([before, after, next]).toEqual([{ n: -1 }, { n: -1 }, { n: -1 }]);
  });
});

test('a hundred who ask at once share the making and the asking', async () => {
  await get('other');
  let asked = 0;
  const counting = new Proxy(pool, {
    get(target, key) {
      if (key === 'query') asked += 1;
      return key === 'query' ? target.query.bind(target) : Reflect.get(target, key, target);
    },
  });
  kept = new TaggedCache<Value>(counting, { ttl: 60_000, maxSize: 100, sizeOf: () => 1 });
  made = 0;
  const many = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect([made, new Set(many.map(({ n }) => n)).size]).toEqual([1, 1]);
  expect(asked).toBeLessThanOrEqual(2);
});

test('what is not to be kept is made each time', async () => {
  const own = () => kept.get('own', async () => ({ value: { n: ++made }, tags: [], isKept: false }));
  expect([await own(), await own()]).toEqual([{ n: 1 }, { n: 2 }]);
});

test('no more is kept than fits', async () => {
  kept = new TaggedCache<Value>(pool, { ttl: 60_000, maxSize: 10, sizeOf: () => 4 });
  await get('a');
  await get('b');
  await get('c');
  expect([kept.peek('a'), kept.peek('b'), kept.peek('c')]).toEqual([undefined, { n: 2 }, { n: 3 }]);
});

test('numbers of transactions that the server has yet to reach forget everything: it is another server', async () => {
  const restored = {
    query: (text: string, [seen]: string[]) => pool.query(text, seen === undefined ? [] : ['9000000000']),
  } as unknown as typeof pool;
  kept = new TaggedCache<Value>(restored, { ttl: 60_000, maxSize: 100, sizeOf: () => 1 });
  expect([await get(), await get()]).toEqual([{ n: 1 }, { n: 2 }]);
});

test("a failure of the database is the caller's to see, and the next one asks again", async () => {
  const failing = { query: () => Promise.reject(new Error('away')) } as unknown as typeof pool;
  kept = new TaggedCache<Value>(failing, { ttl: 60_000, maxSize: 100, sizeOf: () => 1 });
  await expect(get()).rejects.toThrow('away');
  await expect(get()).rejects.toThrow('away');
});

function edit(businessId: string, change: Updateable<DB['businesses']>) {
  return db.updateTable('businesses').set(change).where('business_id', '=', businessId).execute();
}

function remove(businessId: string) {
  return db.deleteFrom('businesses').where('business_id', '=', businessId).execute();
}

/** Reviews of a business that are written anew in one statement. */
async function writeMany(n: number) {
  const business_id = await makeBusiness(db, { ...plumberInPune, status: 'pending' });
  const enquiry = {
    business_id,
    name: 'Asha',
    phone_no: '9876543210',
    email: 'asha@example.in',
    message: 'Roof',
    consented_at: sql<Date>`now()`,
  };
  await db
    .insertInto('enquiries')
    .values(Array.from({ length: n }, () => enquiry))
    .execute();
}
