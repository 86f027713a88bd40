import { deleteCountsBefore } from '#server/features/page-views/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { limits } from '#shared/limits.ts';

/** Removes, while India sleeps, the counts of days that the numbers of the site show no more. */
export const sweepCounts = defineScheduledJob('sweep-counts', '50 21 * * *', ({ db }) =>
  deleteCountsBefore(db, Math.max(...limits.numbersPeriods)),
);
