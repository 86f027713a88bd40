import { bitCount, editDistance } from '#server/base/edit-distance.ts';
import { fnv1a } from '#server/base/fnv1a.ts';

export interface Candidate {
  word: string;
  /** Less is better: edits, less a bonus for frequent words. */
  score: number;
}

/** A frequent word is the likelier meaning: its bonus, below one edit. */
const BONUS_PER_DECADE = 0.15;
/** Words of one sound count as half an edit apart. */
const SAME_SOUND = 0.5;
const SHORTEST = 3;
const TWO_EDITS_FROM = 6;

/**
 * Words by their spelling. A set of the letters of each word rules out nearly all of them before any comparison: one edit
 * changes at most two members of the set.
 */
export class SpellingIndex {
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  /** Of their phonetic keys: all words are walked through anyway, and a map of them would hold five megabytes. */
  readonly #hashes: number[] = [];

  add(word: string): void {
    if (word.length < SHORTEST || !/\p{L}/u.test(word)) return;
    this.#words.push(word);
    this.#letters.push(letterSet(word));
    this.#hashes.push(fnv1a(latinPhoneticKey(word)));
  }

  /**
   * The words one edit away (a letter more, less, other or swapped with its neighbour), two from six letters on, or of the same
   * sound; best first. `countOf` tells how frequent a word is.
   */
  near(typed: string, countOf: (word: string) => number): Candidate[] {
    if (typed.length < SHORTEST) return [];
    const most = typed.length >= TWO_EDITS_FROM ? 2 : 1;
    const found = new Map<string, number>();
    const letters = letterSet(typed);
    const key = latinPhoneticKey(typed);
    const hash = fnv1a(key);
    for (let id = 0; id < this.#letters.length; id++) {
      const mayBeNear = bitCount((this.#letters[id] as number) ^ letters) <= 2 * most;
      const maySound = this.#hashes[id] === hash;
      if (!mayBeNear && !maySound) continue;
      const word = this.#words[id] as string;
      const distance = mayBeNear ? editDistance(typed, word, most) : most + 1;
      if (maySound && latinPhoneticKey(word) === key) found.set(word, Math.min(distance, SAME_SOUND));
      else if (distance <= most) found.set(word, distance);
    }
    found.delete(typed);
    return [...found]
      .map(([word, distance]) => ({ word, score: distance - frequencyBonus(countOf(word)) }))
      .sort((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1));
  }
}

/** What frequency takes off a word's score: 0.15 for ten listings, 0.3 for a hundred … */
export function frequencyBonus(n: number): number {
  return BONUS_PER_DECADE * Math.log10(1 + n);
}

/** How a word of Indian English or transcribed Hindi sounds, roughly: 'bijlee' and 'bijli' are one. */
export function latinPhoneticKey(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/[sc]h/g, 's')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('w', 'v')
    .replaceAll('z', 's')
    .replace(/ee|ea|ie|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(?<=[bcdgjkpt])h/g, '')
    .replace(/(.)\1+/gu, '$1');
}

function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}
