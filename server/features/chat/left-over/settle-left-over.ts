import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { deleteLeftOver, findLeftOver } from '#server/features/chat/left-over/queries.ts';
import { place } from '#server/features/chat/place.ts';
import { chatRefusals } from '#server/features/chat/refusals.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';

/**
 * Sends an answer from the chat to the request that its owner names, once.
 * @throws 401 for visitors, 403 for others, 404 for what is not (any more) theirs to send, 409 when the conversation is closed, what is wrong with
 * its photo.
 */
export async function placeLeftOver(context: Context, viewer: Viewer, id: string, enquiryId: string): Promise<void> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  const message = isUuid(id) ? await findLeftOver(context.db, businessId, id) : undefined;
  if (!message) throw chatRefusals.notFound();
  if (!isUuid(enquiryId)) throw enquiryRefusals.enquiryNotFound();
  await place(context, { ...message, enquiry_id: enquiryId, business_id: businessId }, { isAsked: true });
}

/**
 * Deletes an answer from the chat that was sent to nobody.
 * @throws 401 for visitors, 403 for others, 404 for what is not (any more) there.
 */
export async function removeLeftOver({ db }: Context, viewer: Viewer, id: string): Promise<void> {
  const { businessId } = requireDuty(viewer, 'enquiries');
  if (!isUuid(id) || !(await deleteLeftOver(db, businessId, id))) throw chatRefusals.notFound();
}
