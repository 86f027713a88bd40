import { LRUCache } from 'lru-cache';
import { LIST_TOTALS } from '#server/features/search/queries.ts';
import type { Area, Target } from '#server/features/search/targets.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';

/** A list of businesses by its keys. */
export type Countable = Pick<Target, 'services'> & { area: Area };

/** Targets with how many businesses each has, and how many the first has in the whole state of its city. */
export interface CountedTargets {
  targets: Target[];
  totals: number[];
  inState: number | undefined;
}

/** Reads totals: anew, or those that a moment ago were right. */
export type ReadTotals = (lists: Countable[]) => Promise<number[]>;

export async function readLists(read: ReadTotals, targets: Target[]): Promise<CountedTargets> {
  const [first] = targets;
  const wide = first?.area.cities ? [{ ...first, area: { state: first.area.state, cities: undefined } }] : [];
  const totals = await read([...targets, ...wide]);
  return { targets, totals: totals.slice(0, targets.length), inState: totals[targets.length] };
}

const LIMITS = { max: 20_000, ttl: 2_000 };

/**
 * Totals for what is typed letter by letter: at most two seconds old, and never older than a change that the process was told of.
 */
export class RecentTotals {
  readonly #vocabulary: Vocabulary;
  readonly #known = new LRUCache<string, number>(LIMITS);
  #generation = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  async read(lists: Countable[]): Promise<number[]> {
    const keys = lists.map(({ services, area }) => JSON.stringify([services, area]));
    const known = keys.map((key) => this.#known.get(key));
    const missing = lists.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known as number[];
    const generation = this.#generation;
    const read = await readTotals(this.#vocabulary, missing);
    return known.map((total, at) => {
      if (total !== undefined) return total;
      const found = read.shift() ?? 0;
      // Read before something was changed, kept after: that one would be told as fresh.
      if (generation === this.#generation) this.#known.set(keys[at] as string, found);
      return found;
    });
  }

  /** For when something was changed. */
  forget(): void {
    this.#generation += 1;
    this.#known.clear();
  }
}

/** How many businesses each list has, from the table of totals. */
export async function readTotals(vocabulary: Vocabulary, lists: Countable[]): Promise<number[]> {
  const at: number[] = [];
  const states: string[] = [];
  const cities: string[] = [];
  const services: string[] = [];
  for (const [index, { services: keys = [''], area }] of lists.entries()) {
    for (const { state, city } of area.cities ?? [{ state: area.state ?? '', city: '' }]) {
      for (const key of keys) {
        at.push(index);
        states.push(state);
        cities.push(city);
        services.push(key);
      }
    }
  }
  const totals = lists.map(() => 0);
  if (at.length === 0) return totals;
  const rows = await vocabulary.read<{ at: number; total: number }>({ text: LIST_TOTALS, values: [at, states, cities, services] });
  for (const { at: index, total } of rows) totals[index] = total;
  return totals;
}
