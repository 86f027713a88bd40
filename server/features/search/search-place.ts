import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { cityKey, foldText } from '#server/features/places/names.ts';
import type { AddressParts } from '#server/features/places/read-address.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';
import { type AliasBook, type Keys, noKeys } from '#server/features/search/aliases.ts';
import { canStand, type FilterSearch, type PlaceReaders } from '#server/features/search/read-filter.ts';
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

export interface PlaceBooks extends PlaceReaders {
  gazetteer: Gazetteer;
  /** Whether businesses are listed in a city: then it is one, whatever the gazetteer knows. */
  hasCity: (city: string) => boolean;
}

/**
 * The place that words without one are searched at; none where nothing of it is known. A city that nobody knows is taken for the one that
 * it is a near spelling of, else it stays.
 */
export function readSearchPlace(input: PlaceInput, books: PlaceBooks): SearchPlace | undefined {
  const { completeAddress: address, lat, lng } = input;
  const typed = { city: input.city?.trim() || undefined, state: input.state?.trim() || undefined };
  if (!canStand(input) || !(typed.city || typed.state || address?.trim())) return undefined;
  const read = readCity(typed, address, books);
  const city = read.city ?? typed.city;
  const state = (read.city && read.state) || typed.state || read.state;
  if (!city && !state) return undefined;
  const hasPoint = lat !== undefined && lng !== undefined;
  const located = hasPoint ? { kind: 'point', lat, lng } : books.locate({ city, state, completeAddress: address });
  const point = located && located.kind !== 'city' ? pointOf(located) : undefined;
  return {
    state: state ?? '',
    ...(city ? { city } : {}),
    ...(read.locality ? { locality: read.locality } : {}),
    ...(read.pincode ? { pincode: read.pincode } : {}),
    ...(point ? { point } : {}),
    ...(address ? { address } : {}),
  };
}

/** What is known of the city that was chosen: it decides, where the address could be read for another. */
function readCity(
  { city, state }: Pick<PlaceInput, 'city' | 'state'>,
  address: string | undefined,
  { gazetteer, readAddress, hasCity }: PlaceBooks,
): AddressParts {
  const read = readAddress([address, city, state].filter(Boolean).join(', '));
  if (city === undefined || (read.city !== undefined && cityKey(city) === cityKey(read.city))) return read;
  if (gazetteer.cityByName.has(foldText(city)) || hasCity(city)) return { city };
  if (read.city !== undefined) return read;
  const [near] = suggestPlaces(gazetteer, city, 1);
  return near?.city ? { city: near.city, state: near.state, ...(near.kind === 'locality' ? { locality: near.name } : {}) } : {};
}

function pointOf({ lat, lng, name }: Point & { name?: string }): Point & { name?: string } {
  return { lat, lng, ...(name === undefined ? {} : { name }) };
}

/** What a listing of the place has. */
export function keysOfPlace({ city, state }: UnderstoodPlace, aliases: AliasBook): Keys {
  return city === undefined ? { ...noKeys, states: [aliases.stateKey(state)] } : { ...noKeys, cities: [aliases.cityKey(city)] };
}
