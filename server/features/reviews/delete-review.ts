import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { deleteReview, findReview } from '#server/features/reviews/queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { removeReview } from '#server/features/reviews/remove-review.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ReviewRemoval } from '#shared/schemas/reviews.ts';

/**
 * Deletes a review with its photos: users their own for good, admins any for a reason and so that it can be brought back. The business's average is at once that of those that stay.
 * @throws 401 for visitors, 403 for contractors and for another's review, 404 'Review not found', also when it has just gone.
 */
export async function deleteReviewAs(context: Context, viewer: Viewer, reviewId: string, removal: ReviewRemoval): Promise<void> {
  if (viewer.kind === 'admin') return removeReview(context, requireArea(viewer, 'moderation'), reviewId, removal);
  const { userId } = requireViewer(viewer, 'user');
  const review = isUuid(reviewId) ? await findReview(context.db, reviewId) : undefined;
  if (!review) throw reviewRefusals.reviewNotFound();
  if (review.user_id !== userId) throw refusals.notAllowed();
  const images = await deleteReview(context.db, reviewId);
  if (!images) throw reviewRefusals.reviewNotFound();
  await removePictures(context.media, images);
}
