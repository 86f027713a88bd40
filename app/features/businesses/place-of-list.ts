import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { type PlaceNames, placeName } from '#shared/place-name.ts';
import { businessesText } from '#shared/texts.ts';

/** The list that a profile was opened from, as its history entry keeps it. */
export interface ListState {
  /** Its address. */
  list: string;
  /** What the place that it was searched at is called in Hindi. */
  placeNames?: PlaceNames | undefined;
}

/**
 * The point at which the list was searched that a profile was opened from, and what it was called.
 * @param state of the profile's history entry.
 */
export function placeOfList(state: unknown): Omit<ChosenPlace, 'city' | 'state'> | undefined {
  const { list, placeNames } = (state ?? {}) as { list?: unknown; placeNames?: PlaceNames | undefined };
  if (typeof list !== 'string') return undefined;
  const query = new URLSearchParams(list.split('?')[1]);
  const [lat, lng] = [Number(query.get('lat') || Number.NaN), Number(query.get('lng') || Number.NaN)];
  const { city } = placeName({ city: query.get('city') || undefined, placeNames });
  const formattedAddress = query.get('address') || city || businessesText.pointSearchedAt;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, formattedAddress, placeNames } : undefined;
}
