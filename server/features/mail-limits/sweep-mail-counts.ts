import { deleteEndedCounts } from '#server/features/mail-limits/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Forgets counters whose hour is over. */
export const sweepMailCounts = defineScheduledJob('sweep-mail-counts', '50 * * * *', ({ db }) => deleteEndedCounts(db));
