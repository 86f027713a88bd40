import type { Context } from '#server/context.ts';
import { closeMonths } from '#server/features/figures/close-months.ts';
import { deleteCountsBefore, deleteRareWords } from '#server/features/page-views/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { figureLimits } from '#shared/figure-limits.ts';
import { limits } from '#shared/limits.ts';

/**
 * While India sleeps: adds up the months that are over, then removes the counts of days that no page shows any more, and earlier the
 * words of few.
 */
export const sweepCounts = defineScheduledJob('sweep-counts', '50 21 * * *', async ({ db }: Context) => {
  const { rareAfterDays, leastSearches, leastVisits } = limits.sayings;
  const { daysKept, leastVisits: leastAskers } = figureLimits;
  await closeMonths(db);
  await deleteCountsBefore(db, { views: Math.max(...limits.numbersPeriods), searches: daysKept });
  await deleteRareWords(db, rareAfterDays, { leastSearches, leastVisits, leastAskers });
});
