import type { PlaceNames } from '#shared/place-name.ts';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';
import { searchText } from '#shared/texts.ts';
import { readRecords } from './data-files.ts';
import { devanagariPlaces } from './devanagari-places.ts';
import { cityKey, stateKey } from './names.ts';

const records = readRecords('hindi-names.tsv');
const cities = new Map(records.map(([name = '', inHindi = '']) => [cityKey(name), inHindi]));
const states = new Map(records.map(([name = '', inHindi = '']) => [stateKey(name), inHindi]));

interface Named {
  city?: string | undefined;
  state?: string | undefined;
  /** How the place is written, where that is shown: 'Baner, Pune, Maharashtra, India'. */
  written?: string | undefined;
}

/** What an answer says of a place beside its English names: what its language calls it, where it knows that. */
export function placeNamesOf({ city = '', state = '', written }: Named): { placeNames?: PlaceNames } {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return {};
  const names = { city: cities.get(cityKey(city)), state: states.get(stateKey(state)) };
  const rewritten = written && nameWritten(written);
  if (names.city === undefined && names.state === undefined && rewritten === written) return {};
  const shown = { language, city: names.city ?? city, state: names.state ?? state };
  return { placeNames: rewritten ? { ...shown, written: rewritten } : shown };
}

/** A place as somebody wrote it, its city and state in the language of the moment, whichever they wrote it in. */
export function nameWritten(text: string): string {
  const isEnglish = currentLanguage() === DEFAULT_LANGUAGE;
  return text
    .split(',')
    .map((part) => part.replace(NAME, (name) => (isEnglish ? englishNameOf(name) : hindiNameOf(name)) ?? name))
    .join(',');
}

/** What stands between spaces, without the PIN code after it. */
const NAME = /\S.*?(?=\s*(?:\d{3} ?\d{3})?\s*$)/s;

function hindiNameOf(name: string): string | undefined {
  return name.toLowerCase() === 'india' ? searchText.india : (cities.get(cityKey(name)) ?? states.get(stateKey(name)));
}

function englishNameOf(name: string): string | undefined {
  if (name === 'भारत') return searchText.india;
  const place = devanagariPlaces.get(name.normalize('NFC'));
  return place?.city ?? place?.state;
}
