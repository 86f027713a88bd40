import { deleteOldResets } from '#server/features/password-reset/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Forgets the addresses that were typed, when no limit counts them any more. */
export const sweepResets = defineScheduledJob('sweep-password-resets', '20 * * * *', ({ db }) => deleteOldResets(db));
