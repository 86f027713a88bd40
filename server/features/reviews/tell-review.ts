import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { mailReview } from '#server/features/reviews/mail-review.ts';
import { findReview } from '#server/features/reviews/queries.ts';

/** Has an owner told of a review, in the transaction that shows it; not where it is gone, or held, before that. */
export async function tellReview(context: Pick<Context, 'jobs'>, transaction: Transaction<DB>, reviewId: string): Promise<void> {
  const review = await findReview(transaction, reviewId);
  if (!review) return;
  const { business_id: businessId, name, rating } = review;
  await tell(
    context,
    transaction,
    { kind: 'contractor', businessId },
    {
      topic: 'reviews',
      kind: 'review',
      values: () => ({ name, stars: String(rating), link: `/viewdetails/${businessId}` }),
      about: { reviewId },
      mail: { job: mailReview, data: { reviewId } },
    },
  );
}
