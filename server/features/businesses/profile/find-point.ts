import type { Context } from '#server/context.ts';
import { foldText } from '#server/features/places/names.ts';
import { readAddress } from '#server/features/places/read-address.ts';

interface Located {
  address: string;
  city: string;
  state: string;
  lat?: number | undefined;
  lng?: number | undefined;
}

/** Where a business is on the map: the point that came with it, else its locality's or its city's, else nowhere. */
export function findPoint({ gazetteer }: Pick<Context, 'gazetteer'>, { address, city, state, lat, lng }: Located) {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const place = readAddress(gazetteer, `${city}, ${state}`);
  const key = `${place.city}, ${place.state}`;
  const found = gazetteer.cityByAddress.get(key);
  if (!found) return { lat: null, lng: null };
  const { locality } = readAddress(gazetteer, `${address}, ${key}`);
  const within = locality === undefined ? undefined : gazetteer.localitiesByCity.get(key)?.get(foldText(locality));
  const point = (within ?? found).place;
  return { lat: point.lat, lng: point.lng };
}
