import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { type PlaceNames, placeName } from '#shared/place-name.ts';
import type { From } from '#shared/schemas/businesses.ts';
import { businessesText } from '#shared/texts.ts';

/** The list that a profile was opened from, as its history entry keeps it. */
export interface ListState {
  /** Its address. */
  list: string;
  /** What the place that it was searched at is called in Hindi. */
  placeNames?: PlaceNames | undefined;
  /** What its distances were measured from. */
  from?: From | undefined;
}

/**
 * The point at which the list was searched that a profile was opened from, and what it was called.
 * @param state of the profile's history entry.
 */
export function placeOfList(state: unknown): Omit<ChosenPlace, 'city' | 'state'> | undefined {
  const { list, placeNames, from } = (state ?? {}) as { list?: unknown; placeNames?: PlaceNames | undefined; from?: From };
  if (typeof list !== 'string') return undefined;
  const query = new URLSearchParams(list.split('?')[1]);
  const { city } = placeName({ city: query.get('city') || undefined, placeNames });
  const formattedAddress = from?.name ?? (query.get('address') || city || businessesText.pointSearchedAt);
  const [lat, lng] = from ? [from.lat, from.lng] : [Number(query.get('lat') || Number.NaN), Number(query.get('lng') || Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, formattedAddress, placeNames } : undefined;
}
