import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { recordChanges } from '#server/features/audit/record-change.ts';
import { findTouched, type Touched } from '#server/features/businesses/profile/file-queries.ts';
import { deleteBusinesses } from '#server/features/businesses/profile/queries.ts';

/**
 * Takes businesses back that the team added, but for those that somebody has touched since: changed, taken over, or dealt with.
 * @param added each as it was added: its version then.
 * @returns why a business stays, by its id; 'gone' where it was deleted before, nothing where it was taken back.
 */
export async function removeUntouched(
  transaction: Transaction<DB>,
  added: { businessId: string; version: number; name: string }[],
  adminId: string,
): Promise<Map<string, Touched | 'gone'>> {
  if (added.length === 0) return new Map();
  const touched = await findTouched(transaction, added);
  const removed = added.filter(({ businessId }) => touched.has(businessId) && touched.get(businessId) === undefined);
  await deleteBusinesses(
    transaction,
    removed.map(({ businessId }) => businessId),
  );
  await recordChanges(
    transaction,
    { adminId },
    removed.map(({ businessId, name }) => ({
      action: 'undo' as const,
      subject: { kind: 'business' as const, id: businessId, name },
      changes: { business: { before: name, after: null } },
    })),
  );
  const stays = added.flatMap(({ businessId }) => {
    const why = touched.has(businessId) ? touched.get(businessId) : 'gone';
    return why ? [[businessId, why] as const] : [];
  });
  return new Map(stays);
}
