import type { Place } from '#shared/schemas/places.ts';
import { readLines } from './data-files.ts';
import type { CityByAddress, GazetteerEntry } from './gazetteer-entry.ts';
import { foldText, states } from './names.ts';

/** A PIN code among other words, as people write it: '411038', '411 038', '411-038'. */
export const PINCODE = /(?<!\d)([1-9]\d{2})[\s-]?(\d{3})(?!\d)/g;

/** A PIN code with what announces it: 'Pin: 411038', '- 411 038'. */
export const ANNOUNCED_PINCODE = /(?:\bp\.?i\.?n\.?(?: ?code)?|पिन(?: ?कोड)?)?[ :.\-–]*(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/gi;

/** The PIN codes of a text, in its order, without the sign in their middle. */
export function pincodesIn(text: string): string[] {
  return [...text.matchAll(PINCODE)].map(([, head, tail]) => `${head}${tail}`);
}

/** What the places of PIN codes are read from: four parts of the gazetteer. */
interface Places {
  pincodes: string;
  knownPincodes: ReadonlyMap<string, Place>;
  cityByAddress: CityByAddress;
  localitiesByCity: ReadonlyMap<string, ReadonlyMap<string, GazetteerEntry>>;
}

const stateNames = new Map(states.map(({ code, name }) => [code, name]));

/** pincodes.tsv, whose lines are in order. It stays one text: only the few lines that are asked for are taken out of it. */
export function loadPincodes(): string {
  return readLines('pincodes.tsv').join('\n');
}

/**
 * The localities by which PIN codes are best known, of those in localities-by-hand.tsv: the one that names the code there, else the first
 * whose post office has it. The office that stands first in pincodes.tsv may be a village's ('Odha' for Panchavati in Nashik), and the
 * code's point the middle of all villages that it delivers to.
 */
export function loadKnownPincodes(localities: readonly GazetteerEntry[]): Map<string, Place> {
  const known = new Map<string, Place>();
  for (const { place, isPlaced } of localities) {
    if (isPlaced && place.pincode && !known.has(place.pincode)) known.set(place.pincode, place);
  }
  return known;
}

/**
 * The PIN codes that start with these digits, as places. One lies where the locality does by which it is known, or that its post office is
 * in, if that was measured; else at its own position; else where that locality is thought to be, or in the middle of its city.
 */
export function findPincodes(places: Places, digits: string, limit: number): Place[] {
  const lines = places.pincodes;
  const found: Place[] = [];
  for (let at = lowerBound(lines, digits); found.length < limit && lines.startsWith(digits, at); at = endOf(lines, at) + 1) {
    const place = toPlace(lines.slice(at, endOf(lines, at)), places);
    if (place) found.push(place);
  }
  return found;
}

/** The PIN code of a city's postal zone, as addresses name it: 'Pune-38' is 411038. */
export function findZone(places: Places, { city, state }: { city: string; state: string }, zone: string): string | undefined {
  const pincode = `${firstDigits(places, `${city}, ${state}`)}${zone.padStart(3, '0')}`;
  const [area] = findPincodes(places, pincode, 1);
  return area?.pincode === pincode && area.city === city && area.state === state ? pincode : undefined;
}

/** What the most PIN codes of a city's localities begin with. */
function firstDigits({ localitiesByCity }: Places, city: string): string {
  const counts = new Map<string, number>();
  for (const { place } of localitiesByCity.get(city)?.values() ?? []) {
    const first = place.pincode?.slice(0, 3);
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])[0];
}

/** Where the first line begins that is not before `digits`. */
function lowerBound(lines: string, digits: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    if (lines.slice(start, start + digits.length) < digits) low = endOf(lines, start) + 1;
    else high = start;
  }
  return low;
}

function endOf(lines: string, at: number): number {
  const end = lines.indexOf('\n', at);
  return end < 0 ? lines.length : end;
}

function toPlace(line: string, { knownPincodes, cityByAddress, localitiesByCity }: Places): Place | undefined {
  const [pincode = '', code = '', listedCity = '', office = '', lat, lng] = line.split('\t');
  const listed = { name: office, city: listedCity, state: stateNames.get(code) ?? '' };
  const localityOf = ({ name, city, state }: typeof listed) => localitiesByCity.get(`${city}, ${state}`)?.get(foldText(name));
  const isKnown = localityOf(listed)?.isPlaced || office === listedCity;
  const { name, city, state } = (!isKnown && knownPincodes.get(pincode)) || listed;
  const locality = localityOf({ name, city, state });
  const own = lat && lng && !locality?.isPlaced ? { lat: Number(lat), lng: Number(lng) } : undefined;
  const point = own ?? locality?.place ?? cityByAddress.get(`${city}, ${state}`)?.place;
  if (!point) return undefined;
  const names = [...new Set([name, city, state])].filter(Boolean);
  const formatted_address = `${names.join(', ')} ${pincode}, India`;
  return { id: `pin-${pincode}`, formatted_address, name: pincode, city, state, pincode, lat: point.lat, lng: point.lng, kind: 'pincode' };
}
