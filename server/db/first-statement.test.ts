import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, createPool } from '#server/db/database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { address } = await createTestDatabase();
const pool = createPool(address, { max: 1 });
const db = createDatabase(pool) as unknown as Kysely<{ notes: { note: string } }>;
const sent = vi.spyOn(pg.Connection.prototype as unknown as { sync(): void }, 'sync');
const asked = vi.spyOn(pg.Connection.prototype as unknown as { query(text: string): void }, 'query');
beforeAll(async () => {
  await sql`create table notes (note text primary key)`.execute(db);
  // The connection's first transaction makes `begin` known to it.
  await db.transaction().execute((transaction) => write(transaction, 'first'));
});
beforeEach(() => {
  sent.mockClear();
  asked.mockClear();
});
afterAll(() => pool.end());

const write = (where: Kysely<{ notes: { note: string } }>, note: string) => where.insertInto('notes').values({ note }).execute();
const notes = async () => (await db.selectFrom('notes').select('note').orderBy('note').execute()).map(({ note }) => note);

test('a transaction is begun by its first statement, in one message', async () => {
  await db.transaction().execute(async (transaction) => {
    await write(transaction, 'a');
    await write(transaction, 'b');
  });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(asked.mock.calls).toEqual([['commit']]);
  expect(await notes()).toEqual(['a', 'b', 'first']);
});

test('what a transaction wrote is gone when it fails, its first statement too', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await write(transaction, 'c');
    await write(transaction, 'a');
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await notes()).toEqual(['a', 'b', 'first']);
});

test('a first statement that fails ends its transaction, and the connection serves the next one', async () => {
  await expect(db.transaction().execute((transaction) => write(transaction, 'a'))).rejects.toMatchObject({ code: '23505' });
  const unreadable = db.transaction().execute((transaction) => sql`select ${1} frm notes`.execute(transaction));
  await expect(unreadable).rejects.toMatchObject({ code: '42601' });
  await db.transaction().execute((transaction) => write(transaction, 'd'));
  expect(await notes()).toEqual(['a', 'b', 'd', 'first']);
});

test('the first statement may have no values', async () => {
  const { rows } = await db.transaction().execute(async (transaction) => {
    await sql`lock table notes in exclusive mode`.execute(transaction);
    return sql<{
      held: boolean;
    }>`select exists (select from pg_locks where mode = 'ExclusiveLock' and locktype = 'relation') as held`.execute(transaction);
  });
  expect(rows).toEqual([{ held: true }]);
});

test('a transaction without statements sends nothing, whether it fails or not', async () => {
  expect(await db.transaction().execute(async () => 7)).toBe(7);
  await expect(db.transaction().execute(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind');
  expect(sent).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
  await write(db, 'e');
  expect(await notes()).toContain('e');
});
