import type { Sought } from '#app/features/requirements/sought.ts';

export const QUOTES_PATH = '/get-quotes';

interface Asked extends Sought {
  businesses: readonly string[];
}

/** The page that asks for quotes, with what is known of the request. */
export function quotesAddress(asked: Asked): string {
  return `${QUOTES_PATH}${quotesQuery(asked)}`;
}

/** What its address says of the request: '?service=Plumbing'. */
export function quotesQuery({ service, place, lat, lng, businesses }: Asked): string {
  const known = Object.entries({ service, place, lat, lng }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const query = new URLSearchParams([...known, ...businesses.map((id) => ['business', id])]);
  return query.size > 0 ? `?${query}` : '';
}
