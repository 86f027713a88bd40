import { speakingTo } from '#server/base/language.ts';
import { findTold, takeDue } from '#server/features/checks/queries.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { checkEndsMail } from '#server/mail/templates/check-ends.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import type { CheckKind } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';

/** Reminds an owner that a check ends soon; not of one that has ended meanwhile. */
export const mailCheckEnds = defineJob<{ checkId: string }>('mail-check-ends', async ({ db, mailer, config }, { checkId }) => {
  const check = await findTold(db, checkId);
  if (!check?.email || check.state !== 'standing' || !check.ends_on) return;
  const told = { name: typedFor(check, check.name), kind: check.kind as CheckKind, endsOn: check.ends_on, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: check.email, ...speakingTo(check.language, () => checkEndsMail(told)) });
});

/** Every hour: has owners reminded of checks that end soon, once for each time before. What comes late is told once, by the latest. */
export const remindOfEnds = defineScheduledJob('remind-of-check-ends', '20 * * * *', async ({ db, jobs }) => {
  const latestFirst = limits.checks.reminderDays.toSorted((a, b) => a - b);
  await db.transaction().execute(async (transaction) => {
    for (const days of latestFirst)
      for (const checkId of await takeDue(transaction, days)) await jobs.enqueue(transaction, mailCheckEnds, { checkId });
  });
});
