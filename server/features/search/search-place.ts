import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { cityKey, foldText } from '#server/features/places/names.ts';
import { type AliasBook, type Keys, noKeys } from '#server/features/search/aliases.ts';
import { canStand, type FilterSearch, type PlaceReaders } from '#server/features/search/filter-search.ts';
import type { UnderstoodPlace } from '#server/features/understanding/understanding.ts';
import type { Point } from '#shared/distance.ts';

/** A place beside typed words, as it was chosen, remembered or typed in a field of its own. */
export type PlaceInput = Pick<FilterSearch, 'city' | 'state' | 'completeAddress' | 'lat' | 'lng'>;

/** The same as it is searched at. */
export interface SearchPlace extends UnderstoodPlace {
  /** What distances are measured from. */
  point?: Point & { name?: string };
  /** How it was written, for the address of a list at it. */
  address?: string;
}

/** The place that words without one are searched at; none where nothing of it is known. A city that the gazetteer does not know stays. */
export function readSearchPlace(input: PlaceInput, gazetteer: Gazetteer, { readAddress, locate }: PlaceReaders): SearchPlace | undefined {
  const { completeAddress: address, lat, lng } = input;
  const typed = { city: input.city?.trim() || undefined, state: input.state?.trim() || undefined };
  if (!canStand(input) || !(typed.city || typed.state || address?.trim())) return undefined;
  const read = readAddress([address, typed.city, typed.state].filter(Boolean).join(', '));
  // The city that was chosen decides, where the address could be read for another.
  const isChosen = typed.city !== undefined && gazetteer.cityByName.has(foldText(typed.city));
  const city = isChosen && cityKey(typed.city ?? '') !== cityKey(read.city ?? '') ? typed.city : (read.city ?? typed.city);
  const state = typed.state ?? read.state;
  if (!city && !state) return undefined;
  const isThere = read.city === city && read.state === state;
  const located = lat === undefined || lng === undefined ? locate({ ...typed, completeAddress: address }) : { kind: 'point', lat, lng };
  const point = located && located.kind !== 'city' ? pointOf(located) : undefined;
  return {
    state: state ?? '',
    ...(city ? { city } : {}),
    ...(isThere && read.locality ? { locality: read.locality } : {}),
    ...(isThere && read.pincode ? { pincode: read.pincode } : {}),
    ...(point ? { point } : {}),
    ...(address ? { address } : {}),
  };
}

function pointOf({ lat, lng, name }: Point & { name?: string }): Point & { name?: string } {
  return { lat, lng, ...(name === undefined ? {} : { name }) };
}

/** What a listing of the place has. */
export function keysOfPlace({ city, state }: UnderstoodPlace, aliases: AliasBook): Keys {
  return city === undefined ? { ...noKeys, states: [aliases.stateKey(state)] } : { ...noKeys, cities: [aliases.cityKey(city)] };
}
