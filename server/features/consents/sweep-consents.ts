import { deleteEnded } from '#server/features/consents/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** A question may come up about what was done by a consent until then (docs/decisions/234-consents.md). */
const KEPT_DAYS = 365;

/** Every night in India: forgets what was ended so long ago that nobody has to prove it any more. */
export const sweepConsents = defineScheduledJob('sweep-consents', '40 20 * * *', ({ db }) => deleteEnded(db, KEPT_DAYS));
