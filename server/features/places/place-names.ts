import type { PlaceNames } from '#shared/place-name.ts';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';
import { readRecords } from './data-files.ts';
import { cityKey, stateKey } from './names.ts';

const records = readRecords('hindi-names.tsv');
const cities = new Map(records.map(([name = '', inHindi = '']) => [cityKey(name), inHindi]));
const states = new Map(records.map(([name = '', inHindi = '']) => [stateKey(name), inHindi]));

/** What an answer says of a place beside its English names: what its language calls it, where it knows that. */
export function placeNamesOf({ city = '', state = '' }: { city?: string | undefined; state?: string | undefined }): {
  placeNames?: PlaceNames;
} {
  if (currentLanguage() === DEFAULT_LANGUAGE) return {};
  const names = { city: cities.get(cityKey(city)), state: states.get(stateKey(state)) };
  if (names.city === undefined && names.state === undefined) return {};
  return { placeNames: { city: names.city ?? city, state: names.state ?? state } };
}
