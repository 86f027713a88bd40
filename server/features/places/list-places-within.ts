import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';

const USUAL = 40;
/** Degrees. A larger area shows names of cities alone; a smaller one belongs to a city whose middle lies so near. */
const MOST_OF_A_CITY = 0.6;

interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The names on a map that has no pictures: the cities of an area, the most populous first, then the localities of a small one. */
export function listPlacesWithin({ cities, localitiesByCity }: Gazetteer, area: Area, limit = USUAL): Place[] {
  const found = cities.filter(({ place }) => isWithin(area, place)).slice(0, limit);
  if (found.length === limit || area.north - area.south > MOST_OF_A_CITY) return found.map(({ place }) => place);
  const around = {
    south: area.south - MOST_OF_A_CITY,
    west: area.west - MOST_OF_A_CITY,
    north: area.north + MOST_OF_A_CITY,
    east: area.east + MOST_OF_A_CITY,
  };
  const localities = cities
    .filter(({ place }) => isWithin(around, place))
    // A locality is known by each of its names.
    .flatMap(({ place }) => [...new Set(localitiesByCity.get(`${place.city}, ${place.state}`)?.values())])
    .filter(({ place, isPlaced }) => isPlaced && isWithin(area, place))
    .sort((a, b) => b.rank - a.rank);
  return [...found, ...localities].slice(0, limit).map(({ place }) => place);
}

function isWithin({ south, west, north, east }: Area, { lat, lng }: Place) {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
