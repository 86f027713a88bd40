import type { Place } from '#shared/schemas/places.ts';
import type { CityByAddress, GazetteerEntry } from './gazetteer-entry.ts';
import { loadLocalities } from './load-localities.ts';
import { loadCities, loadStates } from './load-places.ts';
import { cityAliases, stateAliases } from './names.ts';
import { loadKnownPincodes, loadPincodes } from './pincodes.ts';

/** A point that stands for a city: its middle, or a locality of it. */
export interface Anchor {
  city: Place;
  lat: number;
  lng: number;
  /** Square of how far it reaches, in no unit: only compared. */
  reach: number;
}

/** India's places in memory, indexed. Read-only after loading. */
export interface Gazetteer {
  /** Cities by falling population. */
  cities: GazetteerEntry[];
  anchors: Anchor[];
  cityByAddress: CityByAddress;
  /** pincodes.tsv, whose lines are in order. */
  pincodes: string;
  /** The localities by which PIN codes are best known. */
  knownPincodes: ReadonlyMap<string, Place>;
  /** Entries having a word that starts with these two letters, by falling rank. */
  byStart: Map<string, GazetteerEntry[]>;
  /** Cities by folded name or alias, by falling population. */
  cityByName: Map<string, GazetteerEntry[]>;
  /** The districts of each state, folded. */
  districts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Localities by folded name, within 'city, state' as the places spell them. */
  localitiesByCity: Map<string, Map<string, GazetteerEntry>>;
  /** The cities that have a locality of a folded name. */
  citiesByLocality: Map<string, GazetteerEntry[]>;
  /** Other names of cities and states with the keys they stand for: 'bombay' → 'mumbai'. */
  cityAliases: typeof cityAliases;
  stateAliases: typeof stateAliases;
  /** Every word of a name, with the highest rank it occurs in: what misspellings are compared with. */
  words: Map<string, number>;
}

const LEAST_POPULATION = 2_000;

/** Reads the data files into memory: once, at start. */
export function loadGazetteer(): Gazetteer {
  const cities = loadCities();
  const cityByAddress = new Map(cities.toReversed().map((city) => [`${city.place.city}, ${city.place.state}`, city]));
  const localities = loadLocalities(cityByAddress);
  const states = loadStates(cityByAddress);
  const entries = [...states, ...cities, ...localities].sort((a, b) => b.rank - a.rank);
  const { byStart, words } = indexWords(entries);
  const localitiesByCity = new Map<string, Map<string, GazetteerEntry>>();
  for (const locality of localities) {
    const key = `${locality.place.city}, ${locality.place.state}`;
    const within = localitiesByCity.get(key) ?? new Map<string, GazetteerEntry>();
    for (const name of locality.names) within.set(name, locality);
    localitiesByCity.set(key, within);
  }
  const citiesByLocality = new Map<string, GazetteerEntry[]>();
  for (const [address, within] of localitiesByCity) {
    const city = cityByAddress.get(address);
    if (city) for (const name of within.keys()) citiesByLocality.set(name, (citiesByLocality.get(name) ?? []).concat(city));
  }
  const anchors = placeAnchors(cities, localities, cityByAddress);
  return {
    cities,
    anchors,
    cityByAddress,
    pincodes: loadPincodes(),
    knownPincodes: loadKnownPincodes(localities),
    byStart,
    cityByName: indexNames(cities),
    districts: indexDistricts(cities),
    localitiesByCity,
    citiesByLocality,
    cityAliases,
    stateAliases,
    words,
  };
}

function placeAnchors(cities: GazetteerEntry[], localities: GazetteerEntry[], cityByAddress: CityByAddress): Anchor[] {
  const anchors: Anchor[] = cities.map(({ place, rank }) => ({ city: place, lat: place.lat, lng: place.lng, reach: reachOf(rank) }));
  for (const { place, rank, isPlaced } of localities) {
    const city = cityByAddress.get(`${place.city}, ${place.state}`)?.place;
    if (city && isPlaced) anchors.push({ city, lat: place.lat, lng: place.lng, reach: reachOf(rank) });
  }
  return anchors;
}

function reachOf(rank: number): number {
  return Math.sqrt(Math.max(rank, LEAST_POPULATION));
}

function indexWords(entries: GazetteerEntry[]) {
  const byStart = new Map<string, GazetteerEntry[]>();
  const words = new Map<string, number>();
  for (const entry of entries) {
    for (const word of entry.nameText.split(' ')) {
      if (word === '' || word === '|') continue;
      if ((words.get(word) ?? -1) < entry.rank) words.set(word, entry.rank);
      const start = word.slice(0, 2);
      const bucket = byStart.get(start);
      if (!bucket) byStart.set(start, [entry]);
      else if (bucket.at(-1) !== entry) bucket.push(entry);
    }
  }
  return { byStart, words };
}

function indexNames(cities: GazetteerEntry[]) {
  const byName = new Map<string, GazetteerEntry[]>();
  for (const city of cities) {
    for (const name of new Set(city.names)) {
      const namesakes = byName.get(name);
      if (namesakes) namesakes.push(city);
      else byName.set(name, [city]);
    }
  }
  return byName;
}

function indexDistricts(cities: GazetteerEntry[]) {
  const ofStates = Map.groupBy(cities, ({ place }) => place.state);
  return new Map([...ofStates].map(([state, within]) => [state, new Set(within.map(({ district }) => district))]));
}
