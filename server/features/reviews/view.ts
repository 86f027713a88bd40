import type { Review } from '#shared/schemas/reviews.ts';

interface ReviewRow {
  review_id: string;
  business_id: string;
  name: string;
  description: string;
  rating: number;
  created_at: Date;
}

/** A review as everyone sees it: without the writer's e-mail. */
export function presentReview(row: ReviewRow): Review {
  return {
    _id: row.review_id,
    name: row.name,
    description: row.description,
    rating: row.rating,
    business: row.business_id,
    createdAt: row.created_at.toISOString(),
  };
}
