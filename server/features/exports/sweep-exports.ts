import { deleteOldExports } from '#server/features/exports/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every night in India: forgets downloads of the day before. */
export const sweepExports = defineScheduledJob('sweep-exports', '20 21 * * *', ({ db }) => deleteOldExports(db));
