import { expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { LockCircuitBreaker } from '#server/db/lock-circuit-breaker.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { address, pool: other, db } = await createTestDatabase();

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

/** What came of a statement: how many rows, or why not. */
function outcome(asking: Promise<{ rowCount: number | null }>) {
  return asking.then(
    ({ rowCount }) => rowCount,
    ({ code }) => code as string,
  );
}

test('a locked row keeps nobody from the others, and its statement no connection from the rest', async () => {
  const [locked = '', alsoLocked = '', free = ''] = [await makeBusiness(db), await makeBusiness(db), await makeBusiness(db)];
  const pool = createPool(address, { max: 6, lockTimeout: 200, connectionTimeout: 10_000 });
  onTestFinished(() => pool.end());
  const rename = (id: string) => outcome(pool.query('update businesses set name = name where business_id = $1', [id]));
  const holder = await other.connect();
  await holder.query('begin');
  await holder.query('select from businesses where business_id = any ($1) for update', [[locked, alsoLocked]]);

  expect(await rename(locked)).toBe('55P03');
  expect(await rename(free)).toBe(1);
  // One of the two that come at once may still try; whoever asks for another row is not concerned.
  expect(await Promise.all([rename(locked), rename(alsoLocked), rename(free)])).toEqual(['55P03', '55P03', 1]);
  const many = Promise.all(Array.from({ length: 60 }, (_, i) => rename([locked, alsoLocked][i % 2] ?? '')));
  expect((await pool.query('select count(*) from services')).rows).toHaveLength(1);
  expect(new Set(await many)).toEqual(new Set(['55P03']));
  // A like needs the row too: its foreign key asks for it.
  const user = await makeUser(db);
  const like = (id: string) => outcome(pool.query('insert into likes (user_id, business_id) values ($1, $2)', [user, id]));
  expect([await like(locked), await like(free)]).toEqual(['55P03', 1]);

  await holder.query('rollback');
  holder.release();
  while ((await rename(locked)) !== 1);
  while ((await rename(alsoLocked)) !== 1);
  expect(await Promise.all(Array.from({ length: 10 }, () => rename(free)))).toEqual(Array(10).fill(1));
});

test('of a statement that ran into a locked row, three are tried at a time, and after a while any number', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const statements = new LockCircuitBreaker();
  const rename = (row: number) => statements.enter('update businesses …', [row]);
  const waited = { code: '55P03', where: 'while updating tuple (0,7) in relation "businesses"' };
  rename(1).done?.(waited);
  const tried = [2, 3, 4].map(rename);
  expect(tried.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined]);
  expect(rename(5).refusal).toMatchObject({ code: '55P03' });
  expect(statements.enter('update users …', [5]).refusal).toBeUndefined();
  for (const { done } of tried) done?.();
  expect(rename(1).refusal).toMatchObject({ code: '55P03' });
  // One caller finds out whether the row is free.
  vi.advanceTimersByTime(1_001);
  const finder = rename(1);
  expect([finder.refusal, rename(1).refusal]).toEqual([undefined, expect.objectContaining({ code: '55P03' })]);
  finder.done?.();
  expect([1, 1, 2, 3, 4, 5].map(rename).map(({ refusal }) => refusal)).toEqual(Array(6).fill(undefined));
});
