import { endsOf, partsOf, withoutNamesakes } from './address-words.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { foldText, withSuccessor } from './names.ts';
import { findPincodes, pincodesIn } from './pincodes.ts';

/** A state that may be meant where one is named, or any, and which of its cities may. */
export interface MeantState {
  name: string | undefined;
  mayBe: (city: GazetteerEntry) => boolean;
}

/** A real city: inside a sentence ('plumber near Sion'), only the name of one is taken for it. */
const LEAST_POPULATION_OF_CITIES = 50_000;

/**
 * The states that a named one stands for, in their order: itself, and the one that came out of it (names.ts). A PIN code of either decides. Without one
 * the second is meant by its real cities alone, and by those that a district of it is called by (Leh): of a small one the first may have a namesake
 * that no gazetteer knows. Nor is it meant where a real city or a district of the first stands beside ('Deoria' in the address, 'Rudrapur' for the city).
 * @param beside the address, or what of it stands beside the state.
 */
export function statesMeant(gazetteer: Gazetteer, named: string, beside: string): MeantState[] {
  const [, successor] = withSuccessor(named);
  if (successor === undefined) return [anyOf(named)];
  const pinned = pincodesIn(beside).flatMap((pincode) => findPincodes(gazetteer, pincode, 1));
  if (pinned.some(({ state }) => state === named)) return [anyOf(named)];
  if (pinned.some(({ state }) => state === successor)) return [anyOf(successor), anyOf(named)];
  const parts = partsOf(beside);
  const cities = parts
    .map(withoutNamesakes)
    .flatMap(endsOf)
    .filter((name) => citiesNamed(gazetteer, name, anyOf(named)).some(isReal));
  const districts = parts.filter((part) => gazetteer.districts.get(named)?.has(part));
  const mayBe = (city: GazetteerEntry) =>
    city.place.state === successor &&
    (isReal(city) || city.district === foldText(city.place.city)) &&
    [...cities, ...districts].every((name) => isWithin(gazetteer, name, city));
  return [anyOf(named), { name: successor, mayBe }];
}

/** A state with all its cities; all of India where none is named. */
export function anyOf(name: string | undefined): MeantState {
  return { name, mayBe: ({ place }) => name === undefined || place.state === name };
}

/** The cities of a folded name that a state may be named for, by falling population. */
export function citiesNamed({ cityByName }: Gazetteer, name: string, { mayBe }: MeantState): GazetteerEntry[] {
  return cityByName.get(name)?.filter(mayBe) ?? [];
}

export function isReal({ rank }: GazetteerEntry): boolean {
  return rank >= LEAST_POPULATION_OF_CITIES;
}

/** Whether a folded name is a locality's of a city. */
export function isWithin({ localitiesByCity }: Gazetteer, name: string, { place }: GazetteerEntry): boolean {
  return localitiesByCity.get(`${place.city}, ${place.state}`)?.has(name) ?? false;
}
