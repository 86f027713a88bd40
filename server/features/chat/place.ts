import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { readOffer } from '#server/features/chat/offer.ts';
import { type ChatMessage, lockChatMessage, setChatMessage } from '#server/features/chat/queries.ts';
import { chatRefusals } from '#server/features/chat/refusals.ts';
import { lookupByOwner } from '#server/features/enquiries/threads/access.ts';
import { addMessage } from '#server/features/enquiries/threads/send-message.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { limits } from '#shared/limits.ts';
import { chatText } from '#shared/texts.ts';

/** Somebody else has placed it meanwhile. */
class Superseded extends Error {}

/**
 * Writes a message into its conversation, as its owner's answer, once. What cannot be written there, as the conversation is closed or the photo
 * is none, waits for its writer on the site with the reason; a photo without words is over.
 * @param isAsked its writer asks for it on the site and is told there what is wrong: then it stays as it was.
 * @throws what is wrong for now, or with `isAsked` for good.
 */
export async function place(context: Context, message: ChatMessage, { isAsked = false } = {}): Promise<void> {
  const { chat_message_id: id, enquiry_id: enquiryId, business_id: businessId, body, media_id: mediaId } = message;
  if (!enquiryId) return;
  const lookup = lookupByOwner({ kind: 'contractor', businessId }, enquiryId);
  try {
    const uploads = mediaId === null ? [] : [await fetchPicture(context, mediaId)];
    const most = limits.chatPictureBytes;
    await savePictures(
      context.media,
      uploads,
      'private',
      (keys) =>
        context.db.transaction().execute(async (transaction) => {
          if ((await lockChatMessage(transaction, id))?.state !== message.state) throw new Superseded();
          const input = { body: body || chatText.photo, ...readOffer(body) };
          await addMessage(context, transaction, lookup, 'owner', input, keys);
          await setChatMessage(transaction, id, { state: 'placed', enquiry_id: enquiryId, reason: null });
        }),
      { most },
    );
  } catch (error) {
    if (error instanceof Superseded) return;
    const isForGood = error instanceof Refusal && error.status < 500 && error.status !== 429;
    if (!isForGood || isAsked) throw error;
    const state = body === '' ? 'over' : 'unplaced';
    await setChatMessage(context.db, id, { state, reason: error.message });
  }
}

async function fetchPicture({ messenger }: Context, mediaId: string): Promise<Uint8Array> {
  const fetched = await messenger.chat?.fetchPicture(mediaId, limits.chatPictureBytes);
  if (fetched?.is === 'picture') return fetched.bytes;
  throw fetched?.is === 'too large' ? chatRefusals.pictureTooLarge() : chatRefusals.pictureGone();
}
