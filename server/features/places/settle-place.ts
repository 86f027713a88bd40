import { BEHIND_CITY, COUNTRY, DISTRICT, SHORT_AHEAD, TALUKA } from '#server/features/places/address-words.ts';
import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { findState, foldText, type State } from '#server/features/places/names.ts';
import { ANNOUNCED_PINCODE, findPincodes } from '#server/features/places/pincodes.ts';
import { readState } from '#server/features/places/read-state.ts';
import { anyOf, citiesNamed, type MeantState, statesMeant } from '#server/features/places/states-meant.ts';
import { plainDigits } from '#shared/digits.ts';
import type { Place } from '#shared/schemas/places.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

interface TypedPlace {
  address: string;
  city: string;
  state: string;
}

/** Where something is, under the names that lists, links and distances know. */
export interface SettledPlace extends TypedPlace {
  isKnownCity: boolean;
  isKnownState: boolean;
}

interface Found {
  city: string;
  beside: string[];
}

const LONGEST_ADDRESS = 500;
const PARTS = /[,;|/\\()[\]{}\n]| ?[-–—] | [-–—]/;
const EDGES = /^[\s.,;:|/\\'"“”‘’`()[\]*_–—-]+|[\s.,;:|/\\'"“”‘’`()[\]*_–—-]+$/g;
const AROUND_CITY = new RegExp(`^(?:${DISTRICT}|${TALUKA}|${SHORT_AHEAD}|city of|city|शहर|at post|at) | (?:${DISTRICT}|${BEHIND_CITY})$`);
/** 'Mumbai 58', 'Delhi-6': postal zones of before there were PIN codes. */
const ZONE = / \d{1,2}$/;
const MOST_WORDS = 4;

/**
 * City and state as the gazetteer spells them, however they are typed: 'Pune 411038', 'pune.', 'Poona', 'पुणे', 'Kothrud, Pune', 'Pune,
 * Maharashtra' and 'Pune MH' are Pune; 'TG', 'Orissa' and '27' are states. What stood beside the city, such as its PIN code, goes to the
 * address where that lacks it. A city that went to another state with time is in that one ('Ranchi', 'Bihar'; `statesMeant`). What the gazetteer
 * does not know stays as it was typed, without signs that nobody sees.
 */
export function settlePlace(gazetteer: Gazetteer, { address, city, state }: TypedPlace): SettledPlace {
  const typed = dropUnseenSigns(plainDigits(city)).normalize('NFC').replace(EDGES, '');
  const [announced] = typed.matchAll(ANNOUNCED_PINCODE);
  const [pin = '', head, tail] = announced ?? [];
  const named = typed.replace(pin, ' ').replace(EDGES, '');
  const parts = named.split(PARTS).map((part) => part.replace(EDGES, ''));
  const known = readState(state) ?? parts.map(readPart).find((part) => part !== undefined);
  const [area] = pin ? findPincodes(gazetteer, `${head}${tail}`, 1) : [];
  for (const meant of known ? statesMeant(gazetteer, known.name, plainDigits(`${address}, ${city}`)) : [anyOf(undefined)]) {
    const { name: within } = meant;
    const byPin = area?.city && (within === undefined || area.state === within) ? { city: area.city, beside: [named] } : undefined;
    const found = findCity(gazetteer, named, parts, meant) ?? byPin;
    if (!found) continue;
    return {
      address: addTo(address, [...found.beside, ...(pin ? [`${head}${tail}`] : [])]),
      city: found.city,
      state: within ?? dropUnseenSigns(state).normalize('NFC'),
      isKnownCity: true,
      isKnownState: known !== undefined,
    };
  }
  const settled = { state: known?.name ?? dropUnseenSigns(state).normalize('NFC'), isKnownState: known !== undefined };
  return { address, city: typed || dropUnseenSigns(city), ...settled, isKnownCity: false };
}

function readPart(part: string): State | undefined {
  return findState(foldText(part), { codes: true });
}

/** The city of a text, and what stands beside it. */
function findCity(gazetteer: Gazetteer, named: string, parts: string[], state: MeantState): Found | undefined {
  const look = (name: string) => {
    const namesakes = citiesNamed(gazetteer, name, state);
    return new Set(namesakes.map(({ place }) => place.state)).size === 1 ? namesakes[0]?.place : undefined;
  };
  const whole = lookWithout(look, foldText(named));
  if (whole) return { city: whole.city, beside: [] };
  const read = parts.map((part) => ({ part, city: lookWithout(look, foldText(part))?.city }));
  const city = read.find((part) => part.city)?.city;
  if (city) {
    const isBeside = (part: (typeof read)[number]) => part.city !== city && !readPart(part.part) && !COUNTRY.has(foldText(part.part));
    return { city, beside: read.filter(isBeside).map(({ part }) => part) };
  }
  const words = foldText(named).split(' ');
  for (let from = Math.max(1, words.length - MOST_WORDS); from < words.length; from += 1) {
    const place = look(words.slice(from).join(' '));
    const locality = words.slice(0, from).join(' ');
    const within = place && gazetteer.localitiesByCity.get(`${place.city}, ${place.state}`)?.get(locality);
    if (place && within) return { city: place.city, beside: [within.place.name] };
  }
  return undefined;
}

/** Looks for a name, then without 'city', its state, a postal zone at its ends. */
function lookWithout(look: (name: string) => Place | undefined, folded: string): Place | undefined {
  for (let name = folded; name !== ''; ) {
    const place = look(name);
    if (place) return place;
    const shorter = [name.replace(AROUND_CITY, ''), withoutState(name), name.replace(ZONE, '')].find((each) => each !== name);
    if (shorter === undefined) return undefined;
    name = shorter;
  }
  return undefined;
}

function withoutState(name: string): string {
  const words = name.split(' ');
  for (let from = Math.max(1, words.length - 2 * MOST_WORDS); from < words.length; from += 1) {
    if (findState(words.slice(from).join(' '), { codes: true })) return words.slice(0, from).join(' ');
  }
  return name;
}

function addTo(address: string, beside: string[]): string {
  const isThere = (part: string) => foldText(address).replaceAll(' ', '').includes(foldText(part).replaceAll(' ', ''));
  const added = [address, ...beside.filter((part) => part !== '' && !isThere(part))].join(', ');
  return added.length > LONGEST_ADDRESS ? address : added;
}
