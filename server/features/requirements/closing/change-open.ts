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
interface Locked {
  row: LockedRequirement;
  asked: AskedRow[];
}

interface Key {
  key: string;
  /** The business that is chosen or asked. */
  named: string | undefined;
}

type Doing = (transaction: Transaction<DB>, locked: Locked) => Promise<void>;

/**
 * Does something with a request that is not closed while nobody else can.
 * @throws what `changeLocked` throws, 409 for a request that is closed.
 */
export function changeOpen(context: Context, viewer: Viewer, key: Key, doIt: Doing): Promise<void> {
  return changeLocked(context, viewer, key, (transaction, locked) => {
    if (locked.row.closed_at) throw requirementRefusals.requirementClosed();
    return doIt(transaction, locked);
  });
}

/**
 * Does something with a request while nobody else can. What is locked is locked in the order of a deletion (accounts, then conversations,
 * then the request), so that neither waits for the other.
 * @throws what `findRequirement` throws.
 */
export async function changeLocked(context: Context, viewer: Viewer, { key, named }: Key, doIt: Doing): Promise<void> {
  const { row, byLink } = await findRequirement(context, viewer, key);
  const { requirement_id: id, user_id: userId, sender_business_id } = row;
  const businessIds = [sender_business_id, named].filter((business) => business != null);
  await context.db.transaction().execute(async (transaction) => {
    await keepAccounts(transaction, { userId, businessIds });
    await lockAsked(transaction, id);
    const locked = await lockRequirement(transaction, id);
    if (!locked) throw requirementRefusals.requirementNotFound();
    if (byLink && locked.link_ended_at) throw requirementRefusals.deadRequirementLink();
    // Again: another may have been asked while this waited.
    await doIt(transaction, { row: locked, asked: await lockAsked(transaction, id) });
  });
}
