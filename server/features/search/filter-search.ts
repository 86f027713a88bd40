import type { LocatedPlace } from '#server/features/places/locate-address.ts';
import type { AddressParts } from '#server/features/places/read-address.ts';
import { type AliasBook, noKeys } from '#server/features/search/aliases.ts';
import {
  both,
  type Estimate,
  estimateKeys,
  estimateReading,
  estimateWord,
  type IndexQuery,
  oneCondition,
} from '#server/features/search/estimate.ts';
import { type FilterRequest, filterStatement } from '#server/features/search/filter-statement.ts';
import { COUNT_CEILING, type Found, type From } from '#server/features/search/found.ts';
import type { Lexicon } from '#server/features/search/lexicon.ts';
import type { Lift } from '#server/features/search/lift.ts';
import { noneAlike } from '#server/features/search/reading.ts';
import { isStorable, lower, searchKey, splitWords } from '#server/features/search/text.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import type { Order } from '#shared/narrowing.ts';
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
/** An address is looked up by so many of its words; the text itself is compared. */
const MOST_ADDRESS_WORDS = 3;

/**
 * Businesses of a place and a service (docs/product/rules.md): exact by city, state and service, aliases folded; a service that is not in
 * the catalogue is read as words. An address only lifts when city or state are given: those that have it, then those in its
 * locality. Alone it is read for a place, whose businesses follow those that have the very address, wherever they are; and as
 * words when it names none. Nearest first with coordinates, else best first; pages never overlap.
 */
export async function searchByFilter<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  places: PlaceReaders,
  search: FilterSearch,
): Promise<Found<Row>> {
  const { page, limit } = search;
  if (!canStand(search)) return { rows: [], total: 0 };
  const place = readPlaceFilter(search, places.readAddress);
  const skip = (page - 1) * limit;
  const point = pointOf(search, places);
  const rows = await vocabulary.ask<Row>((seen) => {
    const request = {
      ...readKeys(search, place, vocabulary, aliases),
      near: readOrder(search) === 'nearest' ? point : undefined,
      skip,
      limit,
      ceiling: COUNT_CEILING,
    };
    return planFilter(request, { ...place, first: search.first }, vocabulary, seen);
  });
  return { rows: rows.filter(({ business_id }) => business_id !== null), total: rows[0]?.total ?? 0, ...(point ? { from: point } : {}) };
}

type FilterQuery = Omit<FilterRequest, 'lift'>;
/** What a search asks for, by keys and words. */
export type FilterKeys = Pick<FilterQuery, 'city' | 'state' | 'services' | 'serviceWords' | 'without' | 'words'>;

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

/** What the lexicon knows of the words and keys together. */
export function estimateFilter(request: FilterKeys, lexicon: Lexicon): Estimate {
  const { services, serviceWords, words } = request;
  const term = {
    texts: serviceWords,
    join: 'all' as const,
    keys: { ...noKeys, services: services ?? [] },
    best: { texts: [], keys: noKeys },
  };
  const trade = estimateReading({ words, alike: noneAlike, terms: serviceWords.length > 0 ? [term] : [] }, lexicon);
  return both([...placeEstimates(request, lexicon), trade], lexicon);
}

function planFilter(request: FilterQuery, lifting: Lifting, vocabulary: Vocabulary, seen: string) {
  const { lexicon, tuning } = vocabulary;
  const { serviceWords, words } = request;
  const estimate = estimateFilter(request, lexicon);
  const lift = request.near ? undefined : planLift(request, lifting, vocabulary);
  if (words.length + serviceWords.length > 0 && estimate.n === 0 && !lift?.address?.isOnlyRead) return undefined;
  return filterStatement({ ...request, lift }, { words: estimate, areWordsRare: estimate.n <= tuning.rare }, seen);
}

function placeEstimates({ city, state }: FilterKeys, lexicon: Lexicon): Estimate[] {
  return [
    ...(city === undefined ? [] : [estimateKeys({ ...noKeys, cities: [city] }, lexicon)]),
    ...(state === undefined ? [] : [estimateKeys({ ...noKeys, states: [state] }, lexicon)]),
  ];
}

export interface Lifting {
  first: string | undefined;
  /** The address as typed, in lower case. */
  address: string;
  /** Whether the place is what the address was read for: it may be mistaken. */
  isOnlyRead: boolean;
  localities: string[];
}

/** Who is lifted. An address that many have, such as a city's name alone, lifts by its localities only. */
export function planLift(
  request: FilterKeys,
  { first, address, isOnlyRead, localities }: Lifting,
  { lexicon, tuning }: Vocabulary,
): Lift | undefined {
  const place = placeEstimates(request, lexicon);
  const having = both([...(isOnlyRead ? [] : place), ...rarestWords(address, lexicon)], lexicon);
  const isRare = address !== '' && having.query !== undefined && having.fetched <= tuning.rare;
  const named = localities.flatMap((locality) => {
    const { query } = estimateReading({ words: splitWords(locality), alike: noneAlike, terms: [] }, lexicon);
    return query ? oneCondition(query) : [];
  });
  const within = both(place, lexicon).query ?? [];
  const lift = {
    first,
    address: isRare ? { text: address, query: having.query as IndexQuery, isOnlyRead } : undefined,
    localities: named.length > 0 ? { names: localities, query: [...within, named] } : undefined,
  };
  return Object.values(lift).some((way) => way !== undefined) ? lift : undefined;
}

/** The few words by which an address is found soonest; one that no listing has, when there is one. */
function rarestWords(address: string, lexicon: Lexicon): Estimate[] {
  const words = splitWords(address).map((word) => estimateWord(word, lexicon));
  return words.sort((a, b) => a.n - b.n).slice(0, MOST_ADDRESS_WORDS);
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

export interface PlaceFilter extends Omit<Lifting, 'first'> {
  city: string | undefined;
  state: string | undefined;
  words: string[];
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
