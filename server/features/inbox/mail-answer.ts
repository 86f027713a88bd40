import { indiaDay } from '#server/base/india-day.ts';
import { speakingTo } from '#server/base/language.ts';
import { findAnswer } from '#server/features/inbox/answer-queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { teamAnswerMail } from '#server/mail/templates/team-answer.ts';

/** Brings an answer of the team to whoever wrote; replying to it reaches the team. */
export const mailAnswer = defineJob<{ answerId: string }>('mail-team-answer', async ({ db, mailer, config }, { answerId }) => {
  const found = await findAnswer(db, answerId);
  if (!found) return;
  const { body, language, email, asked_at } = found;
  const replyTo = config.TEAM_EMAIL ?? config.ADMIN_EMAIL;
  const mail = () => teamAnswerMail({ body, askedOn: indiaDay(asked_at), publicUrl: config.PUBLIC_URL });
  await mailer.send({ to: email, ...(replyTo && { replyTo }), ...speakingTo(language, mail) });
});
