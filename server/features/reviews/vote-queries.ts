import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Whose vote it is. */
export type Voter = { user_id: string } | { business_id: string };

/** One for each account, however often it is given. */
export async function insertVote(db: Kysely<DB>, reviewId: string, voter: Voter): Promise<void> {
  await db
    .insertInto('review_votes')
    .values({ review_id: reviewId, ...voter })
    .onConflict((conflict) => conflict.constraint('review_votes__review_id_account').doNothing())
    .execute();
}

export async function deleteVote(db: Kysely<DB>, reviewId: string, voter: Voter): Promise<void> {
  await db
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where((eb) => eb.and(voter))
    .execute();
}

/** Those that count, and the voter's own. */
export async function countVotes(db: Kysely<DB>, reviewId: string, voter: Voter): Promise<number> {
  const { n } = await db
    .selectFrom('review_votes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('review_id', '=', reviewId)
    .where((eb) => eb.or([eb('counted', '=', true), eb.and(voter)]))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The reviews that an account found helpful. */
export function selectVotes(db: Kysely<DB>, voter: Voter) {
  return db
    .selectFrom('review_votes as votes')
    .innerJoin('reviews', 'reviews.review_id', 'votes.review_id')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['votes.review_id', 'reviews.business_id', 'businesses.name as business_name', 'votes.created_at'])
    .where((eb) => eb.and('user_id' in voter ? { 'votes.user_id': voter.user_id } : { 'votes.business_id': voter.business_id }))
    .orderBy('votes.created_at')
    .execute();
}
