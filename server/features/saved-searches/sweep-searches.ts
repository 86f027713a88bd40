import { DAYS_TO_CONFIRM } from '#server/features/saved-searches/bounds.ts';
import { deleteUnconfirmed } from '#server/features/saved-searches/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every hour: forgets searches that were not confirmed in time. */
export const sweepSearches = defineScheduledJob('sweep-searches', '25 * * * *', ({ db }) => deleteUnconfirmed(db, DAYS_TO_CONFIRM));
