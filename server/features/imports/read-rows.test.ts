import { expect, test } from 'vitest';
import { readCsvRows } from '#server/features/imports/read-rows.ts';

test('others are answered in between, however short the rows are', async () => {
  const rows = 20_000;
  async function* text() {
    yield `a,b\n${',\n'.repeat(rows)}`;
  }
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const read = [];
  for await (const { cells } of readCsvRows(text())) read.push(cells);
  isRead = true;
  expect(read).toEqual([['a', 'b']]);
  expect(turns).toBeGreaterThan(rows / 500);
});
