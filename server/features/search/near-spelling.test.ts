import { describe, expect, it } from 'vitest';
import { latinPhoneticKey, SpellingIndex } from '#server/features/search/near-spelling.ts';

describe('near spellings', () => {
  it('prefers the frequent of two words as near', () => {
    const index = new SpellingIndex();
    for (const word of ['cement', 'clement', 'tiles']) index.add(word);
    const counts: Record<string, number> = { cement: 20_000, clement: 3 };
    expect(index.near('cemment', (word) => counts[word] ?? 0).map(({ word }) => word)[0]).toBe('cement');
    expect(index.near('tilse', () => 1).map(({ word }) => word)).toEqual(['tiles']);
    expect(index.near('ti', () => 1)).toEqual([]);
  });

  it('knows spellings of one sound', () => {
    expect(latinPhoneticKey('bijlee')).toBe(latinPhoneticKey('bijli'));
    expect(latinPhoneticKey('wijay')).toBe(latinPhoneticKey('vijay'));
    expect(latinPhoneticKey('phool')).toBe(latinPhoneticKey('ful'));
  });
});
