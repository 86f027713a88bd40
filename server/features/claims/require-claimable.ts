import type { Kysely } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { type ClaimedRow, findBlocked, findClaimed } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { isChild } from '#server/features/sessions/children.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';

/**
 * A business that can be claimed: it is listed, and nobody has come in to it.
 * @throws 403 for the team, and for a child's account; 404 for one that is not listed, or gone; 409 for one that has an owner.
 */
export async function getClaimable({ db }: Pick<Context, 'db'>, viewer: Viewer, businessId: string): Promise<ClaimedRow> {
  if (viewer.kind === 'admin' || viewer.kind === 'key') throw refusals.notAllowed();
  if (viewer.kind === 'user' && (await isChild(db, viewer))) throw claimRefusals.ofAChild();
  return requireClaimable(isUuid(businessId) ? await findClaimed(db, businessId) : undefined);
}

/** The same of a row that is there. @throws 404, 409 as `getClaimable` does. */
export function requireClaimable(row: ClaimedRow | undefined): ClaimedRow {
  if (row?.status !== 'approved') throw businessRefusals.businessNotFound();
  if (row.has_owner) throw claimRefusals.hasOwner();
  return row;
}

/** @throws 403 where the team has blocked the business, or an account of this number or address. */
export async function requireUnblockedContact(
  db: Kysely<DB>,
  businessId: string,
  contact: { phoneNo?: string; email?: string },
): Promise<void> {
  if (await findBlocked(db, businessId, contact)) throw sessionRefusals.accountBlocked();
}
