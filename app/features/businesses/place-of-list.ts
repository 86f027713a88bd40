import type { Point } from '#shared/distance.ts';
import { businessesText } from '#shared/texts.ts';

/**
 * The point at which the list was searched that a profile was opened from, and what it was called.
 * @param state of the profile's history entry.
 */
export function placeOfList(state: unknown): (Point & { formattedAddress: string }) | undefined {
  const list = (state as { list?: unknown } | null)?.list;
  if (typeof list !== 'string') return undefined;
  const query = new URLSearchParams(list.split('?')[1]);
  const [lat, lng] = [Number(query.get('lat') || Number.NaN), Number(query.get('lng') || Number.NaN)];
  const formattedAddress = query.get('address') || query.get('city') || businessesText.pointSearchedAt;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, formattedAddress } : undefined;
}
