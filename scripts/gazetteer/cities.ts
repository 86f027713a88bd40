import { readRecords } from '#server/features/places/data-files.ts';
import { cityNames, foldText, stateKey, states } from '#server/features/places/names.ts';
import type { PostOffice, RawPlace } from './sources.ts';
import { distanceKm, readPlaces } from './sources.ts';

export interface City {
  state: string;
  name: string;
  district: string;
  population: number;
  lat: number;
  lng: number;
  spellings: string[];
}

/** A populated place that people know as a part of a city. */
export interface Suburb {
  state: string;
  city: string;
  name: string;
  lat: number;
  lng: number;
}

const SAME_PLACE_KM = 15;
const LARGE_CITY = 400_000;
const CITY_STATES = new Map([
  ['DL', 'Delhi'],
  ['CH', 'Chandigarh'],
]);
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}' ]*\p{Ll}$/u;
const INDIAN_SCRIPT_NAME = /^[\u0900-\u0d7f ]+$/;

const nameByAlias = new Map<string, string>();
for (const { name, state, aliases } of cityNames) {
  const code = states.find((candidate) => stateKey(candidate.name) === stateKey(state))?.code;
  for (const alias of [name, ...aliases]) nameByAlias.set(`${code}|${foldText(alias)}`, name);
}
for (const [state, name = '', , , , sourceName] of readRecords('cities-by-hand.tsv')) {
  if (sourceName) nameByAlias.set(`${state}|${foldText(sourceName)}`, name);
}

/** The name used today for a city of a state, when the alias list knows it. */
export function currentName(state: string, name: string): string | undefined {
  return nameByAlias.get(`${state}|${foldText(name)}`);
}

/** Cities and towns under the names used today, and the places inside them that count as localities. */
export function buildCities(packages: string, offices: PostOffice[]): { cities: City[]; suburbs: Suburb[] } {
  const taluks = countTaluks(offices);
  const merged = new Map<string, City[]>();
  for (const place of readPlaces(packages)) {
    const city = toCity(place, taluks);
    const key = `${city.state}|${foldText(city.name)}`;
    const namesakes = merged.get(key) ?? [];
    const twin = namesakes.find((other) => distanceKm(other, city) < SAME_PLACE_KM);
    if (!twin) merged.set(key, [...namesakes, city]);
    else if (city.population > twin.population) Object.assign(twin, city, { spellings: unite(twin.spellings, city.spellings) });
    else twin.spellings = unite(twin.spellings, city.spellings);
  }
  const named = withHandMadeFigures([...merged.values()].flat());
  return splitSuburbs(named);
}

/** How far a city reaches from its middle: 21 km for Mumbai, 11 for Pune, 2 for a town. */
function reachKm(city: City): number {
  return 0.006 * Math.sqrt(city.population);
}

function countTaluks(offices: PostOffice[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { state, taluk } of offices) {
    const key = `${state}|${foldText(taluk)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Without a census figure, a town is guessed from being the seat of a district, or of a taluk with many post offices. */
function guessPopulation(place: RawPlace, taluks: Map<string, number>): number {
  const name = foldText(place.name);
  if (foldText(place.district) === name) return 60_000;
  return Math.min(40_000, 4_000 + 500 * (taluks.get(`${place.state}|${name}`) ?? 0));
}

function toCity(place: RawPlace, taluks: Map<string, number>): City {
  const known = [place.name, place.otherNames[0] ?? ''].map((name) => currentName(place.state, name)).find(Boolean);
  const name = known ?? plainLatin(place.name);
  const district = plainLatin(place.district).replace(/^District | (Division|District|Town)$/i, '');
  return {
    state: place.state,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    district: currentName(place.state, district) ?? district,
    population: place.population || guessPopulation(place, taluks),
    lat: place.lat,
    lng: place.lng,
    spellings: spellingsOf(name, [place.name, ...place.otherNames], place.population),
  };
}

function plainLatin(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim();
}

/** Other spellings in Indian scripts, and in Latin letters for towns; GeoNames adds every European language's for large cities. */
function spellingsOf(name: string, others: string[], population: number): string[] {
  const found = new Map<string, string>();
  for (const other of others) {
    const latin = population < LARGE_CITY && LATIN_NAME.test(other);
    const readable = latin ? plainLatin(other) : INDIAN_SCRIPT_NAME.test(other) ? other : '';
    const fold = foldText(readable);
    if (fold.length > 3 && fold !== foldText(name) && !found.has(fold)) found.set(fold, readable);
  }
  return [...found.values()];
}

function unite(some: string[], more: string[]): string[] {
  return [...new Set([...some, ...more])];
}

function withHandMadeFigures(cities: City[]): City[] {
  for (const [state = '', name = '', population, lat, lng] of readRecords('cities-by-hand.tsv')) {
    const [largest] = cities.filter((city) => city.state === state && city.name === name).sort((a, b) => b.population - a.population);
    if (largest) largest.population = Number(population);
    else if (lat)
      cities.push({ state, name, district: '', population: Number(population), lat: Number(lat), lng: Number(lng), spellings: [] });
    else console.warn(`cities-by-hand.tsv: ${name}, ${state} is in no source and has no position`);
  }
  return cities.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name) || a.lat - b.lat);
}

function splitSuburbs(all: City[]): { cities: City[]; suburbs: Suburb[] } {
  const handMade = new Set(readRecords('cities-by-hand.tsv').map(([state, name]) => `${state}|${name}`));
  const handMadeParts = new Set<string>();
  for (const [state, city, names = ''] of readRecords('localities-by-hand.tsv')) {
    for (const name of names.split('|')) handMadeParts.add(`${state}|${foldText(name)}|${city}`);
  }
  const cities: City[] = [];
  const suburbs: Suburb[] = [];
  for (const place of all) {
    const within = cities.find((city) => {
      if (city.state !== place.state) return false;
      const distance = distanceKm(city, place);
      if (distance < 35 && handMadeParts.has(`${place.state}|${foldText(place.name)}|${city.name}`)) return true;
      if (CITY_STATES.has(place.state)) return CITY_STATES.get(place.state) === city.name;
      return place.population < 0.08 * city.population && distance < 0.55 * reachKm(city);
    });
    const { state, name, lat, lng } = place;
    if (within && !handMade.has(`${state}|${name}`)) suburbs.push({ state, city: within.name, name, lat, lng });
    else cities.push(place);
  }
  return { cities, suburbs };
}
