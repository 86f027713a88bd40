import type { Place } from '#shared/schemas/places.ts';
import { readLines } from './data-files.ts';
import type { CityByAddress, GazetteerEntry } from './gazetteer-entry.ts';
import { foldText, states } from './names.ts';

/** A PIN code among other words, as people write it: '411038', '411 038', '411-038'. */
export const PINCODE = /(?<!\d)([1-9]\d{2})[\s-]?(\d{3})(?!\d)/g;

/** What the places of PIN codes are read from: three parts of the gazetteer. */
interface Places {
  pincodes: string;
  cityByAddress: CityByAddress;
  localitiesByCity: ReadonlyMap<string, ReadonlyMap<string, GazetteerEntry>>;
}

const stateNames = new Map(states.map(({ code, name }) => [code, name]));

/** pincodes.tsv, whose lines are in order. It stays one text: only the few lines that are asked for are taken out of it. */
export function loadPincodes(): string {
  return readLines('pincodes.tsv').join('\n');
}

/**
 * The PIN codes that start with these digits, as places; one without a position of its own lies where the locality of its post office
 * does, else in the middle of its city.
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

function toPlace(line: string, { cityByAddress, localitiesByCity }: Places): Place | undefined {
  const [pincode = '', code = '', city = '', office = '', lat, lng] = line.split('\t');
  const state = stateNames.get(code) ?? '';
  const near = localitiesByCity.get(`${city}, ${state}`)?.get(foldText(office))?.place ?? cityByAddress.get(`${city}, ${state}`)?.place;
  const point = lat && lng ? { lat: Number(lat), lng: Number(lng) } : near && { lat: near.lat, lng: near.lng };
  if (!point) return undefined;
  const names = [...new Set([office, city, state])].filter(Boolean);
  const formatted_address = `${names.join(', ')} ${pincode}, India`;
  return { id: `pin-${pincode}`, formatted_address, name: pincode, city, state, pincode, ...point, kind: 'pincode' };
}
