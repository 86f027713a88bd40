import { withLanguage } from '#server/base/language.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { deleteReview, findReview, insertRemoval } from '#server/features/reviews/queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { tellRemoval } from '#server/features/reviews/tell-writer.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { type RemovalReason, removalReasons } from '#shared/removal-reasons.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/**
 * Removes a review for good; its business's average is at once that of those that stay, the profile says why one is gone, and who wrote
 * it is told.
 * @throws 401 for visitors, 403 for all but admins, 400 without a reason, 404 'Review not found', also when somebody else has just
 *   removed it.
 */
export async function removeReview(
  { db, media, jobs }: Context,
  viewer: Viewer,
  reviewId: string,
  reason: RemovalReason | undefined,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!reason) throw reviewRefusals.removalReasonNeeded();
  if (!isUuid(reviewId)) throw reviewRefusals.reviewNotFound();
  const images = await db.transaction().execute(async (transaction) => {
    const review = await findReview(transaction, reviewId);
    const photos = review && (await deleteReview(transaction, reviewId));
    if (!photos) throw reviewRefusals.reviewNotFound();
    const { business_id, user_id, description, rating, business_name } = review;
    // What nobody saw leaves nothing that could be missed.
    if (review.state === 'shown') await insertRemoval(transaction, { business_id, reason });
    if (user_id) {
      await tellRemoval({ jobs }, transaction, reason, { userId: user_id, businessId: business_id, business: business_name });
    }
    await recordChange(transaction, {
      adminId,
      action: 'delete',
      subject: { kind: 'review', id: reviewId, name: `Review of ${business_name}` },
      changes: {
        reason: { before: null, after: withLanguage(DEFAULT_LANGUAGE, () => removalReasons[reason]) },
        description: { before: description, after: null },
        rating: { before: rating, after: null },
      },
    });
    return photos;
  });
  await removePictures(media, images);
}
