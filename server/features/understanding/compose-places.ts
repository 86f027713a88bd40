import type { PlaceMatch } from '#server/features/understanding/find-places.ts';
import { KNOWN_LOCALITY, type NamedPlace } from '#server/features/understanding/place-book.ts';
import type { UnderstoodPlace } from '#server/features/understanding/understanding.ts';

interface Composed {
  places: UnderstoodPlace[];
  /** Matches that turned out to name no place: a locality of many cities. */
  unused: PlaceMatch[];
}

/**
 * One place of the names that go together ('kothrud pune maharashtra'), several of those that contradict each other. A name that
 * several cities have means the one whose state or PIN code is named too, else the largest.
 */
export function composePlaces(matches: PlaceMatch[]): Composed {
  const states = matches.flatMap(({ places }) => places.filter(({ kind }) => kind === 'state').slice(0, 1));
  const pin = matches.find(({ pincode }) => pincode !== undefined);
  const fits = (place: NamedPlace) =>
    states.some(({ state }) => state === place.state) || (pin?.places[0]?.city === place.city && pin?.places[0]?.state === place.state);
  const cities: UnderstoodPlace[] = [];
  for (const { places, pincode } of inOrder(matches)) {
    const named = places.filter(({ kind }) => kind === 'city');
    const chosen = named.find(fits) ?? named[0];
    if (!chosen?.city || places[0]?.kind === 'state') continue;
    const known = cities.find(({ city, state }) => city === chosen.city && state === chosen.state);
    const place = known ?? { city: chosen.city, state: chosen.state };
    if (pincode) place.pincode = pincode;
    if (!known) cities.push(place);
  }
  const unused: PlaceMatch[] = [];
  for (const match of inOrder(matches)) if (!placeLocality(match, cities, states)) unused.push(match);
  const alone = states.filter(({ state }) => !cities.some((city) => city.state === state));
  return { places: [...cities, ...unique(alone.map(({ state }) => ({ state })))], unused };
}

/** Adds a locality to its city, or its city to the places. @returns false when it is no locality that is known. */
function placeLocality({ places }: PlaceMatch, cities: UnderstoodPlace[], states: NamedPlace[]): boolean {
  if (places.some(({ kind }) => kind !== 'locality')) return true;
  const within = cities.flatMap((city) => {
    const place = places.find((locality) => locality.city === city.city && locality.state === city.state);
    return place ? [{ city, place }] : [];
  })[0];
  if (within) {
    within.city.locality ??= within.place.locality as string;
    return true;
  }
  const [best, second] = places.filter(({ state }) => states.length === 0 || states.some((named) => named.state === state));
  if (cities.length > 0 || !best?.city || !best.locality) return false;
  if (second && (best.rank < KNOWN_LOCALITY || second.rank > best.rank / 2)) return false;
  cities.push({ city: best.city, state: best.state, locality: best.locality });
  return true;
}

function inOrder(matches: PlaceMatch[]): PlaceMatch[] {
  return matches.toSorted((a, b) => (a.mask & -a.mask) - (b.mask & -b.mask));
}

function unique(places: UnderstoodPlace[]): UnderstoodPlace[] {
  return places.filter((place, at) => places.findIndex(({ state }) => state === place.state) === at);
}
