import { aliasesOfCity, foldText, states } from '#server/features/places/names.ts';
import type { City, Suburb } from './cities.ts';
import type { Pincode } from './pincodes.ts';
import { cleanOffice } from './pincodes.ts';
import type { PostOffice } from './sources.ts';

export interface Locality {
  state: string;
  city: string;
  name: string;
  pincode: string;
  lat?: number;
  lng?: number;
}

const LARGE_CITY = 400_000;
/** Post offices named after an institution are no place one lives or builds in. */
const INSTITUTION =
  /\b(college|court|bh?a[vw]an|office|station|airport|hospital|university|univ|school|counter|factory|mills?|project|depot|press|bank|works|institute|secretariat|lines?|cantt|camp|h\.?q|sectt|assembly|barracks|mandi samiti|stock exchange|colliery|railway|r\.?s|po|iit|gpo|polytechnic|jail|museum|refinery|regiment|centre|center|academy|ministry|board|temporary|ndc|mddc|tsc|bazar? s|dak|house|hotel|stadium|hostel|museum|parishad|laborator\w+|nagar palika|workshop|vidyapee?th?|mahavidyalaya|campus|quarters|qtrs|bldg|offices|command|staff|dely|delivery|estate|shop|marg|corporation|exchange|secretariate|command|complex|peeth)\b/i;
const PLAIN_NAME = /^(?!.*\b[A-Z]{2,})[A-Z][a-z][A-Za-z' -]{2,28}$/;

/** The localities of large cities: the suburbs found among towns, then the plainly named post offices. */
export function buildLocalities(offices: PostOffice[], pincodes: Pincode[], cities: City[], suburbs: Suburb[]): Locality[] {
  const large = new Set(cities.filter((city) => city.population >= LARGE_CITY).map((city) => `${city.state}|${city.name}`));
  const townNames = new Set(cities.filter((city) => city.population > 20_000).map((city) => `${city.state}|${foldText(city.name)}`));
  const byPincode = new Map(pincodes.map((pincode) => [pincode.pincode, pincode]));
  const found = new Map<string, Locality>();
  const add = (locality: Locality) => {
    const key = `${locality.state}|${locality.city}|${foldText(locality.name)}`;
    const before = found.get(key);
    found.set(key, before ? { ...locality, ...before, pincode: before.pincode || locality.pincode } : locality);
  };
  for (const suburb of suburbs) add({ ...suburb, pincode: '' });
  for (const { pincode, office } of offices) {
    const area = byPincode.get(pincode);
    const name = tidy(cleanOffice(office));
    if (!area?.urban || !large.has(`${area.state}|${area.city}`) || !isLocalityName(name, area)) continue;
    if (townNames.has(`${area.state}|${foldText(name)}`)) continue;
    const { state, city, lat, lng } = area;
    add(lat === undefined ? { state, city, name, pincode } : { state, city, name, pincode, lat, lng });
  }
  return [...found.values()].sort((a, b) => a.state.localeCompare(b.state) || a.city.localeCompare(b.city) || a.name.localeCompare(b.name));
}

function isLocalityName(name: string, { city, state }: Pincode): boolean {
  if (!PLAIN_NAME.test(name) || INSTITUTION.test(name)) return false;
  const stateName = states.find(({ code }) => code === state)?.name ?? '';
  return ![city, ...aliasesOfCity(city, stateName)].some((cityName) => foldText(name).startsWith(foldText(cityName)));
}

/** 'Gomtinagar' and 'Gomti nagar' are written as people write them. */
function tidy(name: string): string {
  return name
    .replace(/([a-z]{4,})nagar\b/, '$1 Nagar')
    .replace(/\b[a-z]/g, (letter, at: number) => (at === 0 || name[at - 1] === ' ' ? letter.toUpperCase() : letter));
}
