import { deleteOldRows } from '#server/features/duplicates/merge-queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every night in India: forgets what undoes merges that can be undone no more. */
export const sweepMerges = defineScheduledJob('sweep-merges', '40 21 * * *', ({ db }) => deleteOldRows(db));
