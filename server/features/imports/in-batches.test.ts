import { expect, test } from 'vitest';
import { inBatches } from '#server/features/imports/in-batches.ts';

async function sizesOf(rows: number, letters: number) {
  async function* read() {
    for (let line = 1; line <= rows; line += 1) yield { line, cells: ['x'.repeat(letters), ''] };
  }
  const sizes = [];
  for await (const batch of inBatches(read())) sizes.push(batch.length);
  return sizes;
}

test('five hundred rows of a list are one batch', async () => {
  expect(await sizesOf(1_250, 600)).toEqual([500, 500, 250]);
});

test('of long rows half a megabyte is', async () => {
  expect(await sizesOf(20, 64 * 1024)).toEqual([8, 8, 4]);
});
