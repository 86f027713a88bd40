/** A known sound near to a misspelt one. */
export interface NearSound<Value> {
  value: Value;
  /** Edits; those that are hardly heard count as half. */
  cost: number;
}

const VOWELS = 'aeiou';
/** Pairs of letters that spellings of one word mix up. */
const ALIKE = new Set(['dr', 'rd', 'vb', 'bv', 'js', 'sj', 'nm', 'mn', 'ks', 'sk', 'cs', 'sc', 'pf', 'fp', 'gj', 'jg', 'kc', 'ck']);
const HALF = 0.5;
const MOST_REMEMBERED = 5_000;
const LONGEST = 30;

/** Finds known sounds by a misspelt one. */
export class NearSounds<Value> {
  readonly #sounds: string[] = [];
  readonly #values: Value[] = [];
  readonly #letters: number[] = [];
  readonly #remembered = new Map<string, NearSound<Value>[]>();

  add(sound: string, value: Value): void {
    if (sound.length > LONGEST) return;
    this.#sounds.push(sound);
    this.#values.push(value);
    this.#letters.push(letterSet(sound));
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
    const letters = letterSet(sound);
    let least = most;
    let found: NearSound<Value>[] = [];
    for (let at = 0; at < this.#sounds.length; at++) {
      if (bitCount((this.#letters[at] as number) ^ letters) > 4 * least) continue;
      const cost = distance(sound, this.#sounds[at] as string, least);
      if (cost > least) continue;
      if (cost < least) found = [];
      least = cost;
      found.push({ value: this.#values[at] as Value, cost });
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

function letterSet(sound: string): number {
  let set = 0;
  for (let at = 0; at < sound.length; at++) set |= 1 << (sound.charCodeAt(at) & 31);
  return set;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Damerau's distance (optimal string alignment) with edits that are hardly heard at half; anything above `most` is only known to be above it. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > 2 * most) return most + 1;
  let before: number[] = [];
  let last = [0];
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] as number) + weightOf(b[j - 1] as string));
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1] as string;
    const row = [(last[0] as number) + weightOf(letter)];
    let least = row[0] as number;
    for (let j = 1; j <= b.length; j++) {
      const other = b[j - 1] as string;
      let cost = (last[j - 1] as number) + exchange(letter, other);
      cost = Math.min(cost, (last[j] as number) + weightOf(letter), (row[j - 1] as number) + weightOf(other));
      if (i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === other) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

function weightOf(letter: string): number {
  return VOWELS.includes(letter) || letter === 'h' || letter === 'y' ? HALF : 1;
}

function exchange(letter: string, other: string): number {
  if (letter === other) return 0;
  if (VOWELS.includes(letter) && VOWELS.includes(other)) return HALF;
  return ALIKE.has(letter + other) ? HALF : 1;
}
