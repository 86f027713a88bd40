import { plainDigits } from '#shared/digits.ts';
import { readRecords } from './data-files.ts';
import { stateInDevanagari } from './devanagari-places.ts';

/** One of the 36 states and union territories. */
export interface State {
  /** Two letters, as on number plates: 'MH'. */
  code: string;
  /** GeoNames' first-level code: '16'. */
  geonamesCode: string;
  /** The name used today: 'Maharashtra'. */
  name: string;
  lat: number;
  lng: number;
  aliases: string[];
  /** What it is written as where nothing but a state can stand: 'TG', 'Uttar Pardesh'. */
  codes: string[];
  /** How tax numbers begin there: '27'. */
  gstNumbers: string[];
}

/** A city of the alias list with its other names. */
export interface CityNames {
  name: string;
  state: string;
  aliases: string[];
}

const ASCII = /^[\0-\x7f]*$/;
/** Signs that nobody sees: joiners, spaces of no width, marks that turn the direction of writing. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const NOT_ASCII_WORD = /[^a-z0-9]+/g;
/** Most names need nothing but lower case; the gazetteer folds 25,000 of them at every start. */
const PLAIN_NAME = /^[a-z]{2,}(?: [a-z]{2,})*$/i;
const INITIALS = /\b[a-z](?: [a-z])+\b/g;

/** Lowercase words without Latin accents or punctuation, digits 0 to 9, initials joined: 'J.P. Nagar, Bengalūru' → 'jp nagar bengaluru'. */
export function foldText(text: string): string {
  if (PLAIN_NAME.test(text)) return text.toLowerCase();
  const plain = ASCII.test(text)
    ? text.toLowerCase().replace(NOT_ASCII_WORD, ' ')
    : plainDigits(text)
        .replace(UNSEEN, '')
        .normalize('NFD')
        .replace(LATIN_ACCENTS, '')
        .normalize('NFC')
        .toLowerCase()
        .replace(NOT_WORD, ' ');
  return plain.trim().replace(INITIALS, (letters) => letters.replaceAll(' ', ''));
}

/** Trimmed, lowercase, single spaces: the form of a name that no alias knows. */
function plainKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The 28 states and 8 union territories, under the names used today. */
export const states: readonly State[] = readRecords('states.tsv').map(
  ([code = '', geonamesCode = '', name = '', lat, lng, aliases = '', codes = '', gstNumbers = '']) => ({
    code,
    geonamesCode,
    name,
    lat: Number(lat),
    lng: Number(lng),
    aliases: aliases.split('|').filter(Boolean),
    codes: [code, ...codes.split('|').filter(Boolean)],
    gstNumbers: gstNumbers.split('|'),
  }),
);

/** The lines of city-aliases.txt: 'Name, State: other name, other name'. */
export const cityNames: readonly CityNames[] = readRecords('city-aliases.txt').map(([line = '']) => {
  const [place = '', aliases = ''] = line.split(':');
  const [name = '', state = ''] = place.split(',');
  return { name: name.trim(), state: state.trim(), aliases: aliases.split(',').map((alias) => alias.trim()) };
});

const stateAliasMap = new Map<string, string>();
const stateNameMap = new Map<string, string>();
const stateByFold = new Map<string, State>();
const stateByCode = new Map<string, State>();
for (const state of states) {
  const key = plainKey(state.name);
  stateNameMap.set(key, state.name);
  for (const code of state.codes) stateByCode.set(foldText(code), state);
  stateByFold.set(foldText(state.name), state);
  for (const name of stateInDevanagari(state.name)) stateByFold.set(foldText(name), state);
  for (const alias of state.aliases) {
    stateAliasMap.set(plainKey(alias), key);
    stateByFold.set(foldText(alias), state);
  }
}

/** Which state took cities out of which: what was written before, or from habit, names the one before. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'Telangana', // 2014
  Bihar: 'Jharkhand', // 2000
  'Jammu and Kashmir': 'Ladakh', // 2019
  'Madhya Pradesh': 'Chhattisgarh', // 2000
  'Uttar Pradesh': 'Uttarakhand', // 2000
};

/** A state and the one that came out of it: where the first has no such city and the second does, the second is meant. */
export function withSuccessor(state: string): string[] {
  const successor = SUCCESSORS[state];
  return successor === undefined ? [state] : [state, successor];
}

const cityAliasMap = new Map<string, string>();
const cityNameMap = new Map<string, string>();
const cityByFold = new Map<string, string>();
const aliasesByCity = new Map<string, string[]>();
for (const { name, state, aliases } of cityNames) {
  aliasesByCity.set(`${name}, ${state}`, aliases);
  const key = plainKey(name);
  cityNameMap.set(key, name);
  cityByFold.set(foldText(name), key);
  for (const alias of aliases) {
    cityAliasMap.set(plainKey(alias), key);
    cityByFold.set(foldText(alias), key);
  }
}

/** The one key of a city under all its names: 'Bangalore' and ' BENGALURU' → 'bengaluru'; unknown names stay themselves. */
export function cityKey(name: string): string {
  const plain = plainKey(name);
  return cityAliasMap.get(plain) ?? cityByFold.get(foldText(name)) ?? plain;
}

/** The one key of a state under its names and codes: 'Orissa', 'OD', 'OR' → 'odisha'; unknown names stay themselves. */
export function stateKey(name: string): string {
  const state = findState(foldText(name), { codes: true });
  return plainKey(state?.name ?? name);
}

/** Every other name of a city, lowercase, with the key it stands for ('bombay' → 'mumbai'). */
export function cityAliases(): ReadonlyMap<string, string> {
  return cityAliasMap;
}

/** Every other name of a state, lowercase, with the key it stands for ('orissa' → 'odisha'). Codes are not among them. */
export function stateAliases(): ReadonlyMap<string, string> {
  return stateAliasMap;
}

/** The name to show for each state key ('odisha' → 'Odisha'). */
export function stateNames(): ReadonlyMap<string, string> {
  return stateNameMap;
}

/** The name to show for each city key that has aliases ('bengaluru' → 'Bengaluru'). */
export function cityDisplayNames(): ReadonlyMap<string, string> {
  return cityNameMap;
}

/** The state that a folded text names; with `codes`, what it is written as where nothing but a state can stand does too. */
export function findState(folded: string, { codes }: { codes: boolean }): State | undefined {
  return stateByFold.get(folded) ?? (codes ? stateByCode.get(folded) : undefined);
}

/** The other names of a city as written in city-aliases.txt. */
export function aliasesOfCity(name: string, state: string): readonly string[] {
  return aliasesByCity.get(`${name}, ${state}`) ?? [];
}
