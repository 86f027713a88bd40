import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, createPool } from '#server/db/database.ts';
import { runWithTheNext } from '#server/db/together.ts';
import type { DB } from '#server/db/types.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

interface Notes {
  notes: { note: string };
}

const { address } = await createTestDatabase();
const pool = createPool(address, { max: 1 });
const db = createDatabase(pool) as unknown as Kysely<Notes>;
/** Each message that asks for an answer. */
const sent = vi.spyOn(pg.Connection.prototype as unknown as { sync(): void }, 'sync');
const sentUnnamed = vi.spyOn(pg.Connection.prototype as unknown as { query(text: string): void }, 'query');
beforeAll(async () => {
  await sql`create table notes (note text primary key)`.execute(db);
});
beforeEach(async () => {
  await sql`truncate notes`.execute(db);
  // From its second time on a connection knows a statement.
  await db.transaction().execute(async (transaction) => {
    await note(transaction, 'first');
    await noteWithTheNext(transaction, 'of before');
  });
  sent.mockClear();
  sentUnnamed.mockClear();
});
afterAll(() => pool.end());

const insertion = (where: Kysely<Notes>, text: string) => where.insertInto('notes').values({ note: text });
const note = (where: Kysely<Notes>, text: string) => insertion(where, text).execute();
const noteWithTheNext = (transaction: Transaction<Notes>, text: string) =>
  runWithTheNext(transaction as unknown as Transaction<DB>, insertion(transaction, text).compile());
const notes = async (where: Kysely<Notes> = db) =>
  (await where.selectFrom('notes').select('note').orderBy('note').execute()).map((row) => row.note);
const BEFORE = ['first', 'of before'];

describe('a transaction', () => {
  test('is begun by its first statement, in one message', async () => {
    await db.transaction().execute(async (transaction) => {
      await note(transaction, 'a');
      await note(transaction, 'b');
    });
    expect(sent).toHaveBeenCalledTimes(3);
    expect(sentUnnamed).not.toHaveBeenCalled();
    expect(await notes()).toEqual(['a', 'b', ...BEFORE]);
  });

  test('leaves nothing when it fails, of its first statement either', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await note(transaction, 'c');
      await note(transaction, 'first');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual(BEFORE);
  });

  test('whose first statement fails ends, and the connection serves the next one', async () => {
    await expect(db.transaction().execute((transaction) => note(transaction, 'first'))).rejects.toMatchObject({ code: '23505' });
    const unreadable = db.transaction().execute((transaction) => sql`select ${1} frm notes`.execute(transaction));
    await expect(unreadable).rejects.toMatchObject({ code: '42601' });
    await db.transaction().execute((transaction) => note(transaction, 'd'));
    expect(await notes()).toEqual(['d', ...BEFORE]);
  });

  test('may begin with a statement without values', async () => {
    const { rows } = await db.transaction().execute(async (transaction) => {
      await sql`lock table notes in exclusive mode`.execute(transaction);
      return sql<{ n: number }>`select count(*) as n from pg_locks where mode = 'ExclusiveLock' and locktype = 'relation'`.execute(
        transaction,
      );
    });
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('without statements sends nothing, whether it fails or not', async () => {
    expect(await db.transaction().execute(async () => 7)).toBe(7);
    await expect(db.transaction().execute(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind');
    expect(sent).not.toHaveBeenCalled();
    expect(sentUnnamed).not.toHaveBeenCalled();
    await note(db, 'e');
    expect(await notes()).toContain('e');
  });
});

describe('what goes with the next statement', () => {
  test('is seen by it, and answers nothing for it', async () => {
    const seen = await db.transaction().execute(async (transaction) => {
      await note(transaction, 'a');
      await noteWithTheNext(transaction, 'b');
      await noteWithTheNext(transaction, 'c');
      return notes(transaction);
    });
    expect(seen).toEqual(['a', 'b', 'c', ...BEFORE]);
    // 'a', the list with two others, the end.
    expect(sent).toHaveBeenCalledTimes(3);
    expect(await notes()).toEqual(seen);
  });

  test('goes with the end when nothing else comes, and with the beginning', async () => {
    await db.transaction().execute((transaction) => noteWithTheNext(transaction, 'a'));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await notes()).toEqual(['a', ...BEFORE]);
  });

  test.each([
    ['the next statement', (transaction: Transaction<Notes>) => notes(transaction)],
    ['a next one without values', (transaction: Transaction<Notes>) => sql`select`.execute(transaction)],
    ['the end', async () => undefined],
  ])('fails %s when it fails, and nothing is kept', async (_, next) => {
    const failing = db.transaction().execute(async (transaction) => {
      await note(transaction, 'a');
      await noteWithTheNext(transaction, 'first');
      await next(transaction);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    expect(await notes()).toEqual(BEFORE);
    await db.transaction().execute((transaction) => noteWithTheNext(transaction, 'b'));
    expect(await notes()).toEqual(['b', ...BEFORE]);
  });

  test('is not done when its transaction is given up', async () => {
    for (const isBegun of [true, false]) {
      const failing = db.transaction().execute(async (transaction) => {
        if (isBegun) await note(transaction, 'a');
        await noteWithTheNext(transaction, 'b');
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await notes()).toEqual(BEFORE);
    }
  });

  test('is done before a savepoint, and undone with it', async () => {
    const transaction = await db.startTransaction().execute();
    await noteWithTheNext(transaction, 'a');
    const later = await transaction.savepoint('here').execute();
    await noteWithTheNext(later, 'b');
    await (await later.rollbackToSavepoint('here').execute()).commit().execute();
    expect(await notes()).toEqual(['a', ...BEFORE]);
  });

  test('that waits too long for a lock keeps nobody from ending other transactions', async () => {
    const holder = new pg.Client({ ...(address as { host: string; user: string; database: string }) });
    await holder.connect();
    await holder.query('begin; lock table notes in exclusive mode');
    const waiting = db.transaction().execute((transaction) => noteWithTheNext(transaction, 'a'));
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await db.transaction().execute((transaction) => sql`select ${1}::int`.execute(transaction));
    await holder.query('rollback');
    await holder.end();
    await db.transaction().execute((transaction) => noteWithTheNext(transaction, 'b'));
    expect(await notes()).toEqual(['b', ...BEFORE]);
  });
});
