import { peopleLimits } from '#server/features/business-people/limits.ts';
import { deleteOld } from '#server/features/business-people/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every night: invitations that came to nothing are forgotten. */
export const sweepInvitations = defineScheduledJob('sweep-invitations', '41 21 * * *', ({ db }) => deleteOld(db, peopleLimits.keptDays));
