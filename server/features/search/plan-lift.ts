import { noKeys } from '#server/features/search/aliases.ts';
import {
  both,
  type Estimate,
  estimateKeys,
  estimateReading,
  estimateWord,
  type IndexQuery,
  oneCondition,
} from '#server/features/search/estimate.ts';
import type { FilterKeys } from '#server/features/search/filter-conditions.ts';
import type { Lexicon } from '#server/features/search/lexicon.ts';
import type { Lift } from '#server/features/search/lift.ts';
import type { PlaceFilter } from '#server/features/search/read-filter.ts';
import { noneAlike } from '#server/features/search/reading.ts';
import { splitWords } from '#server/features/search/text.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';

/** An address is looked up by so many of its words; the text itself is compared. */
const MOST_ADDRESS_WORDS = 3;

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

/** How many businesses a place and a trade have, about, whatever words are asked for beside them. */
export function estimateList(request: FilterKeys, lexicon: Lexicon): number {
  const { city, services } = request;
  const trade = services === undefined ? [] : [estimateKeys({ ...noKeys, services }, lexicon)];
  // All of a city are of its state: one does not narrow the other.
  const place = placeEstimates(city === undefined ? request : { ...request, state: undefined }, lexicon);
  return both([...place, ...trade], lexicon).likely;
}

export interface Lifting extends Pick<PlaceFilter, 'address' | 'isOnlyRead' | 'localities'> {
  first: string | undefined;
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

function placeEstimates({ city, state }: FilterKeys, lexicon: Lexicon): Estimate[] {
  return [
    ...(city === undefined ? [] : [estimateKeys({ ...noKeys, cities: [city] }, lexicon)]),
    ...(state === undefined ? [] : [estimateKeys({ ...noKeys, states: [state] }, lexicon)]),
  ];
}
