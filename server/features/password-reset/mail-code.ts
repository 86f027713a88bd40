import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import type { Signer } from '#server/base/signer.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { findMailed, type ResetSubject } from '#server/features/password-reset/account-queries.ts';
import { findUnmailedReset, markCodeMailed, setCode } from '#server/features/password-reset/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { resetCodeMail } from '#server/mail/templates/reset-code.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/**
 * Mails the code and the link of a reset, which stand nowhere but in the mail. Every try of the job makes the same ones, so that a
 * mail that comes twice says the same twice; one that has ended is not sent late.
 */
export const mailResetCode = defineJob<{ resetId: string }>('mail-reset-code', async ({ db, mailer, config, signer }, { resetId }) => {
  const reset = await findUnmailedReset(db, resetId);
  const mailed = reset && (await findMailed(db, reset as ResetSubject));
  if (!mailed) return;
  const code = codeOf(signer, resetId);
  await setCode(db, resetId, await hashPassword(code));
  const pages = reset.kind === 'user' ? '/user/forgot-password' : '/supplier/forgot-password';
  const mail = speakingTo(mailed.language, () => {
    const linkUrl = pageUrl(config.PUBLIC_URL, `${pages}/link?reset=${signId(signer, 'reset-link', resetId)}`);
    return resetCodeMail({ code, linkUrl, minutes: reset.minutes, userName: typedFor(mailed, mailed.user_name ?? undefined) });
  });
  await mailer.send({ to: reset.email, ...mail });
  await markCodeMailed(db, resetId);
});

/** Four digits that nobody can tell without the server's key. */
function codeOf(signer: Signer, resetId: string) {
  return String(signer.digest('reset-code', resetId).readUIntBE(0, 6) % 10_000).padStart(4, '0');
}
