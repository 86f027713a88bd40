import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { insertEdit } from '#server/features/businesses/profile/queries.ts';

/** Keeps what an owner has changed of their business, for the team to read, in the transaction of the change. */
export const insertOwnEdit = (transaction: Transaction<DB>, businessId: string, changes: Changes, memberId?: string): Promise<void> =>
  insertEdit(transaction, businessId, changes, memberId);
