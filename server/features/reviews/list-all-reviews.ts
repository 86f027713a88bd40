import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countAllReviews, selectAllReviews } from '#server/features/reviews/queries.ts';
import { picturesOf } from '#server/features/reviews/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { ListedReviewsQuery, ReviewList } from '#shared/schemas/back-office-lists.ts';
import type { HoldReason } from '#shared/schemas/reviews.ts';

/**
 * All reviews for the team, or those of one state, the latest first; words are looked for in the review, its signature and the business's name.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listAllReviews(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { q, state, page, limit = limits.pageSize.comments }: ListedReviewsQuery,
): Promise<ReviewList> {
  requireViewer(viewer, 'admin');
  const [rows, total, held] = await Promise.all([
    selectAllReviews(db, { q, state }, { limit, offset: (page - 1) * limit }),
    countAllReviews(db, { q, state }),
    countAllReviews(db, { state: 'held' }),
  ]);
  const reviews = rows.map(({ review_id, business_id, business_name, held_for, images, created_at, ...review }) => ({
    _id: review_id,
    ...review,
    image: picturesOf(images),
    heldFor: held_for as HoldReason[],
    business: { _id: business_id, name: business_name },
    createdAt: created_at.toISOString(),
  }));
  return { reviews, held, ...pagingOf(total, { page, limit }) };
}
