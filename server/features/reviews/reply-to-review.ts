import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { getVisibleReview } from '#server/features/reviews/get-visible-review.ts';
import { readerOf } from '#server/features/reviews/list-reviews.ts';
import { findReview, getShownReview } from '#server/features/reviews/queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { deleteReply, findReviewer, upsertReply } from '#server/features/reviews/reply-queries.ts';
import { tellReply, tellReplyRemoval } from '#server/features/reviews/tell-writer.ts';
import { presentReview } from '#server/features/reviews/view.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ReplyInput, Review } from '#shared/schemas/reviews.ts';

/**
 * Keeps what the owner answers to a review, in place of what they answered before. Its writer is told of a first reply, not each change
 * of it, and not one that is taken back and written anew within the hour.
 * @throws 401 for visitors, 403 for all but the owner of the reviewed business, 404 'Review not found'.
 */
export async function replyToReview(context: Context, viewer: Viewer, reviewId: string, { text }: ReplyInput): Promise<Review> {
  await requireOwnReview(context, viewer, reviewId);
  return context.db.transaction().execute(async (transaction) => {
    const { is_new: isNew } = await upsertReply(transaction, { review_id: reviewId, body: text });
    const writer = isNew ? await findReviewer(transaction, reviewId) : undefined;
    const counted = { by: { viewer, doing: 'forms' }, to: { replyTo: reviewId } } as const;
    if (
      writer &&
      (await hasRoomForMail(context, transaction, counted)) &&
      (await hasRoomForMail(context, transaction, { to: { person: writer.email ?? writer.user_id } }))
    ) {
      const { user_id: userId, business_id: businessId, business_name: business } = writer;
      await tellReply(context, transaction, reviewId, { userId, businessId, business });
    }
    return presentReview(await getShownReview(transaction, reviewId, readerOf(viewer)));
  });
}

/**
 * Takes the owner's reply back.
 * @throws 401 for visitors, 403 for all but the owner of the reviewed business, 404 'Review not found' or that there is no reply.
 */
export async function withdrawReply(context: Context, viewer: Viewer, reviewId: string): Promise<void> {
  await requireOwnReview(context, viewer, reviewId);
  if ((await deleteReply(context.db, reviewId)) === undefined) throw reviewRefusals.replyNotFound();
}

async function requireOwnReview(context: Context, viewer: Viewer, reviewId: string) {
  const { businessId } = requireDuty(viewer, 'edits');
  const review = await getVisibleReview(context, viewer, reviewId);
  if (review.business_id !== businessId) throw refusals.notAllowed();
}

/**
 * Takes a reply that breaks the rules off a profile, in the name of the team, and tells its owner.
 * @throws 401 for visitors, 403 for all but admins, 404 'Review not found' or that there is no reply.
 */
export async function removeReply({ db, jobs }: Context, viewer: Viewer, reviewId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(reviewId)) throw reviewRefusals.reviewNotFound();
  await db.transaction().execute(async (transaction) => {
    const review = await findReview(transaction, reviewId);
    if (!review) throw reviewRefusals.reviewNotFound();
    const reply = await deleteReply(transaction, reviewId);
    if (reply === undefined) throw reviewRefusals.replyNotFound();
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'review', id: reviewId, name: `Review of ${review.business_name}` },
      changes: { reply: { before: reply, after: null } },
    });
    const { business_id: businessId, business_name: business } = review;
    await tellReplyRemoval({ jobs }, transaction, reviewId, { businessId, business });
  });
}
