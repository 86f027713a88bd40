import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { hashNetwork } from '#server/features/registration-networks/hash-network.ts';
import { findHoldFacts } from '#server/features/reviews/hold-queries.ts';
import { type Caller, isKnownTo } from '#server/features/sessions/known-browsers.ts';
import type { HoldReason } from '#shared/schemas/reviews.ts';

/**
 * Why the team looks at a review before anybody else sees it: what tells that the business may have written it, or that it is one of many
 * made for it (docs/decisions/164-reviews.md). None once the team has released a review of this writer there.
 */
export async function findHoldReasons(
  context: Context,
  transaction: Transaction<DB>,
  written: { businessId: string; userId: string; email: string },
  { ip, browser }: Caller,
): Promise<HoldReason[]> {
  const { decision, password_hash, ...facts } = await findHoldFacts(transaction, { ...written, network: hashNetwork(context, ip) });
  if (decision === 'released') return [];
  const known = {
    ...facts,
    browser: isKnownTo(context, browser, { id: written.businessId, password_hash }),
    refused: decision === 'refused',
  };
  return (['email', 'phone', 'browser', 'network', 'refused', 'newAccount', 'burst'] as const).filter((reason) => known[reason]);
}
