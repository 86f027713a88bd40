import { expect, test } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { refreshPopularity } from '#server/features/search/refresh.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { usualTuning } from '#server/features/search/vocabulary.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const POPULAR = 12;

test('words that mean nothing and are too dear to count are looked for among the most popular alone, and the total offers each next page', async () => {
  const { address, db, pool } = await createTestDatabase();
  const searchPool = createPool(address, { genericPlans: true, max: 2 });
  whenDone(() => searchPool.end());
  const open = () => createSearchEngine({ pool: searchPool, gazetteer: loadGazetteer(), tuning: { ...usualTuning, head: POPULAR } });
  const ids: string[] = [];
  for (let n = 1; n <= 2 * POPULAR; n++) ids.push(await makeBusiness(db, { name: `Quoinmark ${n}` }));
  const popular = ids.slice(POPULAR);
  await db.updateTable('business_stats').set({ like_count: 50 }).where('business_id', 'in', popular).execute();
  await refreshPopularity(db);
  const search = { q: 'quoinmark', page: 1, limit: 5, withTotal: true };
  expect((await (await open()).searchByMeaning(search)).total).toBe(2 * POPULAR);

  // As among ten million, of whose words so many contain what was typed that the index is not asked for them.
  await pool.query("update search_words set n = 10000000 where word = ','");
  await pool.query("insert into search_words (word) select 'of' || n || 'quoinmark' from generate_series(1, 450) n");
  const dear = await open();
  const found: string[] = [];
  const totals: number[] = [];
  for (const page of [1, 2, 3]) {
    const { rows, total } = await dear.searchByMeaning({ ...search, page });
    found.push(...rows.map(({ business_id }) => business_id as string));
    totals.push(total);
  }
  expect(totals).toEqual([6, 11, POPULAR]);
  expect(found.toSorted()).toEqual(popular.toSorted());
  const typed = await dear.searchByMeaning({ ...search, limit: 100, withTotal: false });
  expect(typed.rows.map(({ business_id }) => business_id)).toEqual(found);
});
