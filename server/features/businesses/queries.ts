import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** A business with its sums, in the columns that views are made from. */
function selectBusinesses(db: Kysely<DB>) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_stats', 'business_stats.business_id', 'businesses.business_id')
    .select([
      'businesses.business_id',
      'name',
      'service',
      'address',
      'city',
      'state',
      'price',
      'short_description',
      'description',
      'images',
      'status',
      'created_at',
      'review_count',
      'rating_sum',
      'like_count',
    ]);
}

/** One business, with what only some may see. */
export function findBusinessById(db: Kysely<DB>, businessId: string) {
  return selectBusinesses(db).select(['email', 'phone_no']).where('businesses.business_id', '=', businessId).executeTakeFirst();
}

/** The approved businesses with most likes; of equals the better rated, then the older one. */
export function selectMostLiked(db: Kysely<DB>, limit: number) {
  return selectBusinesses(db)
    .innerJoin('listings', 'listings.business_id', 'businesses.business_id')
    .orderBy('like_count', 'desc')
    .orderBy('pop', 'desc')
    .orderBy('businesses.business_id')
    .limit(limit)
    .execute();
}
