import { readLines } from './data-files.ts';

const LINE = /^([^:]+): (?:(.+), )?(.+)$/;

/** Names of cities and states in Devanagari, beside those in cities.tsv: 'लखनऊ' → Lucknow, Uttar Pradesh; 'बिहार' → Bihar. */
export const devanagariPlaces: ReadonlyMap<string, { city: string | undefined; state: string }> = new Map(
  readLines('names-in-devanagari.txt').map((line) => {
    const [, name = '', city, state = ''] = LINE.exec(line) ?? [];
    return [name.trim().normalize('NFC'), { city, state }];
  }),
);

const namesByPlace = new Map<string, string[]>();
for (const [name, { city, state }] of devanagariPlaces) {
  const place = city === undefined ? state : `${city}, ${state}`;
  namesByPlace.set(place, [...(namesByPlace.get(place) ?? []), name]);
}

/** The names in Devanagari of a state, or of a city as 'Lucknow, Uttar Pradesh'. */
export function namesInDevanagari(place: string): readonly string[] {
  return namesByPlace.get(place) ?? [];
}
