import { kilometresBetween, type Point } from '#shared/distance.ts';
import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { isInIndia } from './india-outline.ts';
import { foldText } from './names.ts';
import { findPincodes } from './pincodes.ts';

/** Further away a locality is another one; that of a post office is known less exactly than a measured one. */
const FARTHEST = 3;
const ROUGHER = 1.5;

/**
 * The locality or town a point belongs to, null outside India. Nearness is weighed by size: a city of sixteen times the population
 * reaches twice as far, and the known localities of a city stand for it too.
 */
export function reverseGeocode(gazetteer: Gazetteer, lat: number, lng: number): Place | null {
  if (!isInIndia(lat, lng)) return null;
  const city = nearestCity(gazetteer, lat, lng);
  return city && (nearestLocality(gazetteer, city, { lat, lng }) ?? city);
}

function nearestCity({ anchors }: Gazetteer, lat: number, lng: number): Place | null {
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const anchor of anchors) {
    const north = anchor.lat - lat;
    const east = (anchor.lng - lng) * shrink;
    const weighed = (north * north + east * east) / anchor.reach;
    if (weighed < least) [nearest, least] = [anchor.city, weighed];
  }
  return nearest;
}

function nearestLocality(gazetteer: Gazetteer, city: Place, point: Point): Place | undefined {
  let nearest: GazetteerEntry | undefined;
  let least = FARTHEST;
  for (const entry of localitiesOf(gazetteer, city)) {
    const away = kilometresBetween(entry.place, point) * (entry.isPlaced ? 1 : ROUGHER);
    if (away < least) [nearest, least] = [entry, away];
  }
  return nearest?.place;
}

/** The localities of a city that lie somewhere; of those that share a PIN code the one of its main post office. */
function localitiesOf(gazetteer: Gazetteer, { city, state, lat, lng }: Place): GazetteerEntry[] {
  const known = gazetteer.localitiesByCity.get(`${city}, ${state}`);
  return [...new Set(known?.values())].filter(({ place, isPlaced, names }) => {
    if (isPlaced) return true;
    if ((place.lat === lat && place.lng === lng) || place.pincode === undefined) return false;
    const [area] = findPincodes(gazetteer, place.pincode, 1);
    return area !== undefined && names.includes(foldText(area.formatted_address.split(',')[0] ?? ''));
  });
}
