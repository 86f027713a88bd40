import { BOUND } from '#server/features/search/text.ts';

/** Stands for every word of more than 64 letters (search_terms() in SQL). */
const LONG_WORD = '…';

/** So many times the words wanted are looked at. */
const MOST_LOOKED_AT = 5;

interface Posting {
  ids: number[];
  /** Sum of the words' counts. */
  n: number;
}

export interface Expansion {
  /** At most how many listings contain the fragment, by the counts known. */
  n: number;
  /** What words begin with that contain it, when several begin with it. */
  beginning: string | undefined;
  /** The other words that contain it, or undefined when there are more than the caller wants. */
  words: string[] | undefined;
}

/**
 * The words of all listings, with about how many listings have them. It may hold words that no listing has any more, never the
 * other way round. Finds the words that contain a fragment by their sequences of one to three letters.
 */
export class Lexicon {
  readonly #words: string[] = [];
  readonly #counts: number[] = [];
  readonly #ids = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #postings = new Map<string, Posting>();
  #version = 0;

  /** Another number after every change. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#words.length;
  }

  /** Adds a word, or changes its count. Names that begin with '=' are keys of places and services: they are found whole only. */
  set(word: string, n: number): void {
    const known = this.#ids.get(word);
    const id = known ?? this.#words.length;
    const growth = n - (this.#counts[id] ?? 0);
    this.#counts[id] = n;
    if (known === undefined) {
      this.#words.push(word);
      this.#ids.set(word, id);
    } else if (growth === 0) return;
    this.#version += 1;
    if (word.startsWith('=') && word.length > 1) {
      if (known === undefined) this.#keys.push(word);
      return;
    }
    for (const gram of gramsOf(BOUND + word + BOUND)) {
      const posting = this.#postings.get(gram);
      if (posting === undefined) this.#postings.set(gram, { ids: [id], n });
      else {
        if (known === undefined) posting.ids.push(id);
        posting.n += growth;
      }
    }
  }

  /** The keys of places and services. */
  get keys(): readonly string[] {
    return this.#keys;
  }

  has(word: string): boolean {
    return this.#ids.has(word);
  }

  countOf(word: string): number {
    return this.#counts[this.#ids.get(word) ?? -1] ?? 0;
  }

  /** The words that contain a fragment (text.ts), at most `most` of them beside those that begin with it. */
  expand(fragment: string, most: number): Expansion {
    const found = fragment.startsWith(BOUND) && fragment.endsWith(BOUND) ? this.#whole(fragment.slice(1, -1)) : this.#parts(fragment, most);
    if (!this.#ids.has(LONG_WORD) || found.words?.includes(LONG_WORD)) return found;
    return { ...found, n: found.n + this.countOf(LONG_WORD), words: found.words && [...found.words, LONG_WORD] };
  }

  #whole(word: string): Expansion {
    return { n: this.countOf(word), beginning: undefined, words: this.has(word) ? [word] : [] };
  }

  #parts(fragment: string, most: number): Expansion {
    let rarest: Posting | undefined;
    for (const gram of longestGramsOf(fragment)) {
      const posting = this.#postings.get(gram);
      if (posting === undefined) return { n: 0, beginning: undefined, words: [] };
      if (rarest === undefined || posting.ids.length < rarest.ids.length) rarest = posting;
    }
    const { ids, n } = rarest as Posting;
    const isGram = fragment.length <= 3;
    if (isGram && ids.length > MOST_LOOKED_AT * most) return { n, beginning: undefined, words: undefined };
    const start = fragment.endsWith(BOUND) ? undefined : fragment.replace(BOUND, '');
    const beginning: string[] = [];
    const words: string[] = [];
    let sum = 0;
    for (const id of ids) {
      const word = this.#words[id] as string;
      if (!isGram && !(BOUND + word + BOUND).includes(fragment)) continue;
      (start !== undefined && word.startsWith(start) ? beginning : words).push(word);
      sum += this.#counts[id] as number;
    }
    const isOne = beginning.length < 2;
    if (isOne) words.push(...beginning);
    return { n: isGram ? n : sum, beginning: isOne ? undefined : start, words: words.length > most ? undefined : words };
  }
}

function gramsOf(bounded: string): Set<string> {
  const grams = new Set<string>();
  for (let length = 1; length <= 3; length++) {
    for (let at = 0; at + length <= bounded.length; at++) grams.add(bounded.slice(at, at + length));
  }
  return grams;
}

function* longestGramsOf(fragment: string): Generator<string> {
  const length = Math.min(3, fragment.length);
  for (let at = 0; at + length <= fragment.length; at++) yield fragment.slice(at, at + length);
}
