import { deleteOldCalls } from '#server/features/api-keys/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Forgets how keys were used more than a year ago. */
export const sweepKeyCalls = defineScheduledJob('sweep-key-calls', '25 21 * * *', ({ db }) => deleteOldCalls(db));
