import { expect, test } from 'vitest';
import { rememberResults } from '#server/features/search/remembered-results.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { pool } = await createTestDatabase();

/** Asks for as many different lists, and says which of them are given again. */
async function remember(lists: number, rows: object[]) {
  const results = rememberResults(pool, () => {});
  const keys = Array.from({ length: lists }, (_, at) => `list ${at}`);
  for (const key of keys) await results.get(key, async () => ({ value: { rows }, topics: [] }));
  return keys.filter((key) => results.peek(key) !== undefined);
}

test('a thousand pages of results are remembered, the last ones', async () => {
  const page = Array.from({ length: 8 }, () => ({ name: 'Deccan Terrace Care', description: 'x'.repeat(600), images: ['a', 'b'] }));
  expect(await remember(1_100, page)).toEqual(Array.from({ length: 1_000 }, (_, at) => `list ${100 + at}`));
});

test('of the longest lists, with the longest texts, only as many as fit into the memory that results may take', async () => {
  const longest = Array.from({ length: 100 }, () => ({ name: 'Deccan Terrace Care', description: 'ल'.repeat(5_000) }));
  const kept = await remember(1_000, longest);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.length).toBeLessThan(30);
  expect(kept.at(-1)).toBe('list 999');
});
