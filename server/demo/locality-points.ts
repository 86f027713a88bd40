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
let towns: ReadonlyMap<string, Point> | undefined;
let pincodes: ReadonlyMap<string, Point> | undefined;

/**
 * Where a locality lies, so that distances and 'nearest first' are right in the demo too: by the gazetteer, as a
 * locality or as a town that has grown together with the city (Panvel), else as its PIN code does.
 * @throws where none of them has a position: it belongs into localities-by-hand.tsv.
 */
export function findPoint(city: City, locality: Locality): Point {
  const point = findLocalityPoint(city, locality) ?? findTownPoint(city, locality) ?? findPincodePoint(city, locality);
  if (!point) throw new Error(`Nobody knows where ${locality.name} of ${city.name} lies`);
  return point;
}

function findLocalityPoint(city: City, locality: Locality): Point | undefined {
  points ??= readPoints();
  return points.get(keyOf(city.name, city.state, foldText(locality.name)));
}

function findTownPoint(city: City, { name }: Locality): Point | undefined {
  towns ??= new Map(
    loadCities()
      .toReversed()
      .flatMap(({ names, place }) => names.map((town) => [`${town}, ${place.state}`, place])),
  );
  const town = towns.get(`${foldText(name)}, ${city.state}`);
  return town && isWithin(city, town) ? { lat: town.lat, lng: town.lng } : undefined;
}

function isWithin(city: City, point: Point) {
  return kilometresBetween(city, point) <= FARTHEST_KM;
}

function findPincodePoint(city: City, { pin }: Locality): Point | undefined {
  pincodes ??= readPincodes(new Set(cities.flatMap(({ localities }) => localities.map((locality) => locality.pin))));
  const point = pincodes.get(pin);
  return point && isWithin(city, point) ? point : undefined;
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
