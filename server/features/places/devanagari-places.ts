import { readLines, readRecords } from './data-files.ts';

/** A state, or a city; which of its namesakes is only said where that matters. */
export interface NamedInDevanagari {
  city: string | undefined;
  state: string | undefined;
}

const LINE = /^([^:]+): (?:(.+), )?(.+)$/;

const stateNames = new Set(readRecords('states.tsv').map(([, , name]) => name));
const byHand = readLines('names-in-devanagari.txt').map((line): [string, NamedInDevanagari] => {
  const [, name = '', city, state = ''] = LINE.exec(line) ?? [];
  return [name.trim().normalize('NFC'), { city, state }];
});
const inHindi = readRecords('hindi-names.tsv').map(([name = '', hindi = '']): [string, NamedInDevanagari] => {
  const isState = stateNames.has(name);
  return [hindi.normalize('NFC'), { city: isState ? undefined : name, state: isState ? name : undefined }];
});

/** Names of cities and states in Devanagari: 'लखनऊ' → Lucknow, 'बिहार' → Bihar; what Hindi calls them and what else is written. */
export const devanagariPlaces: ReadonlyMap<string, NamedInDevanagari> = new Map([...inHindi, ...byHand]);

const namesByPlace = new Map<string, string[]>();
for (const [name, place] of devanagariPlaces) {
  const key = keyOf(place);
  namesByPlace.set(key, [...(namesByPlace.get(key) ?? []), name]);
}

function keyOf({ city, state = '' }: NamedInDevanagari): string {
  return city === undefined ? state : `${city}, ${state}`;
}

/** The names in Devanagari of a state. */
export function stateInDevanagari(state: string): readonly string[] {
  return namesByPlace.get(state) ?? [];
}

/** The names in Devanagari of a city that has these names. */
export function cityInDevanagari(names: readonly string[], state: string): readonly string[] {
  return names.flatMap((city) => [state, undefined].flatMap((where) => namesByPlace.get(keyOf({ city, state: where })) ?? []));
}
