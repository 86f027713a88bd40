import { placeName } from '#shared/place-name.ts';
import type { SavedSearch } from '#shared/schemas/saved-searches.ts';
import { capitalise } from '#shared/service-name.ts';
import { savedSearchesText } from '#shared/texts.ts';

/** 'Waterproofing in Pune, Maharashtra'. */
export function describeSavedSearch({ service, ...where }: Pick<SavedSearch, 'service' | 'city' | 'state' | 'placeNames'>): string {
  const { city, state } = placeName(where);
  return savedSearchesText.searchOf(capitalise(service), city, state);
}
