import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { type Wanted, wantedByAsker, wantedByOwner } from '#server/features/enquiries/threads/access.ts';
import { whyClosed } from '#server/features/enquiries/threads/closed.ts';
import { notifySide } from '#server/features/enquiries/threads/mail-thread.ts';
import { countMessages, insertMessage, lockThread, type Side, updateLinkUsed } from '#server/features/enquiries/threads/queries/threads.ts';
import { presentMessage } from '#server/features/enquiries/threads/view.ts';
import type { OwnerMessageInput, ThreadMessage } from '#shared/schemas/threads.ts';
import { threadMessages } from '#shared/thread-messages.ts';

/** Messages that one conversation takes. */
const MOST = 200;

/**
 * Sends an owner's answer to an enquiry that their business has received.
 * @throws 401 for visitors, 403 for other accounts, 404 for an enquiry to somebody else, 409 when nothing more can be sent.
 */
export function answerEnquiry(context: Context, viewer: Viewer, enquiryId: string, input: OwnerMessageInput): Promise<ThreadMessage> {
  return send(context, wantedByOwner(viewer, enquiryId), 'owner', input);
}

/**
 * Sends an asker's message, with their account or by the link of a mail.
 * @throws what `wantedByAsker` throws, 404 for an enquiry of somebody else, 409 when nothing more can be sent.
 */
export function writeToBusiness(context: Context, viewer: Viewer, thread: string, input: { body: string }): Promise<ThreadMessage> {
  return send(context, wantedByAsker(context, viewer, thread), 'asker', input);
}

/** Messages to one conversation are written one after the other; the mail that tells of one is due in the same transaction. */
function send(
  context: Context,
  { enquiryId, access, byLink, notFound }: Wanted,
  side: Side,
  input: OwnerMessageInput,
): Promise<ThreadMessage> {
  return context.db.transaction().execute(async (transaction) => {
    const thread = await lockThread(transaction, enquiryId, access);
    if (!thread) throw notFound();
    const reason =
      whyClosed(thread, side) ?? ((await countMessages(transaction, enquiryId)) >= MOST ? threadMessages.conversationFull : null);
    if (reason) throw refusals.threadClosed(reason);
    const message = await insertMessage(transaction, enquiryId, side, input);
    if (byLink) await updateLinkUsed(transaction, enquiryId);
    await notifySide(context, transaction, { enquiryId, side: side === 'owner' ? 'asker' : 'owner' });
    return presentMessage(message);
  });
}
