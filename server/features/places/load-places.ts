import type { Place } from '#shared/schemas/places.ts';
import { readRecords } from './data-files.ts';
import { cityInDevanagari, stateInDevanagari } from './devanagari-places.ts';
import { type CityByAddress, type GazetteerEntry, toAreaText, toEntry, toId } from './gazetteer-entry.ts';
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

const DEVANAGARI = /\p{Script=Devanagari}/u;

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
  const areas = new Map<string, string>();
  return rows
    .sort((a, b) => b.population - a.population)
    .flatMap((row) => {
      const place = cityPlace(row, taken);
      if (!place) return [];
      const { name, state, district, population, spellings } = row;
      const key = `${district}, ${state.code}`;
      const areaText = areas.get(key) ?? toAreaText([district, state.name, ...state.aliases, ...stateInDevanagari(state.name)]);
      areas.set(key, areaText);
      const others = aliasesOfCity(name, state.name);
      const inDevanagari = new Set([
        ...spellings.filter((spelling) => DEVANAGARI.test(spelling)),
        ...cityInDevanagari([name, ...others], state.name),
      ]);
      const names = {
        aliases: [...others, ...inDevanagari],
        spellings: spellings.filter((spelling) => !inDevanagari.has(spelling)),
      };
      return [toEntry(place, names, { areaText, rank: population, isPlaced: true, district: foldText(district) })];
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
  const plain = name === state.name ? [name, 'India'] : [name, state.name, 'India'];
  const addresses = [plain, [name, district, state.name, 'India']].map((parts) => parts.join(', '));
  const formatted_address = addresses.find((address) => !taken.has(address));
  if (!formatted_address) return undefined;
  taken.add(formatted_address);
  return { id: toId(formatted_address), formatted_address, name, city: name, state: state.name, lat, lng, kind: 'city' };
}

/** States and union territories, without those that a city of the same name stands for (Delhi, Chandigarh, Puducherry). */
export function loadStates(cityByAddress: CityByAddress): GazetteerEntry[] {
  return states
    .filter(({ name }) => !cityByAddress.has(`${name}, ${name}`))
    .map(({ name, aliases, lat, lng }) => {
      const formatted_address = `${name}, India`;
      const place: Place = { id: toId(formatted_address), formatted_address, name, city: '', state: name, lat, lng, kind: 'state' };
      return toEntry(
        place,
        { aliases: [...aliases, ...stateInDevanagari(name)] },
        { areaText: toAreaText([]), rank: STATE_RANK, isPlaced: false },
      );
    });
}
