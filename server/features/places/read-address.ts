import { plainDigits } from '#shared/digits.ts';
import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { findState, foldText, type State, withSuccessor } from './names.ts';
import { findPincodes, PINCODE } from './pincodes.ts';

/** What an address says of its place, under the names used today; what it does not say is absent. */
export interface AddressParts {
  city?: string;
  state?: string;
  locality?: string;
  pincode?: string;
}

const LONGEST = 1_000;
const MOST_WORDS_IN_A_NAME = 5;
/** Localities are looked for in so many parts of an address. */
const MOST_PARTS = 8;
/** Inside a sentence ('plumber near Sion'), only the name of a real city is taken for one. */
const LEAST_POPULATION_IN_TEXT = 50_000;
/** A city and its suburbs: about 35 km. */
const NEAR_DEGREES = 0.32;
/** 'Kanpur Road' leads to Kanpur and lies elsewhere; so does 'Bank of Baroda'. */
const NAMED_AFTER_CITIES =
  /\bbank of \S+|\S+ (?:road|rd|marg|sadak|highway|hwy|expressway|bypass|gate|darwaza|naka|chungi|phatak|chowk|bank)(?= |$)/g;
const WORDS_AROUND_NAMES = /^(?:district|dist|taluka|taluk|tal|tehsil|near|city of) | (?:district|dist|city|india|bharat)$/g;

/**
 * Finds city, state, locality and PIN code in an address or a sentence: 'Shop 4, Karve Rd, Kothrud, Pune, Maharashtra 411038, India'.
 * Comma-separated parts count more than words inside them, wider names more than the localities before them; a PIN code decides where
 * names leave it open.
 */
export function readAddress(gazetteer: Gazetteer, text: string): AddressParts {
  const address = plainDigits(text.slice(0, LONGEST));
  const pincode = [...address.matchAll(PINCODE)].map(([, head, tail]) => `${head}${tail}`).at(-1);
  const [area] = pincode ? findPincodes(gazetteer, pincode, 1) : [];
  const parts = address
    .replace(PINCODE, ' ')
    .split(/[,;|\n]+/)
    .map((part) => foldText(part).replace(WORDS_AROUND_NAMES, '').trim())
    .filter((part) => part !== '' && part !== 'india');
  const named = stateIn(parts);
  const stateName = named?.name ?? area?.state;
  const meant: (string | undefined)[] = named ? withSuccessor(named.name) : [stateName];
  const city = cityIn(gazetteer, parts, meant, area) ?? sameNamedCity(gazetteer, stateName);
  const cityName = city?.place.city ?? area?.city;
  const state = city?.place.state ?? (meant.includes(area?.state) ? area?.state : stateName);
  const locality = cityName && state ? localityIn(gazetteer, parts, cityName, state) : undefined;
  return {
    ...(cityName ? { city: cityName } : {}),
    ...(state ? { state } : {}),
    ...(locality ? { locality } : {}),
    ...(area && pincode ? { pincode } : {}),
  };
}

/** The last part that is a state's name, alias or code, else the last that ends with a name or alias. */
function stateIn(parts: string[]): State | undefined {
  for (const part of parts.toReversed()) {
    const state = findState(part, { codes: true });
    if (state) return state;
  }
  for (const part of parts.toReversed()) {
    const words = part.split(' ');
    for (let from = Math.max(0, words.length - MOST_WORDS_IN_A_NAME); from < words.length; from++) {
      const state = findState(words.slice(from).join(' '), { codes: false });
      if (state) return state;
    }
  }
  return undefined;
}

/** The city of an address: a part that is one, else what is inside the parts, in the first of these states that has it. */
function cityIn(
  gazetteer: Gazetteer,
  parts: string[],
  states: (string | undefined)[],
  area: Place | undefined,
): GazetteerEntry | undefined {
  return wholeCityIn(gazetteer, parts, states, area) ?? states.map((state) => cityInside(gazetteer, parts, state, area)).find(Boolean);
}

/** A part that is a city; one of the second state beats one of the first only as the larger and wider: 'Damodarpur, Dhanbad, Bihar'. */
function wholeCityIn(gazetteer: Gazetteer, parts: string[], states: (string | undefined)[], area: Place | undefined) {
  const isKnown = (entry: GazetteerEntry) => entry.place.city === area?.city;
  const wholes = parts.flatMap((part) => {
    const namesakes = states.map((state) => citiesNamed(gazetteer, part, state)).find(({ length }) => length > 0) ?? [];
    const city = namesakes.find(isKnown) ?? mostPopulous(namesakes);
    return city ? [{ part, city }] : [];
  });
  const widest = widestCity(gazetteer, wholes, isKnown);
  const ofFirst = wholes.filter(({ city }) => city.place.state === states[0]);
  const inFirst = widestCity(gazetteer, ofFirst, isKnown);
  return widest && inFirst && (inFirst.rank > widest.rank || area?.state === states[0]) ? inFirst : widest;
}

function citiesNamed(gazetteer: Gazetteer, name: string, state: string | undefined): GazetteerEntry[] {
  return gazetteer.cityByName.get(name)?.filter(({ place }) => state === undefined || place.state === state) ?? [];
}

/** A city named inside a part, else what a locality or a road tells. */
function cityInside(gazetteer: Gazetteer, parts: string[], state: string | undefined, area: Place | undefined): GazetteerEntry | undefined {
  const fits = (entry: GazetteerEntry) => state === undefined || entry.place.state === state;
  const named = (name: string) => citiesNamed(gazetteer, name, state);
  const isKnown = (entry: GazetteerEntry) => entry.place.city === area?.city;
  const isLarge = (entry: GazetteerEntry) => entry.rank >= LEAST_POPULATION_IN_TEXT;
  const within = parts.flatMap(phrases).flatMap(named);
  const known = within.find(isKnown);
  if (known) return known;
  const large = parts
    .map((part) => part.replace(NAMED_AFTER_CITIES, '|'))
    .flatMap(phrases)
    .flatMap(named)
    .filter(isLarge);
  // Without a city in words the PIN code decides, which the caller asks.
  return mostPopulous(large) ?? (area ? undefined : (onlyCityWith(gazetteer, parts, fits) ?? mostPopulous(within.filter(isLarge))));
}

/**
 * Among parts that are cities the last: addresses grow wider towards their end, and in 'Danapur, Patna' the town is a part of the
 * city. Not one that is a locality of another ('Pune, Baner'), and not a district far from the town of the PIN code.
 */
function widestCity(
  { localitiesByCity }: Gazetteer,
  wholes: { part: string; city: GazetteerEntry }[],
  isKnown: (entry: GazetteerEntry) => boolean,
): GazetteerEntry | undefined {
  const isWithin = (part: string, { place }: GazetteerEntry) => localitiesByCity.get(`${place.city}, ${place.state}`)?.has(part) ?? false;
  const widest = wholes.findLast(({ part, city }) => !wholes.some((other) => other.city !== city && isWithin(part, other.city)));
  const last = (widest ?? wholes.at(-1))?.city;
  const known = wholes.find(({ city }) => isKnown(city))?.city;
  return known && last && !areNear(known, last) ? known : last;
}

function areNear({ place: a }: GazetteerEntry, { place: b }: GazetteerEntry): boolean {
  const eastward = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, eastward) <= NEAR_DEGREES;
}

/** The city of the last part that is a locality of one city alone. */
function onlyCityWith(
  { citiesByLocality }: Gazetteer,
  parts: string[],
  fits: (entry: GazetteerEntry) => boolean,
): GazetteerEntry | undefined {
  for (const part of parts.slice(-MOST_PARTS).toReversed()) {
    const cities = citiesByLocality.get(part)?.filter(fits) ?? [];
    if (cities.length === 1) return cities[0];
  }
  return undefined;
}

function mostPopulous(entries: GazetteerEntry[]): GazetteerEntry | undefined {
  return entries.toSorted((a, b) => b.rank - a.rank)[0];
}

/** Delhi, Chandigarh and Puducherry are states and cities by one name. */
function sameNamedCity(gazetteer: Gazetteer, state: string | undefined): GazetteerEntry | undefined {
  if (!state) return undefined;
  return gazetteer.cityByName.get(foldText(state))?.find((entry) => entry.place.state === state);
}

function localityIn({ localitiesByCity }: Gazetteer, parts: string[], city: string, state: string): string | undefined {
  const localities = localitiesByCity.get(`${city}, ${state}`);
  if (!localities) return undefined;
  const whole = parts.toReversed().find((part) => localities.has(part));
  const phrase =
    whole ??
    parts
      .toReversed()
      .flatMap(phrases)
      .find((candidate) => localities.has(candidate));
  return phrase === undefined ? undefined : localities.get(phrase)?.place.name;
}

/** Every run of up to five words of a part, longest first. */
function phrases(part: string): string[] {
  const words = part.split(' ');
  const found: string[] = [];
  for (let length = Math.min(MOST_WORDS_IN_A_NAME, words.length); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) found.push(words.slice(from, from + length).join(' '));
  }
  return found;
}
