import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { ReviewState } from '#shared/schemas/reviews.ts';

/** The latest that a user has written, each with how many there are. */
export function selectLatestWritten(db: Kysely<DB>, userId: string, limit: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['review_id', 'reviews.business_id', 'businesses.name as business_name', 'reviews.description', 'rating', 'reviews.created_at'])
    .select([sql<ReviewState>`reviews.state`.as('state'), sql<number>`(count(*) over ())::int`.as('total')])
    .where('user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .limit(limit)
    .execute();
}
