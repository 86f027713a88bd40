/** Seeded random choices: the same seed gives the same demo data on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** A number from `low` up to `high`. */
  float(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items (all of them when there are fewer), in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  weighted<T extends { weight: number }>(items: readonly T[]): T;
};

/** Creates the generator of one seed (mulberry32 over an FNV-1a hash of the text). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(int(0, left.length - 1), 1));
    }
    return taken;
  };
  return {
    next,
    int,
    float: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    sample,
    weighted: (items) => {
      let rest = next() * items.reduce((sum, item) => sum + item.weight, 0);
      for (const item of items) {
        rest -= item.weight;
        if (rest < 0) return item;
      }
      return items[items.length - 1] as (typeof items)[number];
    },
  };
}

/** A UUID of version 7 whose time part is `at` and whose random part comes from `random`. */
export function uuidAt(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const variant = '89ab'[random.int(0, 3)];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
