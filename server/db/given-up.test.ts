import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { toRefusal } from '#server/base/errors.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { address } = await createTestDatabase();
const pool = createPool(address, { patience: 200 });
afterAll(() => pool.end());

test('a transaction whose answer was given up is told as a database that is away, although its end cannot be told any more', async () => {
  const tried = createDatabase(pool)
    .transaction()
    .execute((transaction) => sql`select pg_sleep(60)`.execute(transaction));
  const error = await tried.catch((reason: unknown) => reason);
  expect(toRefusal(error)).toMatchObject({ status: 503 });
});
