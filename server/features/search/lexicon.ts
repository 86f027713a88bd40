import { BOUND } from '#server/features/search/text.ts';

/** Stands for every word of more than 64 letters (search_terms() in SQL). */
const LONG_WORD = '…';

/** What the number of a word takes at most when it is packed, of 2^28 words. */
const MOST_BYTES = 4;

/** So many times the words wanted are looked at. */
const MOST_LOOKED_AT = 5;

/** The words that have a sequence of letters: so many packed from a place on, and those that came later. */
interface Posting {
  from: number;
  packed: number;
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
  #packed = new Uint8Array();
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
      if (posting === undefined) this.#postings.set(gram, { from: 0, packed: 0, later: [id], n });
      else {
        if (known === undefined) posting.later.push(id);
        posting.n += growth;
      }
    }
  }

  /**
   * Puts the words' numbers into one array, each as what it is more than the one before, in bytes of seven bits (LEB128): mostly one. A
   * million numbers hold 1.5 megabytes so, 20 in lists of their own.
   */
  pack(): void {
    const room = this.#postings.values().reduce((sum, posting) => sum + MOST_BYTES * lengthOf(posting), 0);
    const packed = new Uint8Array(room);
    let end = 0;
    for (const posting of this.#postings.values()) {
      const from = end;
      let before = 0;
      for (const id of this.#idsOf(posting)) {
        let more = id - before;
        for (; more > 0x7f; more >>>= 7) packed[end++] = (more & 0x7f) | 0x80;
        packed[end++] = more;
        before = id;
      }
      Object.assign(posting, { from, packed: lengthOf(posting), later: [] });
    }
    this.#packed = packed.slice(0, end);
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

  #idsOf({ from, packed, later }: Posting): number[] {
    const ids: number[] = [];
    let at = from;
    let id = 0;
    while (ids.length < packed) {
      let byte = this.#packed[at++] as number;
      let more = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = this.#packed[at++] as number;
        more |= (byte & 0x7f) << shift;
      }
      id += more;
      ids.push(id);
    }
    return later.length === 0 ? ids : [...ids, ...later];
  }
}

function lengthOf({ packed, later }: Posting): number {
  return packed + later.length;
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
