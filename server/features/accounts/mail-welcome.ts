import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { speakingTo } from '#server/language.ts';
import { welcomeMail } from '#server/mail/templates/welcome.ts';

/** Greets a new account; one that is gone again is not greeted. */
export const mailWelcome = defineJob<PublicAccount>('mail-welcome', async ({ db, mailer, config }, account) => {
  const addressee = await findAddressee(db, account);
  if (!addressee?.email) return;
  const id = account.kind === 'user' ? account.userId : account.businessId;
  const mail = speakingTo(addressee.language, () =>
    welcomeMail({ name: addressee.name, kind: account.kind, publicUrl: config.PUBLIC_URL }),
  );
  await mailer.send({ to: addressee.email, reference: `welcome-${id}`, ...mail });
});
