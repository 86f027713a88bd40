import type { Context, Viewer } from '#server/context.ts';
import { selectLeftOver, selectOpenRequests } from '#server/features/chat/left-over/queries.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { LeftOver } from '#shared/schemas/chat.ts';

/**
 * What the owner who asks has answered in the chat and nobody could place.
 * @throws 401 for visitors, 403 for others.
 */
export async function listLeftOver({ db }: Context, viewer: Viewer): Promise<LeftOver> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  const rows = await selectLeftOver(db, businessId);
  const requests = rows.length > 0 ? await selectOpenRequests(db, businessId) : [];
  return {
    messages: rows.map(({ chat_message_id, body, media_id, written_at, reason }) => ({
      ...{ _id: chat_message_id, body, hasPhoto: media_id !== null, reason },
      writtenAt: written_at.toISOString(),
    })),
    requests: requests.map(({ enquiry_id, name, message }) => ({ _id: enquiry_id, name, message })),
  };
}
