import { plainDigits } from '#shared/digits.ts';
import type { Place } from '#shared/schemas/places.ts';
import { endsOf, partsOf, phrases, withoutNamesakes } from './address-words.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { findState, foldText, type State } from './names.ts';
import { findPincodes, pincodesIn } from './pincodes.ts';
import { anyOf, citiesNamed, isReal, isWithin, type MeantState, statesMeant } from './states-meant.ts';

/** What an address says of its place, under the names used today; what it does not say is absent. */
export interface AddressParts {
  city?: string;
  state?: string;
  locality?: string;
  pincode?: string;
}

const LONGEST = 1_000;
/** Localities are looked for in so many parts of an address. */
const MOST_PARTS = 8;
/** A city and its suburbs: about 35 km. */
const NEAR_DEGREES = 0.32;
/**
 * Finds city, state, locality and PIN code in an address or a sentence: 'Shop 4, Karve Rd, Kothrud, Pune, Maharashtra 411038, India'.
 * Comma-separated parts count more than words inside them, wider names more than the localities before them; a PIN code decides where
 * names leave it open.
 * @param beside the address that this is the city of, where it is: it tells as well which of two states is meant.
 */
export function readAddress(gazetteer: Gazetteer, text: string, beside = ''): AddressParts {
  const address = plainDigits(text.slice(0, LONGEST));
  const pincode = pincodesIn(address).at(-1);
  const [area] = pincode ? findPincodes(gazetteer, pincode, 1) : [];
  const parts = partsOf(address);
  const named = stateIn(parts);
  const stateName = named?.name ?? area?.state;
  const meant = named ? statesMeant(gazetteer, named.name, `${plainDigits(beside)}, ${address}`) : [anyOf(stateName)];
  const city = cityIn(gazetteer, parts, meant, area) ?? sameNamedCity(gazetteer, stateName);
  const cityName = city?.place.city ?? area?.city;
  const state = city?.place.state ?? (meant.some(({ name }) => name === area?.state) ? area?.state : stateName);
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
    const state = endsOf(part)
      .map((end) => findState(end, { codes: false }))
      .find(Boolean);
    if (state) return state;
  }
  return undefined;
}

/** The city of an address: a part that is one, else what is inside the parts, in the first of these states that has it. */
function cityIn(gazetteer: Gazetteer, parts: string[], states: MeantState[], area: Place | undefined): GazetteerEntry | undefined {
  const isKnown = (entry: GazetteerEntry) => entry.place.city === area?.city;
  const wholes = parts.flatMap((part) => {
    const namesakes = states.map((state) => citiesNamed(gazetteer, part, state)).find(({ length }) => length > 0) ?? [];
    const city = namesakes.find(isKnown) ?? mostPopulous(namesakes);
    return city ? [{ part, city }] : [];
  });
  return widestCity(gazetteer, wholes, isKnown) ?? states.map((state) => cityInside(gazetteer, parts, state, area)).find(Boolean);
}

/** A city named inside a part, else what a locality or a road tells. */
function cityInside(gazetteer: Gazetteer, parts: string[], state: MeantState, area: Place | undefined): GazetteerEntry | undefined {
  const named = (name: string) => citiesNamed(gazetteer, name, state);
  const within = parts.flatMap(phrases).flatMap(named);
  const known = within.find((entry) => entry.place.city === area?.city);
  if (known) return known;
  const large = parts.map(withoutNamesakes).flatMap(phrases).flatMap(named).filter(isReal);
  // Without a city in words the PIN code decides, which the caller asks.
  return mostPopulous(large) ?? (area ? undefined : (onlyCityWith(gazetteer, parts, state) ?? mostPopulous(within.filter(isReal))));
}

/**
 * Among parts that are cities the last: addresses grow wider towards their end, and in 'Danapur, Patna' the town is a part of the
 * city. Not one that is a locality of another ('Pune, Baner'), and not a district far from the town of the PIN code.
 */
function widestCity(
  gazetteer: Gazetteer,
  wholes: { part: string; city: GazetteerEntry }[],
  isKnown: (entry: GazetteerEntry) => boolean,
): GazetteerEntry | undefined {
  const isLocality = (part: string, city: GazetteerEntry) =>
    wholes.some((other) => other.city !== city && isWithin(gazetteer, part, other.city));
  const widest = wholes.findLast(({ part, city }) => !isLocality(part, city));
  const last = (widest ?? wholes.at(-1))?.city;
  const known = wholes.find(({ city }) => isKnown(city))?.city;
  return known && last && !areNear(known, last) ? known : last;
}

function areNear({ place: a }: GazetteerEntry, { place: b }: GazetteerEntry): boolean {
  const eastward = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, eastward) <= NEAR_DEGREES;
}

/** The city of the last part that is a locality of one city alone. */
function onlyCityWith({ citiesByLocality }: Gazetteer, parts: string[], { mayBe }: MeantState): GazetteerEntry | undefined {
  for (const part of parts.slice(-MOST_PARTS).toReversed()) {
    const cities = citiesByLocality.get(part)?.filter(mayBe) ?? [];
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
