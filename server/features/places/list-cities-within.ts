import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';

const USUAL = 40;

interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The cities of an area, the most populous first: the names on a map that has no pictures. */
export function listCitiesWithin({ cities }: Gazetteer, { south, west, north, east }: Area, limit = USUAL): Place[] {
  const found: Place[] = [];
  for (const { place } of cities) {
    if (found.length === limit) break;
    if (place.lat >= south && place.lat <= north && place.lng >= west && place.lng <= east) found.push(place);
  }
  return found;
}
