import type { Context, Viewer } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { selectReviews } from '#server/features/reviews/queries.ts';
import { presentReview } from '#server/features/reviews/view.ts';
import type { Review } from '#shared/schemas/reviews.ts';

/**
 * The reviews of a business that the viewer may see, newest first, without the writers' e-mails.
 * @throws 404 'Business not found'.
 */
export async function listReviews(context: Context, viewer: Viewer, businessId: string): Promise<Review[]> {
  await getVisibleBusiness(context, viewer, businessId);
  return (await selectReviews(context.db, businessId)).map(presentReview);
}
