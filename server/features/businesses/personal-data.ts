import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { deleteBusinesses, selectEdits } from '#server/features/businesses/profile/queries.ts';
import { getServedPlaces } from '#server/features/businesses/served-places/get-served-places.ts';
import { findWaitingPicture } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { selectOwn } from '#server/features/businesses/waiting-changes/queries.ts';
import { presentOwnChange } from '#server/features/businesses/waiting-changes/view.ts';
import { isWaiting } from '#server/features/media/media.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { BusinessData } from '#shared/schemas/personal-data.ts';

/** A contractor's business, what its owner changed of it, and what waited for the team or does, for the download of the account's own data. */
export async function collect(context: Context, account: PublicAccount) {
  if (account.kind !== 'contractor') return {};
  const [contractor, servedPlaces, edits, changes] = await Promise.all([
    getOwnBusiness(context, account),
    getServedPlaces(context, account),
    selectEdits(context.db, account.businessId),
    selectOwn(context.db, account.businessId, undefined),
  ]);
  const ownEdits = edits.map(({ changes, created_at }) => ({
    changes: changes as BusinessData['edits'][number]['changes'],
    editedAt: created_at.toISOString(),
  }));
  return { contractor, servedPlaces, edits: ownEdits, changes: changes.map(presentOwnChange) };
}

/**
 * Deletes a contractor's business, and all rows that belong to it.
 * @returns the picture that waited.
 */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<string[]> {
  if (account.kind !== 'contractor') return [];
  const waiting = await findWaitingPicture(transaction, account.businessId);
  await deleteBusinesses(transaction, [account.businessId]);
  return waiting.filter(isWaiting);
}
