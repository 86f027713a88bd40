import type { Place } from '#shared/schemas/places.ts';
import { readRecords } from './data-files.ts';
import type { CityByAddress } from './gazetteer.ts';
import { type GazetteerEntry, toAreaText, toEntry } from './gazetteer-entry.ts';
import { aliasesOfCity, foldText, type State, states } from './names.ts';

interface CityRow {
  state: State;
  name: string;
  district: string;
  population: number;
  lat: number;
  lng: number;
  spellings: string[];
}

/** A state is suggested after the great cities, so that 'pun' gives Pune before Punjab. */
const STATE_RANK = 400_000;
const LOCALITY_SHARE = 0.02;
const HAND_MADE_LOCALITY_SHARE = 0.04;
const MOST_LOCALITY_RANK = 150_000;

const stateByCode = new Map(states.map((state) => [state.code, state]));

/** Cities of cities.tsv, corrected and completed by cities-by-hand.tsv, by falling population. */
export function loadCities(): GazetteerEntry[] {
  const rows = readRecords('cities.tsv').flatMap(([code = '', name = '', district = '', population, lat, lng, spellings = '']) => {
    const state = stateByCode.get(code);
    if (!state) return [];
    const others = spellings.split('|').filter(Boolean);
    return [{ state, name, district, population: Number(population), lat: Number(lat), lng: Number(lng), spellings: others }];
  });
  addCitiesByHand(rows);
  const taken = new Set<string>();
  return rows
    .sort((a, b) => b.population - a.population)
    .flatMap((row) => {
      const place = cityPlace(row, taken);
      if (!place) return [];
      const area = toAreaText([row.district, row.state.name, ...row.state.aliases]);
      return [toEntry(place, row.population, aliasesOfCity(row.name, row.state.name), row.spellings, area)];
    });
}

function addCitiesByHand(rows: CityRow[]) {
  const largest = new Map<string, CityRow>();
  for (const row of rows) {
    const key = `${row.state.code}|${row.name}`;
    if ((largest.get(key)?.population ?? -1) < row.population) largest.set(key, row);
  }
  for (const [code = '', name = '', population, lat, lng] of readRecords('cities-by-hand.tsv')) {
    const state = stateByCode.get(code);
    const row = largest.get(`${code}|${name}`);
    if (row) Object.assign(row, { population: Number(population) }, lat && lng ? { lat: Number(lat), lng: Number(lng) } : {});
    else if (state && lat && lng)
      rows.push({ state, name, district: '', population: Number(population), lat: Number(lat), lng: Number(lng), spellings: [] });
  }
}

/** The largest of a state's namesakes has the plain address, the others name their district; a third of one name and district is left out. */
function cityPlace({ state, name, district, lat, lng }: CityRow, taken: Set<string>): Place | undefined {
  const plain = name === state.name ? `${name}, India` : `${name}, ${state.name}, India`;
  const formatted_address = [plain, `${name}, ${district}, ${state.name}, India`].find((address) => !taken.has(address));
  if (!formatted_address) return undefined;
  taken.add(formatted_address);
  return { id: slug(formatted_address), formatted_address, name, city: name, state: state.name, lat, lng, kind: 'city' };
}

/** Localities of localities.tsv and localities-by-hand.tsv; one without a position of its own lies in the middle of its city. */
export function loadLocalities(cityByAddress: CityByAddress): GazetteerEntry[] {
  const found = new Map<string, GazetteerEntry>();
  const add = (code: string, cityName: string, names: string[], pincode: string, lat: string, lng: string, share: number) => {
    const state = stateByCode.get(code);
    const city = state && cityByAddress.get(`${cityName}, ${state.name}`);
    const [name = '', ...aliases] = names;
    const keys = names.map((each) => `${code}|${cityName}|${foldText(each)}`);
    if (!state || !city || keys.some((key) => found.has(key))) return;
    const place: Place = {
      id: slug(`${name}, ${city.place.formatted_address}`),
      formatted_address: `${name}, ${city.place.formatted_address}`,
      name,
      city: cityName,
      state: state.name,
      ...(pincode ? { pincode } : {}),
      lat: lat ? Number(lat) : city.place.lat,
      lng: lng ? Number(lng) : city.place.lng,
      kind: 'locality',
    };
    const area = ` ${city.names.join(' ')}${city.areaText}`;
    const entry = toEntry(place, Math.min(MOST_LOCALITY_RANK, Math.round(city.rank * share)), aliases, [], area);
    for (const key of keys) found.set(key, entry);
  };
  const generated = readRecords('localities.tsv');
  const pincodes = new Map(generated.map(([code, city, name = '', pincode = '']) => [`${code}|${city}|${foldText(name)}`, pincode]));
  for (const [code = '', city = '', all = '', lat = '', lng = ''] of readRecords('localities-by-hand.tsv')) {
    const names = all.split('|');
    const pincode = names.map((name) => pincodes.get(`${code}|${city}|${foldText(name)}`)).find(Boolean) ?? '';
    add(code, city, names, pincode, lat, lng, HAND_MADE_LOCALITY_SHARE);
  }
  for (const [code = '', city = '', name = '', pincode = '', lat = '', lng = ''] of generated)
    add(code, city, [name], pincode, lat, lng, LOCALITY_SHARE);
  return [...new Set(found.values())];
}

/** States and union territories, without those that a city of the same name stands for (Delhi, Chandigarh, Puducherry). */
export function loadStates(cityByAddress: CityByAddress): GazetteerEntry[] {
  return states
    .filter(({ name }) => !cityByAddress.has(`${name}, ${name}`))
    .map(({ name, aliases, lat, lng }) => {
      const formatted_address = `${name}, India`;
      const place: Place = { id: slug(formatted_address), formatted_address, name, city: '', state: name, lat, lng, kind: 'state' };
      return toEntry(place, STATE_RANK, aliases, [], toAreaText([]));
    });
}

function slug(address: string): string {
  return foldText(address.replace(/, India$/, '')).replaceAll(' ', '-');
}
