import type { LocatedPlace } from '#server/features/places/locate-address.ts';
import type { AddressParts } from '#server/features/places/read-address.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import type { FilterKeys } from '#server/features/search/filter-conditions.ts';
import type { From } from '#server/features/search/found.ts';
import { isStorable, lower, searchKey, splitWords } from '#server/features/search/text.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';
import { facts, type Order } from '#shared/narrowing.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';

export interface FilterSearch extends Narrowing {
  city?: string | undefined;
  state?: string | undefined;
  service?: string | undefined;
  /** Services by name whose businesses are left out, where none is asked for. */
  without?: string[] | undefined;
  completeAddress?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** A business that comes first if it is among the results: the one that was chosen among suggestions. */
  first?: string | undefined;
  /** Whether to count what each filter would find. */
  counts?: boolean | undefined;
  page: number;
  limit: number;
}

/** What an address says of its place (the gazetteer's reading). */
export type ReadAddress = (text: string) => AddressParts;

/** What is known of places: how an address is read, and where one lies. */
export interface PlaceReaders {
  readAddress: ReadAddress;
  locate: (address: {
    completeAddress?: string | undefined;
    city?: string | undefined;
    state?: string | undefined;
  }) => LocatedPlace | undefined;
}

const MOST_LOCALITIES = 4;
const SHORTEST_LOCALITY = 3;

/** Whether a list is narrowed by anything, or in an order that the plain lists have not. */
export function isNarrowed({ radius, rating, upTo, checks, sort, ...search }: FilterSearch): boolean {
  const isOrdered = sort !== undefined && sort !== 'best' && sort !== 'nearest';
  return (
    radius !== undefined ||
    rating !== undefined ||
    upTo !== undefined ||
    checks !== undefined ||
    isOrdered ||
    facts.some((fact) => search[fact])
  );
}

/** What a list is narrowed by, without its place, service and page. */
export function narrowingOf({ radius, rating, upTo, reviews, price, photos, quick, checked, checks }: FilterSearch): Narrowing {
  return { radius, rating, upTo, reviews, price, photos, quick, checked, checks };
}

export function readKeys(search: FilterSearch, place: PlaceFilter, vocabulary: Vocabulary, aliases: AliasBook): FilterKeys {
  return {
    city: place.city === undefined ? undefined : aliases.cityKey(place.city),
    state: place.state === undefined ? undefined : aliases.stateKey(place.state),
    ...readService(search.service, vocabulary, aliases),
    without: search.without?.flatMap((name) => vocabulary.serviceNames.keysOf(searchKey(name))) ?? [],
    words: place.words,
  };
}

/** The order that was chosen, else the nearest first around a point that was given or within a radius. */
export function readOrder({ sort, radius, lat, lng }: FilterSearch): Order {
  return sort ?? (radius !== undefined || (lat !== undefined && lng !== undefined) ? 'nearest' : 'best');
}

/**
 * What distances are measured from: the point that was given, else the locality or the PIN code that is named; where distance was asked
 * for, the middle of the city.
 */
export function pointOf(search: FilterSearch, { locate }: PlaceReaders): From | undefined {
  const { lat, lng, sort, radius } = search;
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const located = locate(search);
  if (!located) return undefined;
  const isAsked = sort === 'nearest' || radius !== undefined;
  return located.kind === 'city' && !isAsked ? undefined : { lat: located.lat, lng: located.lng, name: located.name };
}

/** Whether what was typed can stand in any text. */
export function canStand({
  city,
  state,
  service,
  completeAddress,
}: Pick<FilterSearch, 'city' | 'state' | 'service' | 'completeAddress'>): boolean {
  return [city, state, service, completeAddress].every((text) => text === undefined || isStorable(text));
}

/** Whether anybody of elsewhere comes to a city, or did so once; complete after any search that was asked. */
export function isServedCity(city: string | undefined, { lexicon }: Vocabulary): boolean {
  return city !== undefined && lexicon.has(`=serves:${city}`);
}

/** A service of the catalogue is exact, by its earlier names too; any other text is what an alias stands for, or words. */
export function readService(service: string | undefined, { serviceNames }: Vocabulary, aliases: AliasBook) {
  const serviceWords = splitWords(service ?? '');
  if (service === undefined || serviceWords.length === 0) return { services: undefined, serviceWords: [] };
  const key = searchKey(service);
  if (serviceNames.current(key) !== undefined) return { services: serviceNames.keysOf(key), serviceWords: [] };
  const meant = aliases.servicesFor(service);
  return { services: meant.length > 0 ? meant : undefined, serviceWords };
}

/** Where a search is, as it was given or read from its address. */
export interface PlaceFilter {
  city: string | undefined;
  state: string | undefined;
  words: string[];
  /** The address as typed, in lower case. */
  address: string;
  /** Whether the place is what the address was read for: it may be mistaken. */
  isOnlyRead: boolean;
  localities: string[];
}

/** The key of the city that a search is in. */
export function cityOf(search: FilterSearch, aliases: AliasBook, { readAddress }: PlaceReaders): string | undefined {
  const { city } = readPlaceFilter(search, readAddress);
  return city === undefined ? undefined : aliases.cityKey(city);
}

export function readPlaceFilter({ city, state, completeAddress }: FilterSearch, readAddress: ReadAddress): PlaceFilter {
  const given = { city: city?.trim() || undefined, state: state?.trim() || undefined };
  const typed = completeAddress?.trim() ?? '';
  const address = { address: lower(typed), words: [], localities: [], isOnlyRead: false };
  if (typed === '') return { ...given, ...address };
  if (given.city === undefined && given.state === undefined) {
    const { city: readCity, state: readState } = readAddress(typed);
    const place = { city: readCity, state: readState };
    if (readCity === undefined && readState === undefined) return { ...place, ...address, words: splitWords(typed) };
    return { ...place, ...address, localities: localitiesOf(typed, place), isOnlyRead: true };
  }
  return { ...given, ...address, localities: localitiesOf(typed, given) };
}

/** The parts of an address that are not its city, state, PIN code or country. */
function localitiesOf(address: string, { city = '', state = '' }: { city?: string | undefined; state?: string | undefined }): string[] {
  const known = new Set([searchKey(city), searchKey(state), 'india']);
  return lower(address)
    .split(',')
    .map((part) =>
      part
        .replace(/\b\d{6}\b|[०-९]{6}/g, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter((part) => part.length >= SHORTEST_LOCALITY && /\p{L}/u.test(part) && !known.has(part))
    .slice(0, MOST_LOCALITIES);
}
