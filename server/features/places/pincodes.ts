import type { Place } from '#shared/schemas/places.ts';
import { readLines } from './data-files.ts';
import type { CityByAddress } from './gazetteer.ts';
import { states } from './names.ts';

const stateNames = new Map(states.map(({ code, name }) => [code, name]));

/** pincodes.tsv, whose lines are in order. It stays one text: only the few lines that are asked for are taken out of it. */
export function loadPincodes(): string {
  return readLines('pincodes.tsv').join('\n');
}

/** The PIN codes that start with these digits, as places; one without a position of its own lies in the middle of its city. */
export function findPincodes(lines: string, cities: CityByAddress, digits: string, limit: number): Place[] {
  const found: Place[] = [];
  for (let at = firstFrom(lines, digits); found.length < limit && lines.startsWith(digits, at); at = endOf(lines, at) + 1) {
    const place = toPlace(lines.slice(at, endOf(lines, at)), cities);
    if (place) found.push(place);
  }
  return found;
}

/** Where the first line begins that is not before `digits`. */
function firstFrom(lines: string, digits: string): number {
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
