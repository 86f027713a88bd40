import { deleteOldCodes } from '#server/features/phone-codes/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Forgets the numbers that were typed, when no limit counts them any more. */
export const sweepPhoneCodes = defineScheduledJob('sweep-phone-codes', '25 * * * *', ({ db }) => deleteOldCodes(db));
