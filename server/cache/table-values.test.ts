import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCache } from '#server/cache/table-values.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, address } = await createTestApp();

/** Asks until the answer is as wanted; a cache may be two seconds old, never older. */
async function eventually(read: () => Promise<unknown>, wanted: unknown) {
  const end = performance.now() + 2_500;
  for (;;) {
    const found = await read();
    if (performance.now() > end) return expect(found).toEqual(wanted);
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('what is kept in memory', () => {
  test('a write by anyone shows in the answers', async () => {
    const limit = async () => (await call(app, 'GET', '/api/v1/settings/phone-view-limit/get')).body.phone_view_limit;
    expect(await limit()).toBe(10);
    await db.insertInto('settings').values({ name: 'phone_view_limit', value: '25' }).execute();
    await eventually(limit, 25);
    await db.deleteFrom('settings').execute();
    await eventually(limit, 10);
  });

  test('tickers, posters and services too', async () => {
    const materials = async () =>
      (await call(app, 'GET', '/api/v1/price-ticker/get')).body.data.map(({ material }: { material: string }) => material);
    expect(await materials()).toEqual([]);
    await db.insertInto('price_tickers').values({ material: 'Cement', price: 380.5, price_unit: '50 kg bag', city: 'Pune' }).execute();
    await eventually(materials, ['Cement']);
    expect((await call(app, 'GET', '/api/v1/service/get/all')).body.data).toHaveLength(39);
  });

  test('a failed load is not kept', async () => {
    const cache = createCache(address);
    await expect(cache.get('settings', 'x', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('settings', 'x', async () => 'back')).toBe('back');
    await cache.close();
  });

  test('a cache whose connection is cut listens again', async () => {
    const cache = createCache(address);
    const read = () =>
      cache.get('settings', 'x', async () => (await sql<{ n: number }>`select count(*) as n from settings`.execute(db)).rows[0]?.n);
    expect(await read()).toBe(0);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nirmaan-listener' and datname = current_database()`.execute(db);
    await db.insertInto('settings').values({ name: 'anything', value: '1' }).execute();
    await eventually(read, 1);
    await cache.close();
  });
});
