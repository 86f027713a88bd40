import { speakingTo } from '#server/base/language.ts';
import { findReview, findWriter } from '#server/features/reviews/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { teamDecidedMail } from '#server/mail/templates/team-decided.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import { type RemovalReason, removalReasons } from '#shared/removal-reasons.ts';

/** Tells who wrote a review that the team took it down, and why; not of one that is back, nor an account that is gone again. */
export const mailRemoval = defineJob<{ reviewId: string; userId: string; businessId: string; reason: RemovalReason }>(
  'mail-review-removal',
  async ({ db, mailer, config }, { reviewId, userId, businessId, reason }) => {
    if (await findReview(db, reviewId)) return;
    const writer = await findWriter(db, userId, businessId);
    if (!writer?.email) return;
    const businessName = typedFor(writer, writer.business_name);
    await mailer.send({
      to: writer.email,
      ...speakingTo(writer.language, () =>
        teamDecidedMail({
          decided: 'review_removed',
          reason: removalReasons[reason],
          businessName,
          businessId,
          publicUrl: config.PUBLIC_URL,
        }),
      ),
    });
  },
);

/** Tells who wrote a review that was held that the team does not show it; not of one that has gone, or waits again, meanwhile. */
export const mailRefusal = defineJob<{ reviewId: string }>('mail-review-refusal', async ({ db, mailer, config }, { reviewId }) => {
  const review = await findReview(db, reviewId);
  if (review?.state !== 'refused' || !review.user_id) return;
  const { business_id: businessId, user_id } = review;
  const writer = await findWriter(db, user_id, businessId);
  if (!writer?.email) return;
  const refused = { decided: 'review_refused', businessName: typedFor(writer, writer.business_name), businessId } as const;
  await mailer.send({
    to: writer.email,
    ...speakingTo(writer.language, () => teamDecidedMail({ ...refused, publicUrl: config.PUBLIC_URL })),
  });
});

/** Tells an owner that the team took down their reply to a review. */
export const mailReplyRemoval = defineJob<{ reviewId: string }>('mail-reply-removal', async ({ db, mailer, config }, { reviewId }) => {
  const review = await findReview(db, reviewId);
  if (!review?.business_email) return;
  const businessName = typedFor({ isProven: review.is_business_proven }, review.business_name);
  const removed = { decided: 'reply_removed', businessName, businessId: review.business_id, publicUrl: config.PUBLIC_URL } as const;
  await mailer.send({ to: review.business_email, ...speakingTo(review.business_language, () => teamDecidedMail(removed)) });
});
