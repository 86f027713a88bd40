import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { listReviews } from '#server/features/reviews/list-reviews.ts';
import { forgetReviewer, forgetReviewerEmail, selectWrittenReviews } from '#server/features/reviews/queries.ts';
import { picturesOf } from '#server/features/reviews/view.ts';
import { selectVotes } from '#server/features/reviews/vote-queries.ts';
import { ANY_CONTACT, FORGOTTEN, FORMER_USER, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The reviews that a user has written, or that a business has received and answered, and the votes of either, for the download. */
export async function collect(context: Context, account: PublicAccount) {
  const voter = account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId };
  const helpfulVotes = (await selectVotes(context.db, voter)).map((vote) => ({
    review: vote.review_id,
    business: vote.business_id,
    businessName: vote.business_name,
    votedAt: vote.created_at.toISOString(),
  }));
  if (account.kind === 'contractor') return { reviews: await listReviews(context, account, account.businessId), helpfulVotes };
  const rows = await selectWrittenReviews(context.db, account.userId);
  return {
    helpfulVotes,
    reviews: rows.map((row) => ({
      business: row.business_id,
      businessName: row.business_name,
      name: row.name,
      email: row.email,
      description: row.description,
      rating: row.rating,
      image: picturesOf(row.images),
      reply: row.reply,
      state: row.state,
      askedFor: row.asked_for,
      writtenAt: row.created_at.toISOString(),
    })),
  };
}

/** Leaves a user's reviews under 'Former user', and takes a proven e-mail from others that were signed with it (docs/product/rules.md). */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  if (account.kind === 'user') await forgetReviewer(transaction, account.userId, FORMER_USER, { traces: ANY_CONTACT, by: FORGOTTEN });
  if (email) await forgetReviewerEmail(transaction, email);
}
