import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export function selectReviews(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('reviews')
    .select(['review_id', 'business_id', 'name', 'description', 'rating', 'created_at'])
    .where('business_id', '=', businessId)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute();
}
