import type { Place } from '#shared/schemas/places.ts';
import { readLines } from './data-files.ts';
import type { CityByAddress } from './gazetteer.ts';
import { states } from './names.ts';

const stateNames = new Map(states.map(({ code, name }) => [code, name]));

/** The lines of pincodes.tsv in order. They stay text: only the few that are asked for are taken apart. */
export function loadPincodes(): string[] {
  return readLines('pincodes.tsv');
}

/** The PIN codes that start with these digits, as places; one without a position of its own lies in the middle of its city. */
export function findPincodes(lines: string[], cities: CityByAddress, digits: string, limit: number): Place[] {
  const found: Place[] = [];
  for (let index = firstFrom(lines, digits); found.length < limit; index++) {
    const line = lines[index];
    if (!line?.startsWith(digits)) break;
    const place = toPlace(line, cities);
    if (place) found.push(place);
  }
  return found;
}

function firstFrom(lines: string[], digits: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? '') < digits) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toPlace(line: string, cities: CityByAddress): Place | undefined {
  const [pincode = '', code = '', city = '', office = '', lat, lng] = line.split('\t');
  const state = stateNames.get(code) ?? '';
  const middle = cities.get(`${city}, ${state}`)?.place;
  const point = lat && lng ? { lat: Number(lat), lng: Number(lng) } : middle && { lat: middle.lat, lng: middle.lng };
  if (!point) return undefined;
  const names = [...new Set([office, city, state])].filter(Boolean);
  const formatted_address = `${names.join(', ')} ${pincode}, India`;
  return { id: `pin-${pincode}`, formatted_address, name: pincode, city, state, pincode, ...point, kind: 'pincode' };
}
