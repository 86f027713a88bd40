import { mailFinds } from '#server/features/saved-searches/telling/mail-finds.ts';
import { findNew, gatherDue } from '#server/features/saved-searches/telling/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { limits } from '#shared/limits.ts';

/** Businesses, and mails, of one transaction. */
const BATCH = 200;

/** A decision can be taken back for some seconds: nobody is told of it before. */
const SECONDS = limits.undoSeconds + 10;

/**
 * Every minute: looks for whom the businesses are new that were listed since, and mails what is due. Each batch is a transaction of its own
 * with its jobs, so that a process that is killed loses none and repeats none, and two at once take different ones.
 */
export const followNewListings = defineScheduledJob('follow-new-listings', '* * * * *', async ({ db, jobs }) => {
  let taken: number;
  do {
    taken = await db.transaction().execute((transaction) => findNew(transaction, { most: BATCH, seconds: SECONDS }));
  } while (taken === BATCH);
  do {
    taken = await db.transaction().execute(async (transaction) => {
      const due = await gatherDue(transaction, BATCH);
      for (const mail of due.mails) await jobs.enqueue(transaction, mailFinds, mail);
      return due.taken;
    });
  } while (taken === BATCH);
});
