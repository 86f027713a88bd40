import { speakingTo } from '#server/base/language.ts';
import { findTold } from '#server/features/checks/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { checkDecidedMail } from '#server/mail/templates/check-decided.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import type { CheckKind } from '#shared/check-kinds.ts';

/** Tells an owner what became of a number that they sent for check, or that the team took a check back; not what the listing ended meanwhile. */
export const mailCheckDecided = defineJob<{ checkId: string }>('mail-check-decided', async ({ db, mailer, config }, { checkId }) => {
  const check = await findTold(db, checkId);
  if (!check?.email || check.state === 'waiting' || (check.state === 'ended' && check.ended_as !== 'team')) return;
  const { reason, language } = check;
  const told = {
    name: typedFor(check, check.name),
    kind: check.kind as CheckKind,
    state: check.state as 'standing' | 'refused' | 'ended',
    reason,
    endsOn: check.ends_on,
    publicUrl: config.PUBLIC_URL,
  };
  await mailer.send({ to: check.email, ...speakingTo(language, () => checkDecidedMail(told)) });
});
