import { pageUrl, speakingTo } from '#server/base/language.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { passwordChangedMail } from '#server/mail/templates/password-changed.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells an account's owner of a new password, in case somebody else set it. */
export const mailPasswordChanged = defineJob<PublicAccount>('mail-password-changed', async ({ db, mailer, config }, account) => {
  const addressee = await findAddressee(db, account);
  if (!addressee?.email) return;
  const steps = account.kind === 'user' ? '/user/forgot-password/verify-email' : '/supplier/forgot-password/verify-email';
  const mail = speakingTo(addressee.language, () =>
    passwordChangedMail({ name: typedFor(addressee, addressee.name), resetUrl: pageUrl(config.PUBLIC_URL, steps) }),
  );
  await mailer.send({ to: addressee.email, ...mail });
});
