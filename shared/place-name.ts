import { currentLanguage, type Language } from '#shared/site-language.ts';

/** What an answer's language calls a place. */
export interface PlaceNames {
  /** Whose names these are: a browser may keep them longer than its page. */
  language: Language;
  city: string;
  state: string;
  /** How the place is written, such as in an address that was chosen or typed; absent where nothing is written of it. */
  written?: string | undefined;
}

interface Where {
  city?: string | undefined;
  state?: string | undefined;
  /** Absent in English, and where the language has no other names. */
  placeNames?: PlaceNames | undefined;
}

/** City and state as the language of the page says them; their English names, which they are known by, where it has no others. */
export function placeName<Place extends Where>({ city, state, placeNames }: Place): Pick<Place, 'city' | 'state'> {
  const names = spoken(placeNames);
  return { city: city && (names?.city ?? city), state: state && (names?.state ?? state) };
}

/** How a place is written, as the language of the page has it. */
export function writtenPlace(text: string, placeNames: PlaceNames | undefined): string {
  return spoken(placeNames)?.written ?? text;
}

function spoken(placeNames: PlaceNames | undefined): PlaceNames | undefined {
  return placeNames?.language === currentLanguage() ? placeNames : undefined;
}
