import { endOver } from '#server/features/checks/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every minute: ends the checks whose time is over, so that lists and kept pages follow. */
export const endChecks = defineScheduledJob('end-checks', '* * * * *', ({ db }) => db.transaction().execute(endOver));
