import { alsoShowing, showing } from '#server/cache/collected-tags.ts';
import { businessTag } from '#server/cache/tags.ts';
import type { Context } from '#server/context.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import { readListings } from '#server/features/businesses/search-businesses.ts';
import type { Business } from '#shared/schemas/businesses.ts';

export interface NearbyInput {
  service: string;
  city?: string | undefined;
  state?: string | undefined;
  address?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** The business that the others are like. */
  except?: string | undefined;
  limit: number;
}

/**
 * The approved businesses of a service that are nearest to a place, whichever city they are in; those like a business in its state.
 * @param lastWriteLsn where the caller's last write ended.
 * @returns none where nobody knows the place.
 */
export function listNearby(context: Context, input: NearbyInput, lastWriteLsn: string | undefined): Promise<Business[]> {
  return showing([], async () => {
    const { service, city = '', state = '', address = '', except, limit } = input;
    const { lat, lng } = findPoint(context, { address, city, state, lat: input.lat, lng: input.lng });
    if (lat === null || lng === null) return [];
    // Another like this one is asked for in its state: nobody is near at the other end of the country.
    const area = except ? { state } : {};
    const { businesses } = await readListings(
      context,
      { service, ...area, lat, lng, page: 1, limit: limit + (except ? 1 : 0) },
      lastWriteLsn,
    );
    const found = businesses.filter(({ _id }) => _id !== except).slice(0, limit);
    // Those that are shown, as they are now; that others have come to be nearer may lag.
    alsoShowing(...found.map(({ _id }) => businessTag(_id)));
    return found;
  });
}
