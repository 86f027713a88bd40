import type { Context } from '#server/context.ts';
import { deleteCountsBefore, deleteRareWords } from '#server/features/page-views/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { limits } from '#shared/limits.ts';

/** Removes, while India sleeps, the counts of days that the numbers of the site show no more, and earlier the words of few. */
export const sweepCounts = defineScheduledJob('sweep-counts', '50 21 * * *', async ({ db }: Context) => {
  const { rareAfterDays, leastSearches, leastVisits } = limits.sayings;
  await deleteCountsBefore(db, Math.max(...limits.numbersPeriods));
  await deleteRareWords(db, rareAfterDays, leastSearches, leastVisits);
});
