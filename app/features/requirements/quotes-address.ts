interface Asked {
  service?: string | undefined;
  place?: string | undefined;
  businesses: readonly string[];
}

/** The page that asks for quotes, with what is known of the request. */
export function quotesAddress({ service, place, businesses }: Asked): string {
  const known = Object.entries({ service, place }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...known, ...businesses.map((id) => ['business', id])]);
  return `/get-quotes${query.size > 0 ? `?${query}` : ''}`;
}
