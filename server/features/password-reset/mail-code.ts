import { randomInt } from 'node:crypto';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { findUnmailedReset, hasAccount, markCodeMailed, type ResetSubject, setCode } from '#server/features/password-reset/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { resetCodeMail } from '#server/mail/templates/reset-code.ts';

/**
 * Makes a code and mails it, so that it stands nowhere but in the mail. Every try of the job makes another; one that has ended
 * is not sent late.
 */
export const mailResetCode = defineJob<{ resetId: string }>('mail-reset-code', async ({ db, mailer }, { resetId }) => {
  const reset = await findUnmailedReset(db, resetId);
  if (!reset || !(await hasAccount(db, reset as ResetSubject))) return;
  const code = String(randomInt(10_000)).padStart(4, '0');
  await setCode(db, resetId, await hashPassword(code));
  await mailer.send({ to: reset.email, ...resetCodeMail({ code, minutes: reset.minutes }) });
  await markCodeMailed(db, resetId);
});
