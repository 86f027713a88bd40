import type { Insertable, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Businesses, DB } from '#server/db/types.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import { insertBusiness } from '#server/features/businesses/profile/queries.ts';
import { settleBusiness } from '#server/features/businesses/profile/settle-business.ts';

type NewBusiness = Omit<Insertable<Businesses>, 'lat' | 'lng'> & { lat?: number | undefined; lng?: number | undefined };

/**
 * Adds a business that waits for the team, under the names by which lists find it and at its point on the map.
 * @returns its id.
 * @throws the unique constraint's error when the phone number has an account.
 */
export async function addBusiness(context: Context, transaction: Transaction<DB>, business: NewBusiness): Promise<string> {
  const settled = await settleBusiness(context, business);
  return insertBusiness(transaction, { ...settled, ...findPoint(context, settled) });
}
