import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { messages } from '#shared/messages.ts';

interface SearchChoice {
  place: ChosenPlace | undefined;
  service: string;
}

/** What keeps a search from starting, checked in the specification's order (specification 1 §5, 'Search'); nothing when all is there. */
export function findSearchProblem({ place, service }: SearchChoice): string | undefined {
  const hasLocation = Boolean(place?.city && place.state);
  const hasService = service.trim() !== '';
  if (!hasLocation && !hasService) return messages.enterLocationAndService;
  if (!hasLocation) return messages.enterLocation;
  if (!hasService) return messages.selectService;
  if (!place?.formattedAddress) return messages.selectValidAddress;
  return undefined;
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
