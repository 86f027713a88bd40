import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import { isInIndia } from './india-outline.ts';

/**
 * The city or town a point belongs to, null outside India. Nearness is weighed by size: a city of sixteen times the population
 * reaches twice as far, and the known localities of a city stand for it too.
 */
export function reverseGeocode(gazetteer: Gazetteer, lat: number, lng: number): Place | null {
  if (!isInIndia(lat, lng)) return null;
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const anchor of gazetteer.anchors) {
    const north = anchor.lat - lat;
    const east = (anchor.lng - lng) * shrink;
    const weighed = (north * north + east * east) / anchor.reach;
    if (weighed < least) [nearest, least] = [anchor.city, weighed];
  }
  return nearest;
}
