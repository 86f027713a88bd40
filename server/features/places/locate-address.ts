import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { foldText } from '#server/features/places/names.ts';
import { findPincodes } from '#server/features/places/pincodes.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { kilometresBetween } from '#shared/distance.ts';
import type { Place } from '#shared/schemas/places.ts';
import { searchText } from '#shared/texts.ts';

interface Address {
  completeAddress?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** Where an address lies, and how exactly that is known. */
export interface LocatedPlace {
  kind: 'locality' | 'pincode' | 'city';
  /** 'Baner, Pune', '411045 (Pune)', 'the middle of Pune'. */
  name: string;
  lat: number;
  lng: number;
}

/** A PIN code so near to a locality is of it. Kilometres. */
const BESIDE = 4;

/** The point of the locality that an address names, or of its PIN code beside it, else of its PIN code, else of its city; none where it names no place. */
export function locateAddress(gazetteer: Gazetteer, { completeAddress = '', city = '', state = '' }: Address): LocatedPlace | undefined {
  const named = [city, state].filter(Boolean).join(', ');
  if (completeAddress === '' && named === '') return undefined;
  // The city that was chosen decides, where the address alone could be read for another.
  const chosen = readAddress(gazetteer, named || completeAddress, completeAddress);
  const key = `${chosen.city}, ${chosen.state}`;
  const { locality, pincode } = readAddress(gazetteer, [completeAddress, city === '' ? named : key].filter(Boolean).join(', '));
  const within = locality === undefined ? undefined : gazetteer.localitiesByCity.get(key)?.get(foldText(locality))?.place;
  const [area] = pincode ? findPincodes(gazetteer, pincode, 1) : [];
  // A PIN code beside its locality says more exactly where it lies, here as in a list that was searched at it.
  const isBeside = within && area && area.city === within.city && kilometresBetween(area, within) <= BESIDE;
  if (within) return { kind: 'locality', name: nameWritten(`${within.name}, ${within.city}`), ...pointOf(isBeside ? area : within) };
  // A PIN code of another city is mistyped.
  if (area && (chosen.city === undefined || area.city === chosen.city))
    return { kind: 'pincode', name: searchText.pincode(area.name), ...pointOf(area) };
  const middle = gazetteer.cityByAddress.get(key)?.place;
  return middle && { kind: 'city', name: searchText.middleOf(nameWritten(middle.city)), ...pointOf(middle) };
}

function pointOf({ lat, lng }: Place) {
  return { lat, lng };
}
