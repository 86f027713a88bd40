import { mailSubscription } from '#server/features/newsletter/mail-subscription.ts';
import { deleteUnconfirmed, takeUnasked } from '#server/features/newsletter/queries.ts';
import { DAYS_TO_CONFIRM } from '#server/features/newsletter/time-to-confirm.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Mails an hour to addresses from before: a mail server that suddenly sends thousands is taken for one that was broken into. */
const MOST_ASKED = 200;

/**
 * Every hour: forgets addresses that have not confirmed in time, and asks those that subscribed before addresses were asked, each once.
 */
export const sweepSubscriptions = defineScheduledJob('sweep-subscriptions', '20 * * * *', async ({ db, jobs }) => {
  await deleteUnconfirmed(db, DAYS_TO_CONFIRM);
  await db.transaction().execute(async (transaction) => {
    for (const { newsletter_subscription_id: subscriptionId } of await takeUnasked(transaction, MOST_ASKED)) {
      await jobs.enqueue(transaction, mailSubscription, { subscriptionId });
    }
  });
});
