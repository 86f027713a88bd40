import { mailToOfficer } from '#server/features/grievances/mail-grievance.ts';
import { deleteUnproven, forgetDecided, takeHalfOver } from '#server/features/grievances/queries.ts';
import { FORMER_USER } from '#server/features/sessions/data-subject.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every five minutes, as the shortest time is two hours: reminds the officer of each complaint once, when half of its time is over. */
export const remindOfficer = defineScheduledJob('remind-grievance-officer', '*/5 * * * *', async ({ db, jobs }) => {
  await db.transaction().execute(async (transaction) => {
    for (const { grievance_id: grievanceId } of await takeHalfOver(transaction))
      await jobs.enqueue(transaction, mailToOfficer, { grievanceId, isReminder: true });
  });
});

/** Forgets, each night, who made the complaints that no law wants kept any more, and requests that nobody has proven. */
export const sweepGrievances = defineScheduledJob('sweep-grievances', '40 21 * * *', async ({ db }) => {
  await forgetDecided(db, FORMER_USER);
  await deleteUnproven(db);
});
