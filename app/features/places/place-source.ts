import { type PlaceNames, placeName, writtenPlace } from '#shared/place-name.ts';

/** A place as the search and the registration need it. */
export interface ChosenPlace {
  formattedAddress: string;
  city: string;
  state: string;
  lat?: number | undefined;
  lng?: number | undefined;
  /** What the page's language calls it, by which it is shown. */
  placeNames?: PlaceNames | undefined;
}

/** A chosen place as a field shows it. */
export function showPlace(place: Pick<ChosenPlace, 'formattedAddress'> & Partial<ChosenPlace>): string {
  const { city, state } = placeName(place);
  return writtenPlace(place.formattedAddress, place.placeNames) || [city, state].filter(Boolean).join(', ');
}

export interface PlaceSuggestion {
  id: string;
  /** The place's own name. */
  name: string;
  /** Where it lies: 'Pune, Maharashtra'. */
  detail: string;
}

/** A point that is not in India. */
export class OutsideIndia extends Error {}

/** Who knows the places of India: the built-in gazetteer, or the maps service when the site has a key for it. */
export interface PlaceSource {
  /** Whom to name below the suggestions, where its terms ask for that. */
  attribution?: string;
  suggest: (text: string, signal: AbortSignal) => Promise<PlaceSuggestion[]>;
  /** The whole of a place that `suggest` offered. */
  choose: (suggestion: PlaceSuggestion) => Promise<ChosenPlace>;
  /** The place around a point; it throws OutsideIndia where there is none in India. */
  locate: (lat: number, lng: number) => Promise<ChosenPlace>;
}
