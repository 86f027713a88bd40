import { type City, cities, type Locality } from '#server/demo/cities.ts';
import { readLines } from '#server/features/places/data-files.ts';
import { loadLocalities } from '#server/features/places/load-localities.ts';
import { loadCities } from '#server/features/places/load-places.ts';
import { foldText } from '#server/features/places/names.ts';
import { kilometresBetween } from '#shared/distance.ts';

interface Point {
  lat: number;
  lng: number;
}

/** Further out no locality of a city lies: a point beyond is another place's. */
const FARTHEST_KM = 25;

let points: ReadonlyMap<string, Point> | undefined;
let pincodes: ReadonlyMap<string, Point> | undefined;

/**
 * Where a locality lies, so that distances and 'nearest first' are right in the demo too: by the gazetteer, else as its PIN code does;
 * nothing for one that neither has a position of.
 */
export function findPoint(city: City, locality: Locality): Point | undefined {
  return findLocalityPoint(city, locality) ?? findPincodePoint(city, locality);
}

function findLocalityPoint(city: City, locality: Locality): Point | undefined {
  points ??= readPoints();
  return points.get(keyOf(city.name, city.state, foldText(locality.name)));
}

function findPincodePoint(city: City, { pin }: Locality): Point | undefined {
  pincodes ??= readPincodes(new Set(cities.flatMap(({ localities }) => localities.map((locality) => locality.pin))));
  const point = pincodes.get(pin);
  return point && kilometresBetween(city, point) <= FARTHEST_KM ? point : undefined;
}

function readPincodes(wanted: ReadonlySet<string>): Map<string, Point> {
  return new Map(
    readLines('pincodes.tsv').flatMap((line): [string, Point][] => {
      const pin = line.slice(0, 6);
      if (!wanted.has(pin)) return [];
      const [lat, lng] = line.split('\t').slice(4);
      return lat && lng ? [[pin, { lat: Number(lat), lng: Number(lng) }]] : [];
    }),
  );
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
