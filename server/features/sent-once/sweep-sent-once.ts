import { deleteOldSendings } from '#server/features/sent-once/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Forgets what was sent so long ago that nobody sends it again. */
export const sweepSentOnce = defineScheduledJob('sweep-sent-once', '35 * * * *', ({ db }) => deleteOldSendings(db));
