import { lowerBound } from '#server/features/understanding/lower-bound.ts';

/**
 * Words by what they have in common, in the order of that. A word that is alone with its key takes no list: most are, and a million
 * listings have many. Lists take less memory than a Map (docs/decisions/181-start-and-memory.md).
 */
export class WordsByKey {
  readonly #keys: string[] = [];
  readonly #words: (string | string[])[] = [];

  /** @returns whether the key is new. */
  add(key: string, word: string): boolean {
    const at = this.#lowerBound(key);
    const isNew = this.#keys[at] !== key;
    if (isNew) {
      this.#keys.splice(at, 0, key);
      this.#words.splice(at, 0, word);
    } else this.#words[at] = this.#at(at).concat(word);
    return isNew;
  }

  of(key: string): readonly string[] {
    const at = this.#lowerBound(key);
    return this.#keys[at] === key ? this.#at(at) : [];
  }

  /** Of all keys that begin so. */
  from(beginning: string): string[] {
    const words: string[] = [];
    for (let at = this.#lowerBound(beginning); this.#keys[at]?.startsWith(beginning); at++) words.push(...this.#at(at));
    return words;
  }

  #at(at: number): readonly string[] {
    const words = this.#words[at] as string | string[];
    return typeof words === 'string' ? [words] : words;
  }

  #lowerBound(key: string): number {
    return lowerBound(this.#keys, key, (own) => own);
  }
}
