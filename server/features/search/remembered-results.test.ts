import { beforeEach, describe, expect, test } from 'vitest';
import { RememberedResults } from '#server/features/search/remembered-results.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { db, pool } = await createTestDatabase();

let results: RememberedResults;
let found = 0;
const find = async () => ({ n: ++found });
const get = (key = 'pune') => results.get(key, find);

beforeEach(() => {
  results = new RememberedResults(pool);
  found = 0;
});

describe('a result is found again only after a change', () => {
  test('while nothing changes it is found once', async () => {
    expect([await get(), await get(), await get()]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(await get('mumbai')).toEqual({ n: 2 });
  });

  test.each([
    ['a business is entered', () => makeBusiness(db)],
    [
      'a business is edited',
      async () =>
        db
          .updateTable('businesses')
          .set({ price: '50' })
          .where('business_id', '=', await makeBusiness(db))
          .execute(),
    ],
    ['a business is liked', async () => makeLike(db, { business_id: await makeBusiness(db) })],
  ])('%s', async (_name, change) => {
    await get();
    await change();
    expect(await get()).toEqual({ n: 2 });
  });

  test('a transaction that began earlier counts when it ends', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query("update businesses set name = name || ' & Sons'");
    await get();
    await client.query('commit');
    client.release();
    const after = await get();
    expect(after.n).toBeGreaterThan(1);
    await makeBusiness(db);
    expect((await get()).n).toBeGreaterThan(after.n);
  });

  test('a result found while something was changed is not kept', async () => {
    await get();
    let goOn = () => {};
    const slow = results.get('slow', () => new Promise<{ n: number }>((resolve) => (goOn = () => resolve({ n: -1 }))));
    await makeBusiness(db);
    await get();
    goOn();
    expect(await slow).toEqual({ n: -1 });
    expect(await get('slow')).not.toEqual({ n: -1 });
  });
});

test('searches at the same time share the asking', async () => {
  await get();
  let asked = 0;
  const counting = new Proxy(pool, {
    get(target, key) {
      if (key === 'query') asked += 1;
      return key === 'query' ? target.query.bind(target) : Reflect.get(target, key, target);
    },
  });
  results = new RememberedResults(counting);
  await get();
  asked = 0;
  const many = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect(new Set(many.map(({ n }) => n)).size).toBe(1);
  expect(asked).toBeLessThanOrEqual(2);
});

test("a failure of the database is the caller's to see, and the next search asks again", async () => {
  const failing = { query: () => Promise.reject(new Error('away')) } as unknown as typeof pool;
  results = new RememberedResults(failing);
  await expect(get()).rejects.toThrow('away');
  await expect(get()).rejects.toThrow('away');
});
