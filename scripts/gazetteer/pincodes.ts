import { foldText } from '#server/features/places/names.ts';
import type { City } from './cities.ts';
import { currentName } from './cities.ts';
import { createPointChooser, type Point } from './pincode-points.ts';
import type { PostOffice } from './sources.ts';
import { distanceKm, round } from './sources.ts';

export interface Pincode {
  pincode: string;
  state: string;
  city: string;
  office: string;
  /** Whether the city itself is delivered under this code, and not its countryside. */
  urban: boolean;
  lat?: number;
  lng?: number;
}

/** Codes whose city the sources name otherwise, or not at all; the first pattern that fits holds. */
const CITY_BY_PATTERN: [RegExp, string, string][] = [
  [/^4006/, 'MH', 'Thane'],
  [/^4007|^4102(08|09|10)$/, 'MH', 'Navi Mumbai'],
  [/^4011/, 'MH', 'Mira-Bhayandar'],
  [/^401(20[1-9]|30[1-5])$/, 'MH', 'Vasai-Virar'],
  [/^42120[1-4]$/, 'MH', 'Dombivli'],
  [/^4110(17|18|19|26|27|33|34|35|39|44|57|61|62)$/, 'MH', 'Pimpri-Chinchwad'],
  [/^2013(06|08|10)$/, 'UP', 'Greater Noida'],
  [/^1600(55|59|62|71)$/, 'PB', 'Mohali'],
  [/^14060[34]$/, 'PB', 'Zirakpur'],
  [/^3962(30|35|40)$/, 'DH', 'Silvassa'],
  [/^4900(0\d|1\d|20|23|26)$/, 'CG', 'Bhilai'],
  [/^5800(2\d|3[0-2])$/, 'KA', 'Hubballi'],
  [/^603103$/, 'TN', 'Chennai'],
  [/^110/, 'DL', 'Delhi'],
  [/^400/, 'MH', 'Mumbai'],
  [/^500/, 'TS', 'Hyderabad'],
  [/^560/, 'KA', 'Bengaluru'],
  [/^600/, 'TN', 'Chennai'],
  [/^700/, 'WB', 'Kolkata'],
];
const OFFICE_SUFFIX =
  /\b(h\.?o|s\.?o|b\.?o|g\.?p\.?o|kty|city|town|urban|rural|north|south|east|west|taluk|tahsil|municipality|cantt)\b\.?/gi;
/** A coordinate that more PIN codes than this share is the middle of a district, not a place. */
const SHARED_BY = 4;
const MAX_KM_FROM_CITY = 30;

/** Finds the city of every PIN code by its taluk, its post offices' names and its sorting district, and a position where a source has a real one. */
export function assignPincodes(offices: PostOffice[], cities: City[], points: Map<string, Point>): Pincode[] {
  const choosePoint = createPointChooser(points);
  const cityByName = new Map<string, City>();
  for (const city of cities) {
    const key = `${city.state}|${foldText(city.name)}`;
    if (!cityByName.has(key)) cityByName.set(key, city);
  }
  const find = (state: string, name: string): City | undefined => {
    const bare = name.replace(OFFICE_SUFFIX, ' ');
    return cityByName.get(`${state}|${foldText(currentName(state, bare) ?? bare)}`);
  };
  const groups = Map.groupBy(offices, (office) => office.pincode);
  const sharers = countSharers(offices);
  const headCity = new Map<string, City | undefined>();
  for (const [pincode, group] of groups) {
    if (pincode.endsWith('001')) headCity.set(pincode.slice(0, 3), vote(group, find));
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([pincode, group]) => {
      const [first] = group;
      if (!first) return [];
      const { state, district } = first;
      const [, ownState = '', ownName = ''] = CITY_BY_PATTERN.find(([pattern]) => pattern.test(pincode)) ?? [];
      const ownCity = find(ownState, ownName) ?? (pincode[3] === '0' ? headCity.get(pincode.slice(0, 3)) : undefined);
      const city = ownCity ?? vote(group, find) ?? find(state, district);
      const office = mainOffice(group);
      const point = position(group, sharers);
      const geonames = point && (!city || distanceKm(point, city) < MAX_KM_FROM_CITY) ? point : undefined;
      const plausible = choosePoint(pincode, { geonames, city, isUrban: ownCity !== undefined });
      if (!city && !plausible) return [];
      return [
        {
          pincode,
          state: city?.state ?? state,
          city: city?.name ?? currentName(state, district) ?? district,
          office,
          urban: ownCity !== undefined,
          ...plausible,
        },
      ];
    });
}

function vote(group: PostOffice[], find: (state: string, name: string) => City | undefined): City | undefined {
  const votes = new Map<City, number>();
  const count = (city: City | undefined, weight: number) => {
    if (city) votes.set(city, (votes.get(city) ?? 0) + weight);
  };
  for (const { state, district, taluk, office } of group) {
    count(find(state, taluk), 2);
    count(find(state, office), /\bH\.?O\b/i.test(office) ? 6 : 1);
    count(find(state, district), 0.5);
  }
  return [...votes].sort(([a, x], [b, y]) => y - x || b.population - a.population)[0]?.[0];
}

/** The plainest name among a PIN code's post offices stands for it. */
function mainOffice(group: PostOffice[]): string {
  const [best] = group.map((office) => cleanOffice(office.office)).sort((a, b) => clutter(a) - clutter(b) || a.length - b.length);
  return best ?? '';
}

/** A post office's name without its rank or the city in brackets. */
export function cleanOffice(office: string): string {
  return office
    .replace(/\(.*?\)?$/, '')
    .replace(/\b[HSB]\.?\s?O\b\.?$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function clutter(name: string): number {
  return (name.match(/[^A-Za-z ]/g)?.length ?? 0) + (/^[A-Za-z]{4,}/.test(name) ? 0 : 3);
}

function countSharers(offices: PostOffice[]): Map<string, Set<string>> {
  const sharers = new Map<string, Set<string>>();
  for (const { lat, lng, pincode } of offices) {
    const key = `${lat},${lng}`;
    const pincodes = sharers.get(key) ?? new Set();
    sharers.set(key, pincodes.add(pincode));
  }
  return sharers;
}

function position(group: PostOffice[], sharers: Map<string, Set<string>>): { lat: number; lng: number } | undefined {
  const real = group.filter(({ lat, lng }) => (sharers.get(`${lat},${lng}`)?.size ?? 0) <= SHARED_BY);
  if (real.length === 0) return undefined;
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return { lat: round(middle(real.map((office) => office.lat))), lng: round(middle(real.map((office) => office.lng))) };
}
