import type { Insertable, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Businesses, DB } from '#server/db/types.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import { insertBusiness } from '#server/features/businesses/profile/queries.ts';

type NewBusiness = Omit<Insertable<Businesses>, 'lat' | 'lng'> & { lat?: number | undefined; lng?: number | undefined };

/**
 * Adds a business that waits for the team, at its point on the map.
 * @returns its id.
 * @throws the unique constraint's error when the phone number has an account.
 */
export function addBusiness(context: Pick<Context, 'gazetteer'>, transaction: Transaction<DB>, business: NewBusiness): Promise<string> {
  return insertBusiness(transaction, { ...business, ...findPoint(context, business) });
}
