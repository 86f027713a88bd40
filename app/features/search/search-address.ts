import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { pageMessages as messages } from '#shared/texts.ts';

export type KeptPlace = Pick<Search, 'city' | 'address'>;

interface SearchChoice {
  place: ChosenPlace | undefined;
  /** In place of a chosen one: what the page was searched at, such as an address alone, while nobody has changed it. */
  kept?: KeptPlace | undefined;
  service: string;
}

/** What keeps a search from starting, checked in the form's order (docs/product/forms.md); nothing when all is there. */
export function findSearchProblem({ place, kept, service }: SearchChoice): string | undefined {
  const isKept = Boolean(kept?.city || kept?.address);
  const hasLocation = isKept || Boolean(place?.city && place.state);
  const hasService = service.trim() !== '';
  if (!hasLocation && !hasService) return messages.enterLocationAndService;
  if (!hasLocation) return messages.enterLocation;
  if (!hasService) return messages.selectService;
  if (!isKept && !place?.formattedAddress) return messages.selectValidAddress;
  return undefined;
}

/** A search's problem at the fields that it is about. */
export function blameFields(problem: string | undefined): { location?: string; service?: string } {
  if (problem === messages.enterLocationAndService) return { location: messages.enterLocation, service: messages.selectService };
  if (problem === messages.selectService) return { service: problem };
  return problem === undefined ? {} : { location: problem };
}

/** Address of the results for a place and a service; with coordinates the nearest come first. */
export function searcherPath(place: ChosenPlace, service: string): string {
  const { city, state, formattedAddress, lat, lng } = place;
  const query = new URLSearchParams({ city, state, service: service.trim(), address: formattedAddress });
  if (lat !== undefined && lng !== undefined) {
    query.set('lat', String(lat));
    query.set('lng', String(lng));
  }
  return `/searcher?${query}`;
}

/** Address of the results for another service at the page's own place. */
export function keptSearchPath(kept: KeptPlace, service: string): string {
  return `/searcher?${searchQueryString({ ...kept, service: service.trim() })}`;
}
