import { expect, test } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { bitCount, editDistance } from '#server/features/places/edit-distance.ts';

/** Damerau's distance by its definition: the full table. */
function slowDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 99;
      (table[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
  }
  return at(a.length, b.length);
}

test('edits are measured as the full table does', () => {
  const random = createRandom('distance');
  const word = () => Array.from({ length: random.int(1, 8) }, () => random.pick([...'abcd'])).join('');
  for (let n = 0; n < 5_000; n++) {
    const [a, b, most] = [word(), word(), random.int(1, 2)];
    const distance = slowDistance(a, b);
    const found = editDistance(a, b, most);
    expect(distance <= most ? found : found > most, `${a} ${b} ${most}`).toBe(distance <= most ? distance : true);
  }
});

test('words of hundreds of letters are not compared', () => {
  expect(editDistance('a'.repeat(300), 'a'.repeat(300), 2)).toBe(3);
});

test.each([
  [0, 0],
  [0b1011, 3],
  [-1, 32],
])('%i has %i bits set', (bits, count) => {
  expect(bitCount(bits)).toBe(count);
});
