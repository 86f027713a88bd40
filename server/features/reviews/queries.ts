import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const COLUMNS = ['review_id', 'business_id', 'user_id', 'name', 'description', 'rating', 'created_at'] as const;

export function selectReviews(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('business_id', '=', businessId)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute();
}

interface NewReview {
  business_id: string;
  user_id: string;
  name: string;
  email: string;
  description: string;
  rating: number;
}

/** Keeps the review in place of the one that the user may have written of the business before. */
export function upsertReview(db: Kysely<DB>, review: NewReview) {
  const { name, email, description, rating } = review;
  return db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.constraint('reviews__business_id_user_id').doUpdateSet({ name, email, description, rating, created_at: sql`now()` }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function forgetWriter(db: Kysely<DB>, userId: string, name: string): Promise<void> {
  await db.updateTable('reviews').set({ name, email: null }).where('user_id', '=', userId).execute();
}

export function selectWritten(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['reviews.business_id', 'businesses.name as business_name', 'reviews.name', 'reviews.email', 'reviews.description'])
    .select(['rating', 'reviews.created_at'])
    .where('user_id', '=', userId)
    .orderBy('reviews.created_at')
    .execute();
}
