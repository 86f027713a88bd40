import { deleteDecided } from '#server/features/what-waits/taker-queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every quarter of an hour: who has taken what is decided by now is forgotten. */
export const forgetTakers = defineScheduledJob('forget-takers', '7-59/15 * * * *', async ({ db }) => {
  await deleteDecided(db);
});
