import { failOld, finishIfThrough, selectSending } from '#server/features/newsletter/mailings/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Days after which a newsletter is as through as it will be: the queue has given up each mail by then. */
const MOST_DAYS = 3;

/** Every ten minutes: ends newsletters that nobody ended, as when their last subscriber left the list meanwhile. */
export const sweepNewsletters = defineScheduledJob('sweep-newsletters', '*/10 * * * *', async ({ db }) => {
  await failOld(db, MOST_DAYS);
  for (const newsletterId of await selectSending(db)) await finishIfThrough(db, newsletterId);
});
