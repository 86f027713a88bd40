import { afterAll, expect, test } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { QueryReader } from '#server/features/search/query-reader.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { usualTuning, Vocabulary } from '#server/features/search/vocabulary.ts';
import { noSource } from '#server/features/understanding/understanding.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { address } = await createTestDatabase();
const pool = createPool(address, { genericPlans: true });
afterAll(() => pool.end());
const gazetteer = loadGazetteer();

/** A team that has changed something each time it is asked. */
function createBusyTeam() {
  let changes = 0;
  return async () => {
    changes += 1;
    return { ...noSource, version: String(changes) };
  };
}

test('a search is answered while what people say is changed all the time', async () => {
  const engine = await createSearchEngine({ pool, gazetteer, team: createBusyTeam(), remember: false });
  expect(await engine.searchByMeaning({ q: 'cement', page: 1, limit: 5, withTotal: true })).toMatchObject({ rows: [], total: 0 });
  expect((await engine.explain('cement')).trades[0]?.service).toBe('Cement');
});

test('whoever asks while a reader is made gets the next one, and all of them the same', async () => {
  const vocabulary = new Vocabulary(pool, usualTuning);
  const reader = new QueryReader({ vocabulary, gazetteer, team: createBusyTeam() });
  const first = reader.current();
  await new Promise(setImmediate);
  const later = await Promise.all(Array.from({ length: 20 }, () => reader.current()));
  expect(new Set(later).size).toBe(1);
  expect(later[0]).not.toBe(await first);
});

test('a reader that could not be made is made anew', async () => {
  let isAway = true;
  const vocabulary = new Vocabulary(pool, usualTuning);
  const read = vocabulary.read.bind(vocabulary);
  vocabulary.read = async (statement) => (isAway ? Promise.reject(new Error('away')) : read(statement));
  const reader = new QueryReader({ vocabulary, gazetteer, team: async () => noSource });
  const failed = await Promise.allSettled([reader.current(), reader.current()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect((await reader.current()).understand('cement', {}).trades[0]?.service).toBe('Cement');
});
