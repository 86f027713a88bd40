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

/** What keeps a search from starting. */
export type SearchProblem = 'noLocationNorService' | 'noLocation' | 'noService' | 'unknownAddress';

/** What keeps a search from starting, checked in the form's order (docs/product/forms.md); nothing when all is there. */
export function findSearchProblem({ place, kept, service }: SearchChoice): SearchProblem | undefined {
  const isKept = Boolean(kept?.city || kept?.address);
  const hasLocation = isKept || Boolean(place?.city && place.state);
  const hasService = service.trim() !== '';
  if (!hasLocation && !hasService) return 'noLocationNorService';
  if (!hasLocation) return 'noLocation';
  if (!hasService) return 'noService';
  if (!isKept && !place?.formattedAddress) return 'unknownAddress';
  return undefined;
}

const SAYINGS: Record<SearchProblem, () => string> = {
  noLocationNorService: () => messages.enterLocationAndService,
  noLocation: () => messages.enterLocation,
  noService: () => messages.selectService,
  unknownAddress: () => messages.selectValidAddress,
};

export function describeProblem(problem: SearchProblem): string {
  return SAYINGS[problem]();
}

/** A search's problem at the fields that it is about. */
export function blameFields(problem: SearchProblem | undefined): { location?: string; service?: string } {
  if (problem === 'noLocationNorService') return { location: describeProblem('noLocation'), service: describeProblem('noService') };
  if (problem === 'noService') return { service: describeProblem(problem) };
  return problem === undefined ? {} : { location: describeProblem(problem) };
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

/** Address of the results for typed words, at a place where one is given. */
export function wordsPath(words: Pick<Search, 'q' | 'exact'>, place?: Partial<ChosenPlace>): string {
  const { city, state, formattedAddress: address, lat, lng } = place ?? {};
  return `/searcher?${searchQueryString({ ...words, city, state, address, lat, lng })}`;
}

/** Address of the results for another service at the page's own place. */
export function keptSearchPath(kept: KeptPlace, service: string): string {
  return `/searcher?${searchQueryString({ ...kept, service: service.trim() })}`;
}
