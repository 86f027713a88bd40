import { deleteOldRemovals } from '#server/features/data-feed/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Forgets rows that went so long ago that programs are not told of it any more. */
export const sweepRemovals = defineScheduledJob('sweep-removals', '45 20 * * *', ({ db }) => deleteOldRemovals(db));
