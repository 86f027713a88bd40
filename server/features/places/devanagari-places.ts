import { readLines, readRecords } from './data-files.ts';
import { towns, wellKnown } from './hindi-names.ts';

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
const fromHindi = wellKnown.map(({ name, inHindi }): [string, NamedInDevanagari] => {
  const isState = stateNames.has(name);
  return [inHindi, { city: isState ? undefined : name, state: isState ? name : undefined }];
});

/** Names of well-known cities and of states in Devanagari: 'लखनऊ' → Lucknow, 'बिहार' → Bihar; what Hindi calls them and what else is written. */
export const devanagariPlaces: ReadonlyMap<string, NamedInDevanagari> = new Map([...fromHindi, ...byHand]);

/**
 * The town that a name in Devanagari stands for, the most populous of its namesakes. Apart from the well-known ones: many are words of
 * every day as well, so they stand for a place only where one is written.
 */
export const townsInDevanagari: ReadonlyMap<string, string> = new Map(towns.toReversed().map(({ name, inHindi }) => [inHindi, name]));

const namesByPlace = new Map<string, string[]>();
for (const [name, place] of devanagariPlaces) note(place, name);
for (const { name, inHindi } of towns) note({ city: name, state: undefined }, inHindi);

function note(place: NamedInDevanagari, name: string) {
  const key = keyOf(place);
  namesByPlace.set(key, (namesByPlace.get(key) ?? []).concat(name));
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
