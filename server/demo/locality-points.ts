import type { City, Locality } from '#server/demo/cities.ts';
import { loadLocalities } from '#server/features/places/load-localities.ts';
import { loadCities } from '#server/features/places/load-places.ts';
import { foldText } from '#server/features/places/names.ts';

interface Point {
  lat: number;
  lng: number;
}

let points: ReadonlyMap<string, Point> | undefined;

/** Where the gazetteer has a locality, so that 'nearest first' is right in the demo too; nothing for one that it has no position of. */
export function findLocalityPoint(city: City, locality: Locality): Point | undefined {
  points ??= readPoints();
  return points.get(keyOf(city.name, city.state, foldText(locality.name)));
}

function readPoints(): Map<string, Point> {
  const cities = new Map(
    loadCities()
      .toReversed()
      .map((city) => [`${city.place.city}, ${city.place.state}`, city]),
  );
  return new Map(
    loadLocalities(cities).flatMap(({ names, place: { city, state, lat, lng } }): [string, Point][] => {
      const middle = cities.get(`${city}, ${state}`)?.place;
      if (lat === middle?.lat && lng === middle.lng) return [];
      return names.map((name) => [keyOf(city, state, name), { lat, lng }]);
    }),
  );
}

function keyOf(city: string, state: string, name: string) {
  return `${city}, ${state}, ${name}`;
}
