import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isVisible } from '#server/features/businesses/get-visible-business.ts';
import { findReview } from '#server/features/reviews/queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';

/**
 * The review of a business that the viewer may see; one that waits for the team is its writer's and the team's alone.
 * @throws 404 'Review not found', for a malformed id too.
 */
export async function getVisibleReview({ db }: Pick<Context, 'db'>, viewer: Viewer, reviewId: string) {
  const review = isUuid(reviewId) ? await findReview(db, reviewId) : undefined;
  const isShown =
    review?.state === 'shown' || isOfArea(viewer, 'moderation') || (viewer.kind === 'user' && review?.user_id === viewer.userId);
  if (!review || !isShown || !isVisible(viewer, { business_id: review.business_id, status: review.business_status }))
    throw reviewRefusals.reviewNotFound();
  return review;
}
