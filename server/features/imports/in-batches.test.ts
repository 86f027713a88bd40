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

test('a thousand rows of a list are one batch', async () => {
  expect(await sizesOf(2_500, 600)).toEqual([1_000, 1_000, 500]);
});

test('of long rows a megabyte is', async () => {
  expect(await sizesOf(40, 64 * 1024)).toEqual([16, 16, 8]);
});
