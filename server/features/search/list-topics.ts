import type { AliasBook } from '#server/features/search/aliases.ts';
import { type FilterSearch, type PlaceReaders, pointOf, readPlaceFilter, readService } from '#server/features/search/filter-search.ts';
import { isServedCity } from '#server/features/search/narrow-search.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';
import { listTopic } from '#server/kept/topics.ts';

/** Whatever is listed, the names of services, and what the team has sayings mean: what words find may be anything. */
export const anyListing = [listTopic({}), 'services', 'sayings'];

/** What a filtered search shows: the lists of its place and services, or any listing where it looks for words. */
export function topicsOfFilter(vocabulary: Vocabulary, aliases: AliasBook, places: PlaceReaders, search: FilterSearch): string[] {
  const place = readPlaceFilter(search, places.readAddress);
  const { services, serviceWords } = readService(search.service, vocabulary, aliases);
  if (place.words.length > 0 || serviceWords.length > 0) return anyListing;
  // Around a point businesses of any city are found, or counted; so are those of elsewhere that come to a city.
  const isServed = isServedCity(place.city && aliases.cityKey(place.city), vocabulary);
  if (isServed || search.radius !== undefined || (search.counts && pointOf(search, places))) {
    return ['services', ...(services ?? [undefined]).map((service) => listTopic({ service }))];
  }
  const city = place.city && aliases.cityKey(place.city);
  const state = place.state && aliases.stateKey(place.state);
  return ['services', ...(services ?? [undefined]).map((service) => listTopic({ state, city, service }))];
}
