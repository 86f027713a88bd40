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
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import type { Lexicon } from '#server/features/search/lexicon.ts';
import type { Lift } from '#server/features/search/lift.ts';
import { isStorable, lower, searchKey, splitWords } from '#server/features/search/text.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';

export interface FilterSearch {
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
  page: number;
  limit: number;
}

/** What an address says of its place (the gazetteer's reading). */
export type ReadAddress = (text: string) => AddressParts;

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
  readAddress: ReadAddress,
  search: FilterSearch,
): Promise<Found<Row>> {
  const { city, state, service, completeAddress = '', page, limit } = search;
  if (![city ?? '', state ?? '', service ?? '', completeAddress].every(isStorable)) return { rows: [], total: 0 };
  const place = placeOf(search, readAddress);
  const skip = (page - 1) * limit;
  const rows = await vocabulary.ask<Row>((seen) => {
    const request: Wanted = {
      city: place.city === undefined ? undefined : aliases.cityKey(place.city),
      state: place.state === undefined ? undefined : aliases.stateKey(place.state),
      ...readService(service, vocabulary, aliases),
      without: search.without?.flatMap((name) => vocabulary.serviceNames.keysOf(searchKey(name))) ?? [],
      words: place.words,
      near: search.lat === undefined || search.lng === undefined ? undefined : { lat: search.lat, lng: search.lng },
      skip,
      limit,
      ceiling: COUNT_CEILING,
    };
    return planFilter(request, { ...place, first: search.first }, vocabulary, seen);
  });
  return { rows: rows.filter(({ business_id }) => business_id !== null), total: rows[0]?.total ?? 0 };
}

type Wanted = Omit<FilterRequest, 'lift'>;

function planFilter(request: Wanted, lifting: Lifting, vocabulary: Vocabulary, seen: string) {
  const { lexicon, tuning } = vocabulary;
  const { services, serviceWords, words } = request;
  const term = {
    texts: serviceWords,
    join: 'all' as const,
    keys: { ...noKeys, services: services ?? [] },
    best: { texts: [], keys: noKeys },
  };
  const trade = estimateReading({ words, terms: serviceWords.length > 0 ? [term] : [] }, lexicon);
  const wanted = both([...placeEstimates(request, lexicon), trade], lexicon);
  const lift = request.near ? undefined : planLift(request, lifting, vocabulary);
  if (words.length + serviceWords.length > 0 && wanted.n === 0 && !lift?.address?.isOnlyRead) return undefined;
  return filterStatement({ ...request, lift }, { words: wanted, areWordsRare: wanted.n <= tuning.rare }, seen);
}

function placeEstimates({ city, state }: Wanted, lexicon: Lexicon): Estimate[] {
  return [
    ...(city === undefined ? [] : [estimateKeys({ ...noKeys, cities: [city] }, lexicon)]),
    ...(state === undefined ? [] : [estimateKeys({ ...noKeys, states: [state] }, lexicon)]),
  ];
}

interface Lifting {
  first: string | undefined;
  /** The address as typed, in lower case. */
  address: string;
  /** Whether the place is what the address was read for: it may be mistaken. */
  isOnlyRead: boolean;
  localities: string[];
}

/** Who is lifted. An address that many have, such as a city's name alone, lifts by its localities only. */
function planLift(request: Wanted, { first, address, isOnlyRead, localities }: Lifting, { lexicon, tuning }: Vocabulary): Lift | undefined {
  const place = placeEstimates(request, lexicon);
  const having = both([...(isOnlyRead ? [] : place), ...rarestWords(address, lexicon)], lexicon);
  const isRare = address !== '' && having.query !== undefined && having.fetched <= tuning.rare;
  const named = localities.flatMap((locality) => {
    const { query } = estimateReading({ words: splitWords(locality), terms: [] }, lexicon);
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

interface PlaceAsked extends Omit<Lifting, 'first'> {
  city: string | undefined;
  state: string | undefined;
  words: string[];
}

export function placeOf({ city, state, completeAddress }: FilterSearch, readAddress: ReadAddress): PlaceAsked {
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
        .replace(/\b\d{6}\b/g, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter((part) => part.length >= SHORTEST_LOCALITY && /\p{L}/u.test(part) && !known.has(part))
    .slice(0, MOST_LOCALITIES);
}
