import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findRequirement } from '#server/features/requirements/access.ts';
import {
  type AskedRow,
  keepAccounts,
  type LockedRequirement,
  lockAsked,
  lockRequirement,
} from '#server/features/requirements/closing/queries.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';

/** A request that nobody else changes meanwhile, and its enquiries. */
interface Open {
  row: LockedRequirement;
  asked: AskedRow[];
}

/**
 * Does something with a request that is not closed while nobody else can. What is locked is locked in the order of a deletion (accounts,
 * then conversations, then the request), so that neither waits for the other.
 * @param named the business that is chosen or asked.
 * @throws what `findRequirement` throws, 409 for a request that is closed.
 */
export async function changeOpen(
  context: Context,
  viewer: Viewer,
  { key, named }: { key: string; named: string | undefined },
  doIt: (transaction: Transaction<DB>, open: Open) => Promise<void>,
): Promise<void> {
  const { row, byLink } = await findRequirement(context, viewer, key);
  const { requirement_id: id, user_id: userId, sender_business_id } = row;
  const businessIds = [sender_business_id, named].filter((business) => business != null);
  await context.db.transaction().execute(async (transaction) => {
    await keepAccounts(transaction, { userId, businessIds });
    await lockAsked(transaction, id);
    const locked = await lockRequirement(transaction, id);
    if (!locked) throw requirementRefusals.requirementNotFound();
    if (byLink && locked.link_ended_at) throw requirementRefusals.deadRequirementLink();
    if (locked.closed_at) throw requirementRefusals.requirementClosed();
    // Again: another may have been asked while this waited.
    await doIt(transaction, { row: locked, asked: await lockAsked(transaction, id) });
  });
}
