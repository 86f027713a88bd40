/** Lists of the back office are counted up to here, and paged no further. */
export const MOST_COUNTED = 10_000;

/** A text that stands anywhere in a column, whatever else it holds. */
export function patternOf(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Where a page of a list is among all that match. */
export function pagingOf(total: number, { page, limit }: { page: number; limit: number }) {
  return { total, totalPages: Math.ceil(total / limit), currentPage: page };
}
