import { claimLimits } from '#server/features/claims/limits.ts';
import { deleteOld } from '#server/features/claims/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every night: what gave nobody a business, and is over, is forgotten. */
export const sweepClaims = defineScheduledJob('sweep-claims', '25 21 * * *', async ({ db }) => {
  await deleteOld(db, claimLimits.keptDays);
});
