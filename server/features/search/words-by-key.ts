/** Words by what they have in common. A word that is alone with its key takes no list: most are, and a million listings have many. */
export class WordsByKey {
  readonly #words = new Map<string, string | string[]>();

  get size(): number {
    return this.#words.size;
  }

  /** @returns whether the key is new. */
  add(key: string, word: string): boolean {
    const same = this.#words.get(key);
    if (same === undefined) this.#words.set(key, word);
    else if (typeof same === 'string') this.#words.set(key, [same, word]);
    else same.push(word);
    return same === undefined;
  }

  of(key: string): readonly string[] {
    const words = this.#words.get(key);
    if (words === undefined) return [];
    return typeof words === 'string' ? [words] : words;
  }
}
