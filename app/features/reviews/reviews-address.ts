import type { ReviewOrder } from '#shared/schemas/reviews.ts';

/** Id of the reviews' part of a profile. */
export const REVIEWS = 'reviews';

/** The address of a business's reviews in an order, from their first page; the newest come first by themselves. */
export function reviewsAddress(businessId: string, order: ReviewOrder): string {
  return `/viewdetails/${businessId}${order === 'newest' ? '' : `?sort=${order}`}#${REVIEWS}`;
}
