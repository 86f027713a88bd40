import { expect, test } from 'vitest';
import { RowBounds, readCsvRows } from '#server/features/imports/read-rows.ts';

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

test('far too many cells are refused, whatever is in them', () => {
  const bounds = new RowBounds();
  const cells = Array.from({ length: 1_000 }, () => '');
  expect(() => {
    for (let row = 0; row <= 80_000; row += 1) bounds.take(cells);
  }).toThrow('The file has far too many cells: leave out the columns that are empty');
});
