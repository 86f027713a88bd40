import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { followAnswersNow } from '#server/features/response-times/follow-answers.ts';
import { refreshChanged } from '#server/features/search/refresh-queries.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { db } = await createTestDatabase();

const IDS = ['019b0000-0000-7000-8000-000000000001', '019b0000-0000-7000-8000-000000000002'] as const;
const [first, last] = IDS;
// The last one's rows lie before the other's.
for (const business_id of [last, first]) await makeBusiness(db, { business_id });
await db.updateTable('business_stats').set({ is_quick: true, like_count: 5 }).execute();

const lock = (table: 'business_stats' | 'listings', id: string) => (transaction: Transaction<DB>) =>
  transaction.selectFrom(table).select('business_id').where('business_id', '=', id).forUpdate().noWait().execute();

test.each([
  ['popularity is brought to likes and reviews', 'listings', () => refreshChanged(db, 10)],
  ['who answers quickly is looked for', 'business_stats', () => followAnswersNow({ db })],
] as const)('while %s, rows are locked in the order of their ids', async (_, table, job) => {
  await meetAtLock<unknown>(db, lock(table, first), job, lock(table, last));
});

test('listings that follow their sums are locked so, too', async () => {
  const change = () => db.updateTable('business_stats').set({ review_count: 2, rating_sum: 8 }).execute();
  await meetAtLock(db, lock('listings', first), change, lock('listings', last));
  const rows = await db.selectFrom('listings').select(['reviews', 'stars']).execute();
  expect(rows).toEqual([1, 2].map(() => ({ reviews: 2, stars: 4_000 })));
});
