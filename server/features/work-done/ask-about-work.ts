import { speakingTo } from '#server/base/language.ts';
import { findTold, takeDue } from '#server/features/work-done/queries.ts';
import { tellPerson } from '#server/features/work-done/tell-person.ts';
import { addressOf, workPath } from '#server/features/work-done/work-link.ts';
import { defineJob, defineScheduledJob, type Job } from '#server/jobs/define-job.ts';
import { workDoneMail } from '#server/mail/templates/work-done.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import { quietUntil } from '#server/messages/quiet-hours.ts';

/** Mails whoever asked the question whether the work was done, when they have not said so meanwhile. */
export const mailWorkDone: Job<{ requirementId: string }> = defineJob('mail-work-done', async (context, { requirementId }) => {
  const told = await findTold(context.db, requirementId);
  if (!told?.email || isSaid(told)) return;
  const businessName = typedFor({ isProven: told.user_id !== null }, told.business_name);
  const mail = speakingTo(told.language, () =>
    workDoneMail({ businessName, url: addressOf(context, workPath(context.signer, requirementId)) }),
  );
  await context.mailer.send({ to: told.email, reference: `work-done-${requirementId}`, ...mail });
});

/** Asks by the ways that whoever asked has chosen. */
export const tellWorkDone: Job<{ requirementId: string }> = defineJob('tell-work-done', async (context, { requirementId }) => {
  await context.db.transaction().execute(async (transaction) => {
    const told = await findTold(transaction, requirementId);
    if (!told || isSaid(told)) return;
    await tellPerson(context, transaction, told, {
      again: tellWorkDone,
      kind: 'workDone',
      topic: 'answers',
      path: workPath(context.signer, requirementId),
      about: { workOf: requirementId },
      mail: mailWorkDone,
    });
  });
});

/** Every hour of the day: has asked whoever chose somebody so long ago that the work should be done, once each. Never at night. */
export const askAboutWork = defineScheduledJob('ask-about-work', '15 * * * *', async ({ db, jobs }) => {
  const now = new Date();
  if (quietUntil(now)) return;
  await db.transaction().execute(async (transaction) => {
    for (const requirementId of await takeDue(transaction, now)) await jobs.enqueue(transaction, tellWorkDone, { requirementId });
  });
});

const isSaid = ({ work_answer }: { work_answer: string | null }) => work_answer === 'done' || work_answer === 'not_done';
