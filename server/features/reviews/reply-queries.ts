import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Keeps the reply in place of the one before; `is_new` says that there was none. */
export function upsertReply(db: Kysely<DB>, reply: { review_id: string; body: string }) {
  return db
    .insertInto('review_replies')
    .values(reply)
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet({ body: reply.body, edited_at: sql`now()` }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
}

/** @returns what it said; nothing when there was none. */
export async function deleteReply(db: Kysely<DB>, reviewId: string): Promise<string | undefined> {
  const row = await db.deleteFrom('review_replies').where('review_id', '=', reviewId).returning('body').executeTakeFirst();
  return row?.body;
}

/** A reply with whom it answers, and whether both have proven their addresses; no e-mail once the writer's account is gone. */
export function findReply(db: Kysely<DB>, reviewId: string) {
  return db
    .selectFrom('review_replies as replies')
    .innerJoin('reviews', 'reviews.review_id', 'replies.review_id')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .leftJoin('users', 'users.user_id', 'reviews.user_id')
    .select([
      'replies.body',
      'reviews.name as writer',
      'users.email',
      'users.language',
      sql<boolean>`users.email_proven_at is not null and businesses.email_proven_at is not null`.as('isProven'),
      'businesses.business_id',
      'businesses.name as business_name',
    ])
    .where('replies.review_id', '=', reviewId)
    .executeTakeFirst();
}

/** Who is told of a reply to a review; nobody once the writer's account is gone. */
export function findReviewer(db: Kysely<DB>, reviewId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('users', 'users.user_id', 'reviews.user_id')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['users.user_id', 'users.email', 'reviews.business_id', 'businesses.name as business_name'])
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}
