import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { lookupByAsker, lookupByOwner, type ThreadLookup } from '#server/features/enquiries/threads/access.ts';
import { notifySide } from '#server/features/enquiries/threads/mail-thread.ts';
import { updateRead } from '#server/features/enquiries/threads/queries/sides.ts';
import {
  lockThread,
  type Side,
  type ThreadRow,
  updateConfirmed,
  updateEnd,
  updateLinkEnded,
  updateLinkUsed,
  updateReopened,
} from '#server/features/enquiries/threads/queries/threads.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import type { ThreadEnd } from '#shared/schemas/threads.ts';

/**
 * Ends a conversation for whoever sent the enquiry, and tells the business. A second time changes nothing.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else.
 */
export function endThread(context: Context, viewer: Viewer, thread: string, as: ThreadEnd): Promise<void> {
  return change(context, lookupByAsker(context, viewer, thread), (transaction, row) => endLocked(context, transaction, row, as));
}

/** What is known of a conversation that is to be ended. */
type Endable = Pick<ThreadRow, 'enquiry_id' | 'ended_at' | 'ended_as'>;

/** The same for a conversation that the transaction has locked, whoever decided it. That it was chosen is told to one that was ended before, too. */
export async function endLocked(context: Context, transaction: Transaction<DB>, thread: Endable, as: ThreadEnded): Promise<void> {
  if (thread.ended_at && (as !== 'chosen' || thread.ended_as === 'chosen')) return;
  await updateEnd(transaction, thread.enquiry_id, as);
  await notifySide(context, transaction, { enquiryId: thread.enquiry_id, side: 'owner' });
}

/**
 * Takes back that a conversation is over, within a day, for whoever sent the enquiry. One that goes on already stays as it is.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else, 409 later than that, and where another was asked instead.
 */
export function reopenThread(context: Context, viewer: Viewer, thread: string): Promise<void> {
  return change(context, lookupByAsker(context, viewer, thread), async (transaction, row) => {
    if (!row.ended_at) return;
    if (!row.may_reopen) throw enquiryRefusals.threadStaysEnded();
    await reopenLocked(context, transaction, row.enquiry_id);
  });
}

/** The same for a conversation that the transaction has locked. */
export async function reopenLocked(context: Context, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  await updateReopened(transaction, enquiryId);
  await notifySide(context, transaction, { enquiryId, side: 'owner' });
}

/**
 * Takes the asker's word that the business has answered them, by phone or otherwise: it counts as an answer from now on.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else, 409 when the business has left, or has not got it.
 */
export function confirmAnswer(context: Context, viewer: Viewer, thread: string): Promise<void> {
  return change(context, lookupByAsker(context, viewer, thread), async (transaction, row) => {
    if (row.business_left_at) throw enquiryRefusals.threadClosed('businessLeft');
    if (row.withheld_as) throw enquiryRefusals.threadClosed('notPassedOn');
    await updateConfirmed(transaction, row.enquiry_id);
  });
}

/**
 * Ends every link to the conversation that was mailed: with an account it can still be read.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else.
 */
export function endThreadLink(context: Context, viewer: Viewer, thread: string): Promise<void> {
  return change(context, lookupByAsker(context, viewer, thread), (transaction, row) => updateLinkEnded(transaction, row.enquiry_id));
}

/**
 * Notes how far whoever sent an enquiry has read.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else.
 */
export function markAskedRead(context: Context, viewer: Viewer, thread: string, last: string | undefined): Promise<void> {
  return markRead(context, lookupByAsker(context, viewer, thread), 'asker', last);
}

/**
 * Notes how far the owner has read.
 * @throws 401 for visitors, 403 for other accounts, 404 for an enquiry to somebody else.
 */
export function markReceivedRead(context: Context, viewer: Viewer, enquiryId: string, last: string | undefined): Promise<void> {
  return markRead(context, lookupByOwner(viewer, enquiryId), 'owner', last);
}

function markRead(context: Context, lookup: ThreadLookup, side: Side, last: string | undefined): Promise<void> {
  const known = last !== undefined && isUuid(last) ? last : undefined;
  return change(context, lookup, (transaction, { enquiry_id }) => updateRead(transaction, enquiry_id, side, known));
}

/** Does something with a conversation while nobody else can; using a link by hand shows that its mailbox is read. */
function change(
  { db }: Context,
  { enquiryId, access, byLink, notFound }: ThreadLookup,
  doIt: (transaction: Transaction<DB>, thread: ThreadRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const thread = await lockThread(transaction, enquiryId, access);
    if (!thread) throw notFound();
    await doIt(transaction, thread);
    if (byLink) await updateLinkUsed(transaction, enquiryId);
  });
}
