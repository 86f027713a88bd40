import { speakingTo } from '#server/base/language.ts';
import { findLetterTold } from '#server/features/checks/letters/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { letterMadeMail } from '#server/mail/templates/letter-made.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells an owner that a letter with a code is on its way to their address; not of one in whose place another was made, or whose code works no more. */
export const mailLetterMade = defineJob<{ letterId: string }>('mail-letter-made', async ({ db, mailer, config }, { letterId }) => {
  const letter = await findLetterTold(db, letterId);
  if (!letter?.email) return;
  const told = { name: typedFor(letter, letter.name), endsOn: letter.ends_on, publicUrl: config.PUBLIC_URL };
  await mailer.send({ to: letter.email, ...speakingTo(letter.language, () => letterMadeMail(told)) });
});
