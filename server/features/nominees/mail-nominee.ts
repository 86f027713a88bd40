import { pageUrl, speakingTo } from '#server/base/language.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { nomineeNamedMail } from '#server/mail/templates/nominee-named.ts';

/** Tells an account's owner that somebody was named to act for it, in case somebody else did it. */
export const mailNomineeNamed = defineJob<PublicAccount>('mail-nominee-named', async ({ db, mailer, config }, account) => {
  const addressee = await findAddressee(db, account);
  if (!addressee?.email) return;
  const path = account.kind === 'user' ? '/user/told#nominee' : '/profilesupplier/told#nominee';
  const mail = speakingTo(addressee.language, () => nomineeNamedMail({ url: pageUrl(config.PUBLIC_URL, path) }));
  await mailer.send({ to: addressee.email, ...mail });
});
