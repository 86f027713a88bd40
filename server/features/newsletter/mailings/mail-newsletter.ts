import { speakingTo } from '#server/base/language.ts';
import { type Delivery, findQueued, finishIfThrough, setDelivered } from '#server/features/newsletter/mailings/queries.ts';
import { unsubscribeUrl } from '#server/features/newsletter/unsubscribe.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { Undeliverable } from '#server/mail/mailer.ts';
import { newsletterMail } from '#server/mail/templates/newsletter.ts';

/**
 * Brings a newsletter to one subscriber. Marked when the mail server has taken it, so that a job that ran but could not say so does not
 * mail it again; each subscriber has one job, so that each try has the same Message-ID.
 */
export const mailNewsletter = defineJob<Delivery>('mail-newsletter', async (context, delivery) => {
  const { db, mailer } = context;
  const { newsletterId, subscriptionId } = delivery;
  const queued = await findQueued(db, delivery);
  if (queued) {
    const { email, subject, text, language } = queued;
    const message = speakingTo(language, () => {
      const url = unsubscribeUrl(context, subscriptionId);
      return { unsubscribeUrl: url, ...newsletterMail({ subject, text, unsubscribeUrl: url }) };
    });
    const isTaken = await mailer.send({ to: email, ...message }).then(
      () => true,
      (error) => {
        if (error instanceof Undeliverable) return false;
        throw error;
      },
    );
    await setDelivered(db, delivery, isTaken ? 'sent' : 'failed');
  }
  await finishIfThrough(db, newsletterId);
});
