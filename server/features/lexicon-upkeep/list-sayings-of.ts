import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { selectSayingsOfService } from '#server/features/lexicon-upkeep/queries.ts';

/** The team's sayings for a service that is about to be deleted, for the audit: they go with it. */
export function listSayingsOf(transaction: Transaction<DB>, serviceId: string): Promise<string[]> {
  return selectSayingsOfService(transaction, serviceId);
}
