import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { endStanding, insertStanding, selectCurrent } from '#server/features/checks/queries.ts';

/**
 * Says, without saying how, that the team knows a business, or takes that back: what the mark was before each had a kind. The caller has
 * the business locked.
 * @returns whether that was another before.
 */
export async function markByTeam(transaction: Transaction<DB>, businessId: string, adminId: string, isKnown: boolean): Promise<boolean> {
  if (!isKnown) return endStanding(transaction, businessId, 'team', { ended_as: 'team' });
  const current = await selectCurrent(transaction, businessId, 'team');
  if (current.length > 0) return false;
  await insertStanding(transaction, { business_id: businessId, admin_id: adminId, kind: 'team' });
  return true;
}
