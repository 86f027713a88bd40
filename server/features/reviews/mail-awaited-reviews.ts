import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { takeAwaitedReviews } from '#server/features/reviews/queries.ts';
import { tellReview } from '#server/features/reviews/tell-review.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Lets owners be told of reviews that waited for their writer's address to be proven: whichever way it was, the review is shown then. */
export const mailAwaitedReviews = defineScheduledJob('mail-awaited-reviews', '* * * * *', async (context) => {
  await context.db.transaction().execute(async (transaction) => {
    for (const { review_id: reviewId, business_id, user_id } of await takeAwaitedReviews(transaction)) {
      const hasRoom = await hasRoomForMail(context, transaction, { to: { reviewOf: business_id, by: user_id ?? '' } });
      if (hasRoom) await tellReview(context, transaction, reviewId);
    }
  });
});
