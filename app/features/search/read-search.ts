import { readEntries, readPage } from '#app/components/read-filters.ts';
import type { Search } from '#app/features/search/search.ts';
import { facts } from '#shared/narrowing.ts';
import { searchQuery } from '#shared/schemas/businesses.ts';
import { formMessages as messages } from '#shared/texts.ts';

type ReadQuery = ReturnType<typeof searchQuery.parse>;

const NAMES = [
  'q',
  'exact',
  'city',
  'state',
  'service',
  'address',
  'lat',
  'lng',
  'first',
  'radius',
  'rating',
  'upTo',
  ...facts,
  'checks',
  'sort',
] as const;

export type ReadSearch = { search: Search; page: number; refused?: undefined } | { search: Search; refused: string };

/**
 * Reads the address of a results page. A page number that is none counts as the first page; whatever else cannot be searched
 * for is refused with the text that says why, and the search without it is what the form goes on from.
 */
export function readSearch(query: URLSearchParams): ReadSearch {
  const { address, lat, lng, ...filters } = readEntries(query, NAMES);
  const hasPoint = lat !== undefined && lng !== undefined;
  const entries = { ...filters, completeAddress: address, ...(hasPoint ? { lat, lng } : {}) };
  const read = searchQuery.safeParse(entries);
  if (read.success) return { search: toSearch(read.data), page: readPage(query) };
  const wrong = new Set(read.error.issues.map(({ path: [name] }) => name));
  // Half a point is none.
  if (wrong.has('lat') || wrong.has('lng')) wrong.add('lat').add('lng');
  const rest = searchQuery.safeParse(Object.fromEntries(Object.entries(entries).filter(([name]) => !wrong.has(name))));
  return { search: rest.success ? toSearch(rest.data) : {}, refused: read.error.issues[0]?.message ?? messages.invalidRequest };
}

function toSearch(read: ReadQuery): Search {
  const {
    q,
    city,
    state,
    service,
    completeAddress,
    first,
    exact,
    radius,
    rating,
    upTo,
    reviews,
    price,
    photos,
    quick,
    checked,
    checks,
    sort,
  } = read;
  const place = state ? { city, state, address: completeAddress } : splitTypedPlace(city, completeAddress);
  return {
    ...{ q, exact: (q && exact) || undefined, service, ...place, lat: read.lat, lng: read.lng, first },
    // Words are found whatever a list is narrowed by.
    ...(q ? {} : { radius, rating, upTo, reviews, price, photos, quick, checked, checks, sort }),
  };
}

/** Without script the city is typed: 'Baner, Pune, Maharashtra' names the state too, and what comes before is the address. */
function splitTypedPlace(city: string | undefined, address: string | undefined) {
  const parts = (city ?? '').split(',').map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && !/^(?:india|भारत)$/i.test(part));
  if (named.length < 2) return { city: named[0], state: undefined, address };
  return { city: named.at(-2), state: named.at(-1), address: address ?? named.join(', ') };
}
