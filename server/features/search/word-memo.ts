import type { Lexicon } from '#server/features/search/lexicon.ts';

/** More words than that are not remembered at a time. */
const MOST = 5_000;

/** What was worked out of words, for as long as the lexicon says the same: typed letter by letter, words come again and again. */
export class WordMemo<Value> {
  readonly #known = new WeakMap<Lexicon, { version: number; values: Map<string, Value> }>();

  /** What `work` makes of a word, or made of it before. */
  get(lexicon: Lexicon, word: string, work: () => Value): Value {
    let known = this.#known.get(lexicon);
    if (known?.version !== lexicon.version || known.values.size >= MOST) {
      known = { version: lexicon.version, values: new Map() };
      this.#known.set(lexicon, known);
    }
    let value = known.values.get(word);
    if (value === undefined) {
      value = work();
      known.values.set(word, value);
    }
    return value;
  }
}
