import type { Context, Viewer } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { selectReviews } from '#server/features/reviews/queries.ts';
import { presentReview } from '#server/features/reviews/view.ts';
import type { Review } from '#shared/schemas/reviews.ts';

/**
 * The reviews of a business that the viewer may see, newest first, without the writers' e-mails; the viewer's own is marked.
 * @throws 404 'Business not found'.
 */
export async function listReviews(context: Context, viewer: Viewer, businessId: string): Promise<Review[]> {
  await getVisibleBusiness(context, viewer, businessId);
  const userId = viewer.kind === 'user' ? viewer.userId : undefined;
  const rows = await selectReviews(context.db, businessId);
  return rows.map((row) => ({ ...presentReview(row), ...(row.user_id !== null && row.user_id === userId ? { own: true } : {}) }));
}
