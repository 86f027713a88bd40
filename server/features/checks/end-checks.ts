import { deleteOldLetters } from '#server/features/checks/letters/queries.ts';
import { endOver } from '#server/features/checks/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every minute: ends the checks whose time is over, so that lists and kept pages follow; letters whose code is too old go. */
export const endChecks = defineScheduledJob('end-checks', '* * * * *', async ({ db }) => {
  await db.transaction().execute(endOver);
  await deleteOldLetters(db);
});
