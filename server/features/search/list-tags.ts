import { type ListPart, listTag } from '#server/cache/tags.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import {
  type FilterSearch,
  isNarrowed,
  isServedCity,
  type PlaceReaders,
  pointOf,
  readPlaceFilter,
  readService,
} from '#server/features/search/read-filter.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';

/** What words find may be anything that is listed, by the names of services and by what the team has sayings mean. */
const wordTags = ['services', 'sayings'];

/** What words show. Reviews and prices neither find nor order any: those that show the card tell of it. */
export const anyListing = [...wordTags, listTag({})];

/** What a list shows beside who is in it: what filters would find is counted, or it is filtered or ordered by what they look at. */
function partsOf(search: FilterSearch): (ListPart | 'list')[] {
  const hasFacts = search.counts || isNarrowed(search);
  const isByRating = search.sort === 'rating' || search.sort === 'reviews';
  return ['list', ...(isByRating ? ['rating' as const] : []), ...(hasFacts ? ['facts' as const] : [])];
}

/** What a filtered search shows: the lists of its place and services, or any listing where it looks for words. */
export function tagsOfFilter(vocabulary: Vocabulary, aliases: AliasBook, places: PlaceReaders, search: FilterSearch): string[] {
  const place = readPlaceFilter(search, places.readAddress);
  const { services, serviceWords } = readService(search.service, vocabulary, aliases);
  // An address alone lifts those that have it, wherever they are.
  if (place.words.length > 0 || serviceWords.length > 0 || place.isOnlyRead) {
    return [...wordTags, ...partsOf(search).map((part) => listTag({}, part))];
  }
  // Around a point businesses of any city are found, or counted; so are those of elsewhere that come to a city.
  const isServed = isServedCity(place.city && aliases.cityKey(place.city), vocabulary);
  const isAnywhere = isServed || search.radius !== undefined || (search.counts && pointOf(search, places));
  const city = isAnywhere ? undefined : place.city && aliases.cityKey(place.city);
  const state = isAnywhere ? undefined : place.state && aliases.stateKey(place.state);
  const lists = (services ?? [undefined]).map((service) => ({ state, city, service }));
  return ['services', ...partsOf(search).flatMap((part) => lists.map((keys) => listTag(keys, part)))];
}
