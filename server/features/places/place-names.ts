import { withLanguage } from '#server/base/language.ts';
import type { PlaceNames } from '#shared/place-name.ts';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';
import { searchText } from '#shared/texts.ts';
import { devanagariPlaces, townsInDevanagari } from './devanagari-places.ts';
import { towns, wellKnown } from './hindi-names.ts';
import { cityKey, stateKey } from './names.ts';

const cities = new Map([...towns, ...wellKnown].map(({ name, inHindi }) => [name.toLowerCase(), inHindi]));
const states = new Map(wellKnown.map(({ name, inHindi }) => [stateKey(name), inHindi]));

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
  const names = { city: cityInHindi(city), state: states.get(stateKey(state)) };
  const rewritten = written && nameWritten(written);
  if (names.city === undefined && names.state === undefined && rewritten === written) return {};
  const shown = { language, city: names.city ?? city, state: names.state ?? state };
  return { placeNames: rewritten ? { ...shown, written: rewritten } : shown };
}

/** The same for places that a browser may keep: on English pages too it is told their names in Hindi, for the pages in Hindi that it shows later. */
export function namesToKeep(place: Named): { placeNames?: PlaceNames } {
  return withLanguage('hi', () => placeNamesOf(place));
}

/** A place as somebody wrote it, its city and state in the language of the moment, whichever they wrote it in. */
export function nameWritten(text: string): string {
  return text.split(',').map(renamed).join(',');
}

const PIN_CODE = /\d{3} ?\d{3}$/;

/** A part between commas, its spaces and a PIN code at its end as they were. */
function renamed(part: string): string {
  const name = part.trim().replace(PIN_CODE, '').trimEnd();
  const known = currentLanguage() === DEFAULT_LANGUAGE ? englishNameOf(name) : hindiNameOf(name);
  if (!known) return part;
  const start = part.indexOf(name);
  return part.slice(0, start) + known + part.slice(start + name.length);
}

function hindiNameOf(name: string): string | undefined {
  return name.toLowerCase() === 'india' ? searchText.india : (cityInHindi(name) ?? states.get(stateKey(name)));
}

/** As it is written before what it is another name of: 'Bijapur' is a town of its own, and what Vijayapura was called. */
function cityInHindi(name: string): string | undefined {
  return cities.get(name.trim().toLowerCase()) ?? cities.get(cityKey(name));
}

function englishNameOf(name: string): string | undefined {
  if (name === 'भारत') return searchText.india;
  const written = name.normalize('NFC');
  const place = devanagariPlaces.get(written);
  return place?.city ?? place?.state ?? townsInDevanagari.get(written);
}
