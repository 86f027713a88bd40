import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { editDistance } from '#server/features/places/edit-distance.ts';
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

  it('finds what a look at every word finds, whatever order they came in', () => {
    const random = createRandom('spellings');
    // Few letters: many words are near, begin alike, and hold each other.
    const word = () => Array.from({ length: random.int(3, 10) }, () => random.pick([...'abcdé'])).join('');
    const words = new Set(Array.from({ length: 4_000 }, word));
    const index = new SpellingIndex();
    for (const each of words) index.add(each);
    for (const each of [...words].slice(0, 50)) index.add(each);
    for (let n = 0; n < 300; n++) {
      const typed = random.int(0, 3) === 0 ? random.pick([...words]) : word();
      const most = typed.length < 6 ? 1 : 2;
      const key = latinPhoneticKey(typed);
      const near = [...words].filter(
        (each) => each !== typed && (editDistance(typed, each, most) <= most || latinPhoneticKey(each) === key),
      );
      const found = index.near(typed, () => 0);
      expect(found.map((each) => each.word).sort(), typed).toEqual(near.sort());
      for (const { word: each, score } of found) {
        const distance = editDistance(typed, each, most);
        expect(score, `${typed} ${each}`).toBe(latinPhoneticKey(each) === key ? Math.min(distance, 0.5) : distance);
      }
    }
  });

  it('takes words and queries of any letters and lengths', () => {
    const index = new SpellingIndex();
    for (const each of ['🏠🏠🏠house', 'शर्मा', 'शर्मानी', 'a'.repeat(64), 'b'.repeat(65), 'ﬃ1', '...', '123']) index.add(each);
    const near = (typed: string) => index.near(typed, () => 0).map(({ word }) => word);
    expect(near('🏠🏠🏠hous')).toEqual(['🏠🏠🏠house']);
    expect(near('शर्म')).toEqual(['शर्मा']);
    expect(near('a'.repeat(66))).toEqual(['a'.repeat(64)]);
    for (const typed of ['', 'b', 'b'.repeat(64), 'b'.repeat(100_000), '...', '\ud83c\ud83c\ud83c']) expect(near(typed)).toEqual([]);
  });

  it('knows spellings of one sound', () => {
    expect(latinPhoneticKey('bijlee')).toBe(latinPhoneticKey('bijli'));
    expect(latinPhoneticKey('wijay')).toBe(latinPhoneticKey('vijay'));
    expect(latinPhoneticKey('phool')).toBe(latinPhoneticKey('ful'));
  });
});
