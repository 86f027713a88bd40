import type { Insertable, Kysely } from 'kysely';
import type { DB, Reviews } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';

/** A review of four stars, by a user and of a business that are made when not given. @returns its id. */
export async function makeReview(db: Kysely<DB>, given: Partial<Insertable<Reviews>> = {}): Promise<string> {
  const row = await db
    .insertInto('reviews')
    .values({
      business_id: given.business_id ?? (await makeBusiness(db)),
      user_id: given.user_id ?? (await makeUser(db)),
      name: 'Asha Patil',
      email: 'asha@example.in',
      description: 'Came on time and the roof is dry.',
      rating: 4,
      ...given,
    })
    .returning('review_id')
    .executeTakeFirstOrThrow();
  return row.review_id;
}

/** A review of a business, with its owner's reply. @returns the review's id. */
export async function makeReply(db: Kysely<DB>, businessId: string): Promise<string> {
  const reviewId = await makeReview(db, { business_id: businessId });
  await db.insertInto('review_replies').values({ review_id: reviewId, body: 'Thank you.' }).execute();
  return reviewId;
}
