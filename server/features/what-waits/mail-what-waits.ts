import { moveMark } from '#server/features/what-waits/mark-queries.ts';
import { selectWhatWaits } from '#server/features/what-waits/queries.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { whatWaitsMail } from '#server/mail/templates/what-waits.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

/** How far back the first look reaches. Milliseconds. */
const FIRST = 15 * 60_000;

/** Tells the team what has come since the last such mail, and how much waits in all. */
export const mailWhatWaits = defineJob<{ come: WhatWaits }>('mail-what-waits', async ({ db, mailer, config }, { come }) => {
  const waiting = await selectWhatWaits(db);
  await mailer.sendToTeam(whatWaitsMail({ come, waiting, publicUrl: config.PUBLIC_URL }));
});

/**
 * Looks every quarter of an hour whether registrations, reports, comments, held reviews, enquiries in quarantine or numbers to check have come: one
 * mail tells of all of them. Messages to the team and complaints are mailed each by itself when they come.
 */
export const lookWhatWaits = defineScheduledJob('look-what-waits', '*/15 * * * *', async ({ db, jobs }) => {
  await db.transaction().execute(async (transaction) => {
    const come = await selectWhatWaits(transaction, await moveMark(transaction, 'waiting_mailed_until', { reach: FIRST }));
    const { messages: _mailed, grievances: _mailedToo, duplicates: _neverUrgent, edits: _shownAlready, ...told } = come;
    if (Object.values(told).some((n) => n > 0)) await jobs.enqueue(transaction, mailWhatWaits, { come });
  });
});
