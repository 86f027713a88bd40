import { capitalise } from '#app/features/services/group-services.ts';
import type { SavedSearch } from '#shared/schemas/saved-searches.ts';
import { savedSearchesText } from '#shared/texts.ts';

/** 'Waterproofing in Pune, Maharashtra'. */
export function describeSavedSearch({ service, city, state }: Pick<SavedSearch, 'service' | 'city' | 'state'>): string {
  return savedSearchesText.searchOf(capitalise(service), city, state);
}
