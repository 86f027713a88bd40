import type { AliasBook } from '#server/features/search/aliases.ts';
import { type FilterSearch, placeOf, type ReadAddress, readService } from '#server/features/search/filter-search.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';
import { listTopic } from '#server/kept/topics.ts';

/** Whatever is listed, the names of services, and what the team has sayings mean: what words find may be anything. */
export const anyListing = [listTopic({}), 'services', 'sayings'];

/** What a filtered search shows: the lists of its place and services, or any listing where it looks for words. */
export function topicsOfFilter(vocabulary: Vocabulary, aliases: AliasBook, readAddress: ReadAddress, search: FilterSearch): string[] {
  const place = placeOf(search, readAddress);
  const { services, serviceWords } = readService(search.service, vocabulary, aliases);
  if (place.words.length > 0 || serviceWords.length > 0) return anyListing;
  const city = place.city && aliases.cityKey(place.city);
  const state = place.state && aliases.stateKey(place.state);
  return ['services', ...(services ?? [undefined]).map((service) => listTopic({ state, city, service }))];
}
