import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { editDistance, SpellingIndex, soundOf } from '#server/features/search/near-spelling.ts';

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

describe('near spellings', () => {
  it('measures edits as the full table does', () => {
    const random = createRandom('distance');
    const word = () => Array.from({ length: random.int(1, 8) }, () => random.pick([...'abcd'])).join('');
    for (let n = 0; n < 5_000; n++) {
      const [a, b, most] = [word(), word(), random.int(1, 2)];
      const distance = slowDistance(a, b);
      const found = editDistance(a, b, most);
      expect(distance <= most ? found : found > most, `${a} ${b} ${most}`).toBe(distance <= most ? distance : true);
    }
  });

  it('prefers the frequent of two words as near', () => {
    const index = new SpellingIndex();
    for (const word of ['cement', 'clement', 'tiles']) index.add(word);
    const counts: Record<string, number> = { cement: 20_000, clement: 3 };
    expect(index.near('cemment', (word) => counts[word] ?? 0).map(({ word }) => word)[0]).toBe('cement');
    expect(index.near('tilse', () => 1).map(({ word }) => word)).toEqual(['tiles']);
    expect(index.near('ti', () => 1)).toEqual([]);
  });

  it('knows spellings of one sound', () => {
    expect(soundOf('bijlee')).toBe(soundOf('bijli'));
    expect(soundOf('wijay')).toBe(soundOf('vijay'));
    expect(soundOf('phool')).toBe(soundOf('ful'));
  });
});
