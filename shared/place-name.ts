/** What an answer's language calls a place. */
export interface PlaceNames {
  city: string;
  state: string;
}

interface Where {
  city?: string | undefined;
  state?: string | undefined;
  /** Absent in English, and where the language has no other names. */
  placeNames?: PlaceNames | undefined;
}

/** City and state as the language of the page says them; their English names, which they are known by, where it has no others. */
export function placeName<Place extends Where>({ city, state, placeNames }: Place): Pick<Place, 'city' | 'state'> {
  return { city: city && (placeNames?.city ?? city), state: state && (placeNames?.state ?? state) };
}
