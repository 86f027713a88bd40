import { speakingTo } from '#server/base/language.ts';
import { findReply } from '#server/features/reviews/reply-queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { reviewRepliedMail } from '#server/mail/templates/review-replied.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells the writer of a review what the business answers; not of a reply, or to an account, that is gone again. */
export const mailReply = defineJob<{ reviewId: string }>('mail-review-reply', async ({ db, mailer, config }, { reviewId }) => {
  const reply = await findReply(db, reviewId);
  if (!reply?.email) return;
  const { business_id: businessId, business_name: businessName, writer, body, email, language } = reply;
  const words = typedFor(reply, { businessName, writer, reply: body });
  const replied = { businessId, words, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: email, ...speakingTo(language, () => reviewRepliedMail(replied)) });
});
