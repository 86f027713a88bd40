import { findDecided } from '#server/features/businesses/moderation/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { businessDecidedMail } from '#server/mail/templates/business-decided.ts';

interface DecisionJob {
  businessId: string;
  status: 'approved' | 'rejected';
  /** Whether the public saw the business before. */
  wasListed: boolean;
}

/** Tells an owner that their business is listed, or why it is not; not when it was decided otherwise meanwhile. */
export const mailDecision = defineJob<DecisionJob>('mail-decision', async ({ db, mailer, config }, { businessId, status, wasListed }) => {
  const business = await findDecided(db, businessId);
  if (!business?.email || business.status !== status) return;
  const { name, status_reason: reason } = business;
  await mailer.send({
    to: business.email,
    ...businessDecidedMail({ name, status, reason, wasListed, businessId, publicUrl: config.PUBLIC_URL }),
  });
});
