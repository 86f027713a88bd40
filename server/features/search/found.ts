import type { Point } from '#shared/distance.ts';
import type { Facets } from '#shared/schemas/narrowing.ts';
import type { PlacedBy, Understood } from '#shared/schemas/understanding.ts';

/** What distances are measured from; named where it was read from an address. */
export type From = Point & { name?: string };

/** One page of results. */
export interface Found<Row> {
  rows: Row[];
  /** How many there are in all, where they were counted. */
  total: number;
  from?: From;
  facets?: Facets;
}

/** Matches of words are counted up to here, and paged no further. */
export const COUNT_CEILING = 10_000;

export interface FoundByMeaning<Row> extends Found<Row> {
  /** Absent where nothing but the words themselves was searched. */
  understood?: Understood;
  placedBy: PlacedBy;
}
