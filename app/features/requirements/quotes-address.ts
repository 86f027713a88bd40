export const QUOTES_PATH = '/get-quotes';

interface Asked {
  service?: string | undefined;
  place?: string | undefined;
  businesses: readonly string[];
}

/** The page that asks for quotes, with what is known of the request. */
export function quotesAddress(asked: Asked): string {
  return `${QUOTES_PATH}${quotesQuery(asked)}`;
}

/** What its address says of the request: '?service=Plumbing'. */
export function quotesQuery({ service, place, businesses }: Asked): string {
  const known = Object.entries({ service, place }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...known, ...businesses.map((id) => ['business', id])]);
  return query.size > 0 ? `?${query}` : '';
}
