import { withLanguage } from '#server/base/language.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { keepRemoved, keepTrace } from '#server/features/removed-things/keep-removed.ts';
import { deleteReview, insertRemoval, lockWholeReview } from '#server/features/reviews/queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { tellRemoval } from '#server/features/reviews/tell-writer.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { removalReasons } from '#shared/removal-reasons.ts';
import type { ReviewRemoval } from '#shared/schemas/reviews.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/**
 * Removes a review; its business's average is at once that of those that stay, the profile says why one is gone, and who wrote it is told.
 * For 30 days it can be brought back. Where it is `undoable` the news waits as long as the page offers to take that back.
 * @throws 401 for visitors, 403 for all but admins, 400 without a reason, 404 'Review not found', also when somebody else has just
 *   removed it.
 */
export async function removeReview(context: Context, viewer: Viewer, reviewId: string, { reason, undoable }: ReviewRemoval): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!reason) throw reviewRefusals.removalReasonNeeded();
  if (!isUuid(reviewId)) throw reviewRefusals.reviewNotFound();
  const images = await context.db.transaction().execute(async (transaction) => {
    const review = await lockWholeReview(transaction, reviewId);
    if (!review) throw reviewRefusals.reviewNotFound();
    const { business_id, user_id, description, rating, business_name, images } = review;
    const kept = { kind: 'review', id: reviewId, name: business_name, author: { adminId }, pictures: images } as const;
    const keptId = await keepRemoved(context, transaction, kept);
    await deleteReview(transaction, reviewId);
    // What nobody saw leaves nothing that could be missed.
    if (review.state === 'shown') {
      await keepTrace(transaction, keptId, 'review_removals', await insertRemoval(transaction, { business_id, reason }));
    }
    if (user_id) {
      const written = { reviewId, userId: user_id, businessId: business_id, business: business_name };
      await tellRemoval(context, transaction, reason, written, { undoable });
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
    return images;
  });
  await removePictures(context.media, images);
}
