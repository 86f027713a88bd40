import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { findSubscription, markSubscriptionMailed } from '#server/features/newsletter/queries.ts';
import { DAYS_TO_CONFIRM } from '#server/features/newsletter/time-to-confirm.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { confirmSubscriptionMail } from '#server/mail/templates/confirm-subscription.ts';

/** Asks whoever reads an address whether it wants the newsletter; once, and not when it has said so meanwhile. */
export const mailSubscription = defineJob<{ subscriptionId: string }>(
  'mail-subscription',
  async ({ db, mailer, config, signer }, { subscriptionId }) => {
    const subscription = await findSubscription(db, subscriptionId);
    if (!subscription || subscription.mailed_at || subscription.confirmed_at) return;
    const mail = speakingTo(subscription.language, () => {
      const token = signId(signer, 'newsletter-confirm', subscriptionId);
      const url = pageUrl(config.PUBLIC_URL, `/newsletter/confirm?subscription=${token}`);
      return confirmSubscriptionMail({ url, days: DAYS_TO_CONFIRM });
    });
    await mailer.send({ to: subscription.email, ...mail });
    await markSubscriptionMailed(db, subscriptionId);
  },
);
