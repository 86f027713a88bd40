import type { Context, Viewer } from '#server/context.ts';
import { getBusiness } from '#server/features/businesses/get-business.ts';
import { selectReviews } from '#server/features/reviews/queries.ts';
import type { Review } from '#shared/schemas/reviews.ts';

/**
 * The reviews of a business that the viewer may see, newest first, without the writers' e-mails.
 * @throws 404 'Business not found'.
 */
export async function listReviews(context: Context, viewer: Viewer, businessId: string): Promise<Review[]> {
  await getBusiness(context, viewer, businessId);
  const rows = await selectReviews(context.db, businessId);
  return rows.map((row) => ({
    _id: row.review_id,
    name: row.name,
    description: row.description,
    rating: row.rating,
    business: row.business_id,
    createdAt: row.created_at.toISOString(),
  }));
}
