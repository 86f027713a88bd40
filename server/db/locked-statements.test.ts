import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { address, pool: other } = await createTestDatabase();

test('a locked table keeps no connection from those who want something else', async () => {
  const pool = createPool(address, { max: 3, lockTimeout: 200, connectionTimeout: 10_000 });
  onTestFinished(() => pool.end());
  const holder = await other.connect();
  await holder.query('begin');
  await holder.query('lock table reviews in access exclusive mode');
  const read = () =>
    pool.query('select count(*) from reviews').then(
      () => 'read',
      ({ code }) => code as string,
    );
  // All connections wait, then the first failure tells the others.
  expect(new Set(await Promise.all(Array.from({ length: 60 }, read)))).toEqual(new Set(['55P03']));
  expect(await read()).toBe('55P03');
  expect(pool.idleCount).toBe(pool.totalCount);
  expect((await pool.query('select count(*) from services')).rows).toHaveLength(1);
  await holder.query('rollback');
  holder.release();
  while ((await read()) !== 'read');
  expect(await Promise.all(Array.from({ length: 10 }, read))).toEqual(Array(10).fill('read'));
});
