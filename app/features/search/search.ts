import { writeFilters } from '#app/components/write-filters.ts';

/** What a visitor searches for: everything is optional, and all of it stands in the page's address. */
export interface Search {
  /** Words; with them the other filters do not count. */
  q?: string | undefined;
  /** The words themselves are searched, not what they mean. */
  exact?: boolean | undefined;
  city?: string | undefined;
  state?: string | undefined;
  service?: string | undefined;
  address?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** Id of the business that comes first among those found: the suggestion that was chosen. */
  first?: string | undefined;
}

/** The search as a query, for links and calls; `address` goes by the name that the reader of the query gives it. */
export function searchQueryString(
  search: Search & { page?: number | undefined },
  names: { address: string } = { address: 'address' },
): string {
  return writeFilters(
    Object.fromEntries(Object.entries(search).map(([name, value]) => [name === 'address' ? names.address : name, value])),
  );
}
