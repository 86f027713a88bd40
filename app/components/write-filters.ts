/** Filters as a query, without its question mark: true as 1; what is absent, empty or false not at all. */
export function writeFilters(filters: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '' && value !== false) query.set(name, value === true ? '1' : String(value));
  }
  return query.toString();
}

/** The address of a page with filters; the path alone where nothing is filtered. */
export function addressWith(path: string, filters: object): string {
  const query = writeFilters(filters);
  return query ? `${path}?${query}` : path;
}
