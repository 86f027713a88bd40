/** One page of results. */
export interface Found<Row> {
  rows: Row[];
  /** How many there are in all, where they were counted. */
  total: number;
}

/** Matches of words are counted up to here, and paged no further. */
export const COUNT_CEILING = 10_000;
