import { BOUND } from '#server/features/search/text.ts';

/** Stands for every word of more than 64 letters (search_terms() in SQL). */
const LONG_WORD = '…';

/** So many times the words wanted are looked at. */
const MOST_LOOKED_AT = 5;

/** The words that have a sequence of letters: those from `from` to `to` of the packed numbers, and those that came later. */
interface Posting {
  from: number;
  to: number;
  later: number[];
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
  #packed = new Uint32Array();
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
      if (posting === undefined) this.#postings.set(gram, { from: 0, to: 0, later: [id], n });
      else {
        if (known === undefined) posting.later.push(id);
        posting.n += growth;
      }
    }
  }

  /** Puts the words' numbers into one array: tens of thousands of small ones hold twice the memory. */
  pack(): void {
    const packed = new Uint32Array(this.#postings.values().reduce((sum, posting) => sum + lengthOf(posting), 0));
    let end = 0;
    for (const posting of this.#postings.values()) {
      const from = end;
      for (const id of this.#idsOf(posting)) packed[end++] = id;
      Object.assign(posting, { from, to: end, later: [] });
    }
    this.#packed = packed;
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
      if (rarest === undefined || lengthOf(posting) < lengthOf(rarest)) rarest = posting;
    }
    const posting = rarest as Posting;
    const { n } = posting;
    const isGram = fragment.length <= 3;
    if (isGram && lengthOf(posting) > MOST_LOOKED_AT * most) return { n, beginning: undefined, words: undefined };
    const start = fragment.endsWith(BOUND) ? undefined : fragment.replace(BOUND, '');
    const beginning: string[] = [];
    const words: string[] = [];
    let sum = 0;
    for (const id of this.#idsOf(posting)) {
      const word = this.#words[id] as string;
      if (!isGram && !(BOUND + word + BOUND).includes(fragment)) continue;
      (start !== undefined && word.startsWith(start) ? beginning : words).push(word);
      sum += this.#counts[id] as number;
    }
    const isOne = beginning.length < 2;
    if (isOne) words.push(...beginning);
    return { n: isGram ? n : sum, beginning: isOne ? undefined : start, words: words.length > most ? undefined : words };
  }

  #idsOf({ from, to, later }: Posting): Iterable<number> {
    const packed = this.#packed.subarray(from, to);
    return later.length === 0 ? packed : [...packed, ...later];
  }
}

function lengthOf({ from, to, later }: Posting): number {
  return to - from + later.length;
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
