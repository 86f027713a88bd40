import type { AddressParts } from '#server/features/places/read-address.ts';
import { type AliasBook, noKeys } from '#server/features/search/aliases.ts';
import { both, estimateKeys, estimateReading } from '#server/features/search/estimate.ts';
import { type FilterRequest, filterStatement } from '#server/features/search/filter-statement.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import { isStorable, lower, searchKey, splitWords } from '#server/features/search/text.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';

export interface FilterSearch {
  city?: string | undefined;
  state?: string | undefined;
  service?: string | undefined;
  completeAddress?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  page: number;
  limit: number;
}

/** What an address says of its place (the gazetteer's reading). */
export type ReadAddress = (text: string) => AddressParts;

const MOST_LOCALITIES = 4;
const SHORTEST_LOCALITY = 3;

/**
 * Businesses of a place and a service (contract §5): exact by city, state and service, aliases folded; a service that is not in
 * the catalogue is read as words. An address only lifts those in its locality when city or state are given; alone it is read
 * for a place, and as words when it names none. Nearest first with coordinates, else best first; pages never overlap.
 */
export async function searchByFilter<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  readAddress: ReadAddress,
  search: FilterSearch,
): Promise<Found<Row>> {
  const { city, state, service, completeAddress = '', page, limit } = search;
  if (![city ?? '', state ?? '', service ?? '', completeAddress].every(isStorable)) return { rows: [], total: 0 };
  const place = placeOf(search, readAddress);
  const skip = (page - 1) * limit;
  const rows = await vocabulary.ask<Row>((seen) => {
    const request: FilterRequest = {
      city: place.city === undefined ? undefined : aliases.cityKey(place.city),
      state: place.state === undefined ? undefined : aliases.stateKey(place.state),
      ...readService(service, vocabulary, aliases),
      words: place.words,
      localities: place.localities,
      near: search.lat === undefined || search.lng === undefined ? undefined : { lat: search.lat, lng: search.lng },
      skip,
      limit,
      ceiling: COUNT_CEILING,
    };
    return planFilter(request, vocabulary, seen);
  });
  return { rows: rows.filter(({ business_id }) => business_id !== null), total: rows[0]?.total ?? 0 };
}

function planFilter(request: FilterRequest, { lexicon, tuning }: Vocabulary, seen: string) {
  const { city, state, services, serviceWords, words, localities } = request;
  const place = [
    ...(city === undefined ? [] : [estimateKeys({ ...noKeys, cities: [city] }, lexicon)]),
    ...(state === undefined ? [] : [estimateKeys({ ...noKeys, states: [state] }, lexicon)]),
  ];
  const term = {
    texts: serviceWords,
    join: 'all' as const,
    keys: { ...noKeys, services: services ?? [] },
    best: { texts: [], keys: noKeys },
  };
  const wanted = both([...place, estimateReading({ words, terms: serviceWords.length > 0 ? [term] : [] }, lexicon)], lexicon);
  if (words.length + serviceWords.length > 0 && wanted.n === 0) return undefined;
  const lifting = localities.map((locality) => estimateReading({ words: splitWords(locality), terms: [] }, lexicon));
  const named = lifting.flatMap(({ query }) => (query === undefined ? [] : [`(${query})`])).join(' | ');
  const within = both(place, lexicon).query;
  const query = named === '' ? undefined : [...(within ? [within] : []), `(${named})`].join(' & ');
  return filterStatement(request, { words: wanted, areWordsRare: wanted.n <= tuning.rare, localityQuery: query }, seen);
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

interface PlaceAsked {
  city: string | undefined;
  state: string | undefined;
  words: string[];
  localities: string[];
}

export function placeOf({ city, state, completeAddress }: FilterSearch, readAddress: ReadAddress): PlaceAsked {
  const given = { city: city?.trim() || undefined, state: state?.trim() || undefined };
  const address = completeAddress?.trim() ?? '';
  if (address === '') return { ...given, words: [], localities: [] };
  if (given.city === undefined && given.state === undefined) {
    const read = readAddress(address);
    if (read.city === undefined && read.state === undefined) return { ...given, words: splitWords(address), localities: [] };
    return { city: read.city, state: read.state, words: [], localities: localitiesOf(address, read) };
  }
  return { ...given, words: [], localities: localitiesOf(address, given) };
}

/** The parts of an address that are not its city, state, PIN code or country. */
function localitiesOf(address: string, { city = '', state = '' }: { city?: string | undefined; state?: string | undefined }): string[] {
  const known = new Set([searchKey(city), searchKey(state), 'india']);
  return lower(address)
    .split(',')
    .map((part) =>
      part
        .replace(/\b\d{6}\b/g, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter((part) => part.length >= SHORTEST_LOCALITY && /\p{L}/u.test(part) && !known.has(part))
    .slice(0, MOST_LOCALITIES);
}
