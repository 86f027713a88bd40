import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { lockServing, replaceServed } from '#server/features/businesses/served-places/queries.ts';
import { kilometresBetween } from '#shared/distance.ts';

/**
 * Works out anew which cities a business comes to: those that its owner named and those whose middle lies within the kilometres around
 * its point. For after its place or what it serves has changed, in the transaction of the change.
 */
export async function coverCities(
  { gazetteer }: Pick<Context, 'gazetteer'>,
  transaction: Transaction<DB>,
  businessId: string,
): Promise<void> {
  const serving = await lockServing(transaction, businessId);
  if (!serving) return;
  const { serves_cities, serves_km, lat, lng } = serving;
  const named = new Set(serves_cities);
  const isServed = (place: { city: string; state: string; lat: number; lng: number }) =>
    named.has(`${place.city}, ${place.state}`) ||
    (serves_km !== null && lat !== null && lng !== null && kilometresBetween({ lat, lng }, place) <= serves_km);
  const places = gazetteer.cities.map(({ place }) => place).filter(isServed);
  await replaceServed(transaction, businessId, places);
}
