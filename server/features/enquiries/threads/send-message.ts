import type { Kysely, Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { lookupByAsker, lookupByOwner, type ThreadLookup } from '#server/features/enquiries/threads/access.ts';
import { whyClosed } from '#server/features/enquiries/threads/closed.ts';
import { notifySide } from '#server/features/enquiries/threads/mail-thread.ts';
import { notifyDevices } from '#server/features/enquiries/threads/push-message.ts';
import {
  countMessages,
  findThread,
  insertMessage,
  lockThread,
  type Side,
  type ThreadRow,
  updateLinkUsed,
} from '#server/features/enquiries/threads/queries/threads.ts';
import { presentMessage } from '#server/features/enquiries/threads/view.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { keepPrivatePictures } from '#server/features/private-pictures/keep-private-pictures.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import { isBlocked } from '#server/features/sessions/blocks.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import { requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { OwnerMessageInput, ThreadMessage } from '#shared/schemas/threads.ts';

/** Messages that one conversation takes. */
const MOST = 200;

/**
 * Sends an owner's answer to an enquiry that their business has received, with its photos or not at all.
 * @throws 401 for visitors, 403 for other accounts, 404 for an enquiry to somebody else, 409 when nothing more can be sent, what
 * `savePictures` throws.
 */
export async function answerEnquiry(
  context: Context,
  viewer: Viewer,
  enquiryId: string,
  { images, ...answer }: OwnerMessageInput,
): Promise<ThreadMessage> {
  const lookup = lookupByOwner(viewer, enquiryId);
  // Looked at once more when it is written; here, so that nobody has photos decoded that cannot be sent.
  if (images.length > 0) await checkOpen(context.db, await findThread(context.db, enquiryId, lookup.access), lookup, 'owner');
  return savePictures(context.media, images, 'private', (keys) => send(context, lookup, 'owner', answer, keys));
}

/**
 * Sends an asker's message, with their account or by the link of a mail.
 * @throws what `lookupByAsker` throws, 404 for an enquiry of somebody else, 409 when nothing more can be sent.
 */
export async function writeToBusiness(context: Context, viewer: Viewer, thread: string, input: { body: string }): Promise<ThreadMessage> {
  return send(context, lookupByAsker(context, viewer, thread), 'asker', input);
}

function send(
  context: Context,
  lookup: ThreadLookup,
  side: Side,
  input: Omit<OwnerMessageInput, 'images'>,
  photos: readonly string[] = [],
): Promise<ThreadMessage> {
  return context.db.transaction().execute((transaction) => addMessage(context, transaction, lookup, side, input, photos));
}

/**
 * Adds a message to a conversation in the transaction of whatever brings it. Messages to one conversation are written one after the other; the
 * mail and the notice that tell of one are due in the same transaction.
 * @param photos the keys of its pictures, which are stored already.
 * @throws 404 where there is no such conversation for who asks, 403 for an account that the team has blocked, which comes here without a session
 * by the link of a mail or a chat, 409 when nothing more can be sent there.
 */
export async function addMessage(
  context: Context,
  transaction: Transaction<DB>,
  lookup: ThreadLookup,
  side: Side,
  input: Omit<OwnerMessageInput, 'images'>,
  photos: readonly string[],
): Promise<ThreadMessage> {
  const { enquiryId, access, byLink, memberId } = lookup;
  const thread = await lockThread(transaction, enquiryId, access);
  await checkOpen(transaction, thread, lookup, side);
  await requireStillDoes(transaction, memberId, 'enquiries');
  const writer = thread && writerIn(thread, side);
  if (writer && (await isBlocked(transaction, writer))) throw sessionRefusals.accountBlocked();
  const message = await insertMessage(transaction, enquiryId, side, input, memberId);
  const { message_id } = message;
  await keepPrivatePictures(transaction, { message_id }, photos);
  if (byLink) await updateLinkUsed(transaction, enquiryId);
  await notifySide(context, transaction, { enquiryId, side: side === 'owner' ? 'asker' : 'owner' });
  if (side === 'asker') await notifyDevices(context, transaction, enquiryId);
  const shown = await listPrivatePictures({ db: transaction, signer: context.signer }, 'message_id', photos.length > 0 ? [message_id] : []);
  return presentMessage(message, shown.get(message_id) ?? []);
}

/** @throws 404 where there is no such conversation for who asks, 409 when nothing more can be sent there. */
async function checkOpen(db: Kysely<DB>, thread: ThreadRow | undefined, { enquiryId, notFound }: ThreadLookup, side: Side): Promise<void> {
  if (!thread) throw notFound();
  const why = whyClosed(thread, side) ?? ((await countMessages(db, enquiryId)) >= MOST ? 'full' : null);
  if (why) throw enquiryRefusals.threadClosed(why);
}

/** The account that writes on this side of a conversation; none of whoever asked without one. */
function writerIn({ business_id, user_id, sender_business_id }: ThreadRow, side: Side): PublicAccount | undefined {
  const businessId = side === 'owner' ? business_id : sender_business_id;
  if (businessId) return { kind: 'contractor', businessId };
  return side === 'asker' && user_id ? { kind: 'user', userId: user_id } : undefined;
}
