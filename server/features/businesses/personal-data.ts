import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { deleteBusinesses, selectEdits } from '#server/features/businesses/profile/queries.ts';
import { getServedPlaces } from '#server/features/businesses/served-places/get-served-places.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { BusinessData } from '#shared/schemas/personal-data.ts';

/** A contractor's business and what its owner changed of it, for the download of the account's own data. */
export async function collect(context: Context, account: PublicAccount) {
  if (account.kind !== 'contractor') return {};
  const [contractor, servedPlaces, edits] = await Promise.all([
    getOwnBusiness(context, account),
    getServedPlaces(context, account),
    selectEdits(context.db, account.businessId),
  ]);
  const ownEdits = edits.map(({ changes, created_at }) => ({
    changes: changes as BusinessData['edits'][number]['changes'],
    editedAt: created_at.toISOString(),
  }));
  return { contractor, servedPlaces, edits: ownEdits };
}

/** Deletes a contractor's business, and all rows that belong to it. */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<void> {
  if (account.kind === 'contractor') await deleteBusinesses(transaction, [account.businessId]);
}
