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

export async function readLists(vocabulary: Vocabulary, targets: Target[]): Promise<CountedTargets> {
  const [first] = targets;
  const wide = first?.area.cities ? [{ ...first, area: { state: first.area.state, cities: undefined } }] : [];
  const totals = await readTotals(vocabulary, [...targets, ...wide]);
  return { targets, totals: totals.slice(0, targets.length), inState: totals[targets.length] };
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
