import { deleteEndedEmailChanges } from '#server/features/accounts/email-changes/queries.ts';
import { deleteEndedFailures } from '#server/features/accounts/logins/queries.ts';
import { endExpiredSessions } from '#server/features/sessions/end-sessions.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Removes what no longer counts: expired sessions, and failed logins whose time is over. */
export const sweepSessions = defineScheduledJob('sweep-sessions', '*/15 * * * *', async ({ db }) => {
  await endExpiredSessions(db);
  await deleteEndedFailures(db);
  await deleteEndedEmailChanges(db);
});
