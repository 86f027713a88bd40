import type { Context, Viewer } from '#server/context.ts';
import { countAllReviews, selectAllReviews } from '#server/features/reviews/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { pagingOf } from '#server/page-of.ts';
import { limits } from '#shared/limits.ts';
import type { ReviewList, SearchedListQuery } from '#shared/schemas/back-office-lists.ts';

/**
 * All reviews for the team, the latest first; words are looked for in the review, its signature and the business's name.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listAllReviews(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { q, page, limit = limits.pageSize.comments }: SearchedListQuery,
): Promise<ReviewList> {
  requireViewer(viewer, 'admin');
  const [rows, total] = await Promise.all([selectAllReviews(db, q, { limit, offset: (page - 1) * limit }), countAllReviews(db, q)]);
  const reviews = rows.map(({ review_id, name, description, rating, business_id, business_name, created_at }) => ({
    _id: review_id,
    name,
    description,
    rating,
    business: { _id: business_id, name: business_name },
    createdAt: created_at.toISOString(),
  }));
  return { reviews, ...pagingOf(total, { page, limit }) };
}
