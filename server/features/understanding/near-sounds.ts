import { bitCount } from '#server/features/places/edit-distance.ts';

/** A known sound near to a misspelt one. */
export interface NearSound<Value> {
  value: Value;
  /** Edits; those that are hardly heard count as half. */
  cost: number;
}

/** Letters that are hardly heard. */
const FAINT = 'aeiouhy';
const VOWELS = 'aeiou';
/** Letters that spellings of one word mix up. */
const ALIKE = ['dr', 'vb', 'js', 'nm', 'ks', 'cs', 'pf', 'gj', 'kc'];
/** The same in classes, each with a bit: a change between such letters changes no bit. */
const CLASSES = ['dr', 'vb', 'jskcg', 'nm', 'pf', 't', 'l', 'x', 'q', 'w', 'z'];
const HALF = 0.5;
const MOST_REMEMBERED = 5_000;
const LONGEST = 30;

/** Sounds with their values and letters, by position. */
interface Sounds<Value> {
  sounds: string[];
  values: Value[];
  letters: number[];
}

/** Finds known sounds by a misspelt one. Laid over another, it shares that one's sounds, which stay as they are. */
export class NearSounds<Value> {
  readonly #own: Sounds<Value> = { sounds: [], values: [], letters: [] };
  readonly #all: readonly Sounds<Value>[];
  readonly #left: Set<Value>;
  readonly #remembered = new Map<string, NearSound<Value>[]>();

  constructor(below?: NearSounds<Value>) {
    this.#all = [...(below ? below.#all : []), this.#own];
    this.#left = new Set(below ? below.#left : []);
  }

  add(sound: string, value: Value): void {
    if (sound.length > LONGEST) return;
    this.#remembered.clear();
    this.#own.sounds.push(sound);
    this.#own.values.push(value);
    this.#own.letters.push(letterSet(sound));
  }

  /** Finds a sound no more, here. */
  leaveOut(value: Value): void {
    this.#remembered.clear();
    this.#left.add(value);
  }

  /** The nearest sounds, all of one cost; none when all are too far. Short words are hardly corrected: nearly all are near to some. */
  near(sound: string): NearSound<Value>[] {
    const known = this.#remembered.get(sound);
    if (known) return known;
    const found = this.#search(sound);
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(sound, found);
    return found;
  }

  #search(sound: string): NearSound<Value>[] {
    const most = toleranceOf(sound);
    if (most === 0) return [];
    const set = letterSet(sound);
    let least = most;
    let found: NearSound<Value>[] = [];
    for (const { sounds, values, letters } of this.#all) {
      for (let at = 0; at < sounds.length; at++) {
        if (bitCount((letters[at] as number) ^ set) > 2 * Math.floor(least)) continue;
        const cost = distance(sound, sounds[at] as string, least);
        const value = values[at] as Value;
        if (cost > least || this.#left.has(value)) continue;
        if (cost < least) found = [];
        least = cost;
        found.push({ value, cost });
      }
    }
    return found;
  }
}

/** How far a sound may be from what was typed: as the search forgives, one edit, two from six letters on; in short words vowels only. */
function toleranceOf(sound: string): number {
  if (sound.length < 3 || sound.length > LONGEST) return 0;
  if (sound.length === 3) return HALF;
  return sound.length < 6 ? 1 : sound.length < 8 ? 1.5 : 2;
}

const BITS = new Uint32Array(128);
for (const [at, letters] of CLASSES.entries()) for (const letter of letters) BITS[letter.charCodeAt(0)] = 1 << at;

/** The classes of the letters that are clearly heard. */
function letterSet(sound: string): number {
  let set = 0;
  for (let at = 0; at < sound.length; at++) set |= BITS[sound.charCodeAt(at) & 127] as number;
  return set;
}

/** Costs in halves: of a letter more or less, and of one for another. */
const WEIGHTS = new Uint8Array(128).fill(2);
const EXCHANGES = new Uint8Array(128 * 128).fill(2);
for (const letter of FAINT) WEIGHTS[letter.charCodeAt(0)] = 1;
for (let code = 0; code < 128; code++) EXCHANGES[code * 128 + code] = 0;
for (const a of VOWELS) for (const b of VOWELS) if (a !== b) setExchange(a, b);
for (const [a = '', b = ''] of ALIKE) setExchange(a, b);

function setExchange(a: string, b: string) {
  EXCHANGES[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = 1;
  EXCHANGES[b.charCodeAt(0) * 128 + a.charCodeAt(0)] = 1;
}

/** Rows of the table, kept between calls: words are compared by the hundred. */
const SIZE = 128;
let [before, last, row] = [new Uint8Array(SIZE), new Uint8Array(SIZE), new Uint8Array(SIZE)] as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Damerau's distance (optimal string alignment) with edits that are hardly heard at half; anything above `most` is only known to
 * be above it, and texts of more than a hundred letters are not compared.
 */
export function distance(a: string, b: string, most: number): number {
  const limit = 2 * most;
  if (Math.abs(a.length - b.length) > limit || a.length > 100 || b.length > 100) return most + 1;
  last[0] = 0;
  for (let j = 1; j <= b.length; j++) last[j] = (last[j - 1] as number) + weightAt(b, j - 1);
  for (let i = 1; i <= a.length; i++) {
    const code = a.charCodeAt(i - 1);
    const weight = weightAt(a, i - 1);
    let least = (last[0] as number) + weight;
    row[0] = least;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const exchanged = code < 128 && other < 128 ? (EXCHANGES[code * 128 + other] as number) : code === other ? 0 : 2;
      let cost = (last[j - 1] as number) + exchanged;
      const without = (last[j] as number) + weight;
      const added = (row[j - 1] as number) + weightAt(b, j - 1);
      if (without < cost) cost = without;
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && code === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)) {
        const swapped = (before[j - 2] as number) + 2;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return (last[b.length] as number) / 2;
}

function weightAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? (WEIGHTS[code] as number) : 2;
}
