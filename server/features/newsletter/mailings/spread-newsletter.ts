import { mailNewsletter } from '#server/features/newsletter/mailings/mail-newsletter.ts';
import { queueDeliveries } from '#server/features/newsletter/mailings/queries.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';

/** Subscribers of one transaction: each has a job of their own then, or none of them has. */
const BATCH = 200;

/**
 * Gives each subscriber whom a newsletter has to reach a job of their own, batch by batch: the next batch is put into the queue with the
 * jobs of this one, so that a process that is killed loses none and repeats none.
 */
export const spreadNewsletter: Job<{ newsletterId: string }> = defineJob(
  'spread-newsletter',
  async ({ db, jobs }, { newsletterId }: { newsletterId: string }) => {
    await db.transaction().execute(async (transaction) => {
      const taken = await queueDeliveries(transaction, newsletterId, BATCH);
      for (const subscriptionId of taken) await jobs.enqueue(transaction, mailNewsletter, { newsletterId, subscriptionId });
      if (taken.length === BATCH) await jobs.enqueue(transaction, spreadNewsletter, { newsletterId });
    });
  },
);
