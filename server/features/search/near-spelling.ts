import { IdsByHash } from '#server/features/search/ids-by-hash.ts';
import { SpellingTree } from '#server/features/search/spelling-tree.ts';

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

/** Words by their spelling and by their sound. */
export class SpellingIndex {
  readonly #tree = new SpellingTree();
  /** By the sound of the tree's words. */
  readonly #sounds = new IdsByHash();

  add(word: string): void {
    if (word.length < SHORTEST || !/\p{L}/u.test(word)) return;
    if (this.#tree.add(word) !== undefined) this.#sounds.add(fnv1a(latinPhoneticKey(word)));
  }

  /**
   * The words one edit away (a letter more, less, other or swapped with its neighbour), two from six letters on, or of the same
   * sound; best first. `countOf` tells how frequent a word is.
   */
  near(typed: string, countOf: (word: string) => number): Candidate[] {
    if (typed.length < SHORTEST) return [];
    const found = new Map<string, number>();
    this.#tree.near(typed, typed.length >= TWO_EDITS_FROM ? 2 : 1, (word, distance) => found.set(word, distance));
    const key = latinPhoneticKey(typed);
    for (const id of this.#sounds.of(fnv1a(key))) {
      const word = this.#tree.word(id);
      if (latinPhoneticKey(word) === key) found.set(word, Math.min(found.get(word) ?? SAME_SOUND, SAME_SOUND));
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

/** A text in 30 bits (FNV-1a), which V8 keeps without an object: for hundreds of thousands of texts that are only compared. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 30)) & 0x3fffffff;
}
