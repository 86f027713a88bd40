import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { findState, foldText, type State } from './names.ts';
import { findPincodes } from './pincodes.ts';

/** What an address says of its place, under the names used today; what it does not say is absent. */
export interface AddressParts {
  city?: string;
  state?: string;
  locality?: string;
  pincode?: string;
}

const LONGEST = 1_000;
const MOST_WORDS_IN_A_NAME = 5;
/** Inside a sentence ('plumber near Sion'), only the name of a real city is taken for one. */
const LEAST_POPULATION_IN_TEXT = 50_000;
const PINCODE = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/g;
const WORDS_AROUND_NAMES = /^(?:district|dist|taluka|taluk|tal|tehsil|near|city of) | (?:district|dist|city|india|bharat)$/g;

/**
 * Finds city, state, locality and PIN code in an address or a sentence: 'Shop 4, Karve Rd, Kothrud, Pune, Maharashtra 411038, India'.
 * Comma-separated parts count more than words inside them; a PIN code decides where names leave it open.
 */
export function readAddress(gazetteer: Gazetteer, text: string): AddressParts {
  const address = text.slice(0, LONGEST);
  const pincode = [...address.matchAll(PINCODE)].map(([, head, tail]) => `${head}${tail}`).at(-1);
  const [area] = pincode ? findPincodes(gazetteer.pincodes, gazetteer.cityByAddress, pincode, 1) : [];
  const parts = address
    .replace(PINCODE, ' ')
    .split(/[,;|\n]+/)
    .map((part) => foldText(part).replace(WORDS_AROUND_NAMES, '').trim())
    .filter((part) => part !== '' && part !== 'india');
  const named = stateIn(parts);
  const stateName = named?.name ?? area?.state;
  const city = cityIn(gazetteer, parts, stateName, area) ?? sameNamedCity(gazetteer, stateName);
  const cityName = city?.place.city ?? area?.city;
  const state = city?.place.state ?? stateName;
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

function cityIn(gazetteer: Gazetteer, parts: string[], state: string | undefined, area: Place | undefined): GazetteerEntry | undefined {
  const fits = (entry: GazetteerEntry) => state === undefined || entry.place.state === state;
  const whole = parts.flatMap((part) => gazetteer.cityByName.get(part)?.filter(fits) ?? []);
  const within = () => parts.flatMap((part) => phrases(part).flatMap((phrase) => gazetteer.cityByName.get(phrase)?.filter(fits) ?? []));
  const known = (entry: GazetteerEntry) => entry.place.city === area?.city;
  const large = (entry: GazetteerEntry) => entry.rank >= LEAST_POPULATION_IN_TEXT;
  return whole.find(known) ?? mostPopulous(whole) ?? within().find(known) ?? mostPopulous(within().filter(large));
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
