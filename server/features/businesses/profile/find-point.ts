import type { Context } from '#server/context.ts';
import { locateAddress } from '#server/features/places/locate-address.ts';

interface Located {
  address: string;
  city: string;
  state: string;
  lat?: number | undefined;
  lng?: number | undefined;
}

/** Where a business is on the map: the point that came with it, else its locality's, its PIN code's or its city's, else nowhere. */
export function findPoint({ gazetteer }: Pick<Context, 'gazetteer'>, { address, city, state, lat, lng }: Located) {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const place = locateAddress(gazetteer, { completeAddress: address, city, state });
  return place ? { lat: place.lat, lng: place.lng } : { lat: null, lng: null };
}
