import { speakingTo } from '#server/base/language.ts';
import { findReview } from '#server/features/reviews/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { reviewReceivedMail } from '#server/mail/templates/review-received.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells an owner of a new review; not of one that is gone again, or held. */
export const mailReview = defineJob<{ reviewId: string }>('mail-review', async ({ db, mailer, config }, { reviewId }) => {
  const review = await findReview(db, reviewId);
  if (!review?.business_email || review.state !== 'shown') return;
  const { business_id: businessId, business_name: businessName, name, rating, description } = review;
  const words = typedFor({ isProven: review.is_business_proven }, { businessName, name, description });
  const received = { businessId, rating, words, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: review.business_email, ...speakingTo(review.business_language, () => reviewReceivedMail(received)) });
});
