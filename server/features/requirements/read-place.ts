import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { locateAddress } from '#server/features/places/locate-address.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';

/** Where something is to be done. */
export interface RequirementPlace {
  /** As it was typed. */
  address: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
}

/** Reads a city, an area with its city or a PIN code; nothing where no city of India is meant. */
export function readPlace(gazetteer: Gazetteer, text: string): RequirementPlace | undefined {
  const { city, state } = readAddress(gazetteer, text);
  if (city && state) {
    const point = locateAddress(gazetteer, { completeAddress: text, city, state });
    return point && { address: text, city, state, lat: point.lat, lng: point.lng };
  }
  // An area without its city, or a name that is not quite right.
  const place = suggestPlaces(gazetteer, text, 1)[0];
  return place?.city ? { address: text, city: place.city, state: place.state, lat: place.lat, lng: place.lng } : undefined;
}
