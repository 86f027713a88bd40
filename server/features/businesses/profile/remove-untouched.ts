import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findTouched, type Touched } from '#server/features/businesses/profile/file-queries.ts';
import { deleteBusiness } from '#server/features/businesses/profile/queries.ts';

/**
 * Takes a business back that the team added, unless somebody has touched it since: changed it, taken it over, or dealt with it.
 * @param added the business as it was added: its version then.
 * @returns why it stays; 'gone' where it was deleted before, nothing when it was taken back.
 */
export async function removeUntouched(
  transaction: Transaction<DB>,
  added: { businessId: string; version: number; name: string },
  adminId: string,
): Promise<Touched | 'gone' | undefined> {
  const touched = await findTouched(transaction, added.businessId, added.version);
  if (touched === null) return 'gone';
  if (touched) return touched;
  await deleteBusiness(transaction, added.businessId);
  await recordChange(transaction, {
    adminId,
    action: 'undo',
    subject: { kind: 'business', id: added.businessId, name: added.name },
    changes: { business: { before: added.name, after: null } },
  });
  return undefined;
}
