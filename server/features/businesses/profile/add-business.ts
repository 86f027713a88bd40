import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import { insertBusiness, type Profile } from '#server/features/businesses/profile/queries.ts';

interface NewBusiness extends Omit<Profile, 'lat' | 'lng'> {
  lat?: number | undefined;
  lng?: number | undefined;
  password_hash: string;
}

/**
 * Adds a business that waits for the team, at its point on the map.
 * @returns its id.
 * @throws the unique constraint's error when the phone number has an account.
 */
export function addBusiness(context: Pick<Context, 'gazetteer'>, transaction: Transaction<DB>, business: NewBusiness): Promise<string> {
  return insertBusiness(transaction, { ...business, ...findPoint(context, business) });
}
