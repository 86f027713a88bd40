import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { updateBusinessStatus } from '#server/features/businesses/moderation/queries.ts';
import { tellDecision } from '#server/features/businesses/moderation/tell-decision.ts';

/** Takes a listed business off the lists, as a decision of the team does, and has its owner told. To be called with its row locked. */
export async function takeOffLists(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  { businessId, name }: { businessId: string; name: string },
  reason: string,
): Promise<void> {
  const { decisions } = await updateBusinessStatus(transaction, businessId, 'rejected', reason);
  await tellDecision(context, transaction, { businessId, name, status: 'rejected', wasListed: true, decision: decisions }, 0);
}
