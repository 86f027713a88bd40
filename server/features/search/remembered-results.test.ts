import { expect, test } from 'vitest';
import { rememberResults } from '#server/features/search/remembered-results.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { pool } = await createTestDatabase();

/** Asks for as many different lists, and says which of them are given again. */
async function remember(lists: number, rows: object[]) {
  const results = rememberResults(pool, { onChange: () => {}, onMoved: () => {} });
  const keys = Array.from({ length: lists }, (_, at) => `list ${at}`);
  for (const key of keys) await results.get(key, async () => ({ value: { rows }, tags: [] }));
  return keys.filter((key) => results.peek(key) !== undefined);
}

test('hundreds of pages of results are remembered, the last ones, and more short ones', async () => {
  const page = Array.from({ length: 8 }, () => ({ name: 'Deccan Terrace Care', description: 'x'.repeat(600), images: ['a', 'b'] }));
  const kept = await remember(1_100, page);
  expect(kept.length).toBeGreaterThan(200);
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, at) => `list ${1_100 - kept.length + at}`));
  expect(await remember(1_100, [{ name: 'Deccan Terrace Care' }])).toHaveLength(1_100);
});

test('of long texts, only as many pages as fit into the memory that results may take', async () => {
  const page = Array.from({ length: 8 }, () => ({ name: 'Deccan Terrace Care', description: 'ल'.repeat(5_000) }));
  const kept = await remember(500, page);
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.length).toBeLessThan(80);
  expect(kept.at(-1)).toBe('list 499');
});

test('lists of a hundred are not remembered', async () => {
  expect(await remember(3, Array(100).fill({ name: 'Deccan Terrace Care', description: 'x'.repeat(600) }))).toEqual([]);
});
