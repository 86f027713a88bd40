import { searchQueryString } from '#app/features/search/search.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Meaning } from '#shared/schemas/understanding.ts';

/** One keyword, however it was typed: the same words make the same call. */
export function toKeyword(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * Where choosing a suggestion leads: results by its address and service (docs/product/pages.md), in its own city, with itself first
 * even where a neighbour has the same address.
 */
export function suggestionAddress({ _id, address, service, city, state }: Business): string {
  return `/searcher?${searchQueryString({ address, service, city, state, first: _id })}`;
}

/** Where choosing a meaning leads: the list of its service and place. */
export function meaningAddress({ service, city, state, address, lat, lng }: Meaning): string {
  return `/searcher?${searchQueryString({ service, city, state, address, lat, lng })}`;
}

/** The id of an option, which the field names as its active descendant. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
