import { speakingTo } from '#server/base/language.ts';
import { findDecided } from '#server/features/businesses/moderation/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { businessDecidedMail } from '#server/mail/templates/business-decided.ts';
import { typedFor } from '#server/mail/typed-for.ts';

export interface DecisionJob {
  businessId: string;
  status: 'approved' | 'rejected';
  /** Whether the public saw the business before. */
  wasListed: boolean;
  /** The how-manieth decision on it; jobs of earlier versions do not say. */
  decision?: number;
}

/** Tells an owner that their business is listed, or why it is not; not when it was decided anew, or taken back, meanwhile. */
export const mailDecision = defineJob<DecisionJob>('mail-decision', async ({ db, mailer, config }, job) => {
  const { businessId, status, wasListed, decision } = job;
  const business = await findDecided(db, businessId);
  if (!business?.email || business.status !== status || (decision ?? business.decisions) !== business.decisions) return;
  const { status_reason: reason, language } = business;
  const decided = { name: typedFor(business, business.name), status, reason, wasListed, businessId, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: business.email, ...speakingTo(language, () => businessDecidedMail(decided)) });
});
