import type { Random } from '#server/demo/random.ts';
import { readRecords } from '#server/features/places/data-files.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { states } from '#server/features/places/names.ts';
import { picker } from './picker.ts';

export interface Point {
  lat: number;
  lng: number;
}

/** A city of the gazetteer with what its addresses are made of. */
export interface Town extends Point {
  name: string;
  state: string;
  /** Its population: a directory's businesses are where the people are. */
  weight: number;
  /** Half the width of where its businesses lie, in degrees. */
  reach: number;
  localities: (Point & { name: string })[];
  pincodes: string[];
}

/** India's cities and towns, the most populous first. */
export function loadTowns(): Town[] {
  const { cities, localitiesByCity } = loadGazetteer();
  const pincodes = readPincodes();
  return cities.map(({ place, rank }) => {
    const key = `${place.city}, ${place.state}`;
    const known = new Set(localitiesByCity.get(key)?.values());
    return {
      name: place.city,
      state: place.state,
      lat: place.lat,
      lng: place.lng,
      weight: rank,
      reach: Math.max(0.01, 0.012 * Math.sqrt(rank / 100_000)),
      localities: [...known].map(({ place: { name, lat, lng } }) => ({ name, lat, lng })),
      pincodes: pincodes.get(key) ?? [],
    };
  });
}

/** By 'city, state'. */
function readPincodes(): Map<string, string[]> {
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  const byCity = new Map<string, string[]>();
  for (const [pincode = '', code = '', city = ''] of readRecords('pincodes.tsv')) {
    const key = `${city}, ${stateNames.get(code)}`;
    byCity.set(key, [...(byCity.get(key) ?? []), pincode]);
  }
  return byCity;
}

export function townPicker(towns: Town[]): (random: Random) => Town {
  return picker(towns, ({ weight }) => weight);
}
