import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { MOST_COUNTED, patternOf } from '#server/page-of.ts';

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

function allReviews(db: Kysely<DB>, q: string | undefined) {
  const pattern = q && patternOf(q);
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .$if(Boolean(pattern), (query) =>
      query.where(sql<SqlBool>`concat_ws(E'\\n', reviews.name, reviews.description, businesses.name) ilike ${pattern}`),
    );
}

/** The latest first, of all businesses. */
export function selectAllReviews(db: Kysely<DB>, q: string | undefined, { limit, offset }: { limit: number; offset: number }) {
  return allReviews(db, q)
    .select(['review_id', 'reviews.name', 'reviews.description', 'rating', 'reviews.created_at'])
    .select(['reviews.business_id', 'businesses.name as business_name'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('review_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAllReviews(db: Kysely<DB>, q: string | undefined): Promise<number> {
  const { n } = await db
    .selectFrom(allReviews(db, q).select('review_id').limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

interface NewReview {
  business_id: string;
  user_id: string;
  name: string;
  email: string;
  description: string;
  rating: number;
}

/** Keeps the review in place of the one that the user may have written of the business before; `is_new` says that there was none. */
export function upsertReview(db: Kysely<DB>, review: NewReview) {
  const { name, email, description, rating } = review;
  return db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.constraint('reviews__business_id_user_id').doUpdateSet({ name, email, description, rating, created_at: sql`now()` }),
    )
    .returning([...COLUMNS, sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
}

/** A review with what it is about. */
export function findReview(db: Kysely<DB>, reviewId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['review_id', 'reviews.business_id', 'reviews.user_id', 'reviews.name', 'reviews.description', 'rating'])
    .select(['businesses.name as business_name', 'businesses.email as business_email', 'businesses.status as business_status'])
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}

/** @returns whether it was there. */
export async function deleteReview(db: Kysely<DB>, reviewId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('reviews').where('review_id', '=', reviewId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the signature from a user's reviews, and what matches `traces` from their words. */
export async function forgetReviewer(db: Kysely<DB>, userId: string, name: string, words: { traces: string; by: string }): Promise<void> {
  const description = sql<string>`regexp_replace(description, ${words.traces}, ${words.by}, 'gi')`;
  await db.updateTable('reviews').set({ name, email: null, description }).where('user_id', '=', userId).execute();
}

/** Takes an address from whatever reviews were signed with it. */
export async function forgetReviewerEmail(db: Kysely<DB>, email: string): Promise<void> {
  await db.updateTable('reviews').set({ email: null }).where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
}

export function selectWrittenReviews(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['reviews.business_id', 'businesses.name as business_name', 'reviews.name', 'reviews.email', 'reviews.description'])
    .select(['rating', 'reviews.created_at'])
    .where('user_id', '=', userId)
    .orderBy('reviews.created_at')
    .execute();
}
