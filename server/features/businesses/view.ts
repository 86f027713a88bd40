import { pictureUrl } from '#server/features/media/media.ts';
import type { BusinessListingRow } from '#server/features/search/search-engine.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/**
 * A business as it leaves the server: with phone number, e-mail and status only when these are handed in, which the caller may do
 * for a viewer who is allowed to see them (contract §§4, 5).
 */
export function presentBusiness(row: BusinessListingRow, shown: Pick<Business, 'phoneNo' | 'email' | 'status'> = {}): Business {
  return {
    _id: row.business_id,
    name: row.name,
    service: row.service,
    address: row.address,
    city: row.city,
    state: row.state,
    price: row.price,
    shortDescription: row.short_description,
    description: row.description,
    image: row.images.map((key) => pictureUrl(key, 1280)),
    average_rating: row.review_count === 0 ? 0 : row.rating_sum / row.review_count,
    totalReviews: row.review_count,
    totalLikes: row.like_count,
    createdAt: row.created_at.toISOString(),
    ...shown,
  };
}
