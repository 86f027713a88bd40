import { pageUrl, speakingTo } from '#server/base/language.ts';
import { findAdminById } from '#server/features/accounts/admins/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { factorOffMail } from '#server/mail/templates/factor-off.ts';

/** Tells somebody of the team that they sign in without a code from now on: they may not have wanted it. */
export const mailFactorOff = defineJob<{ adminId: string }>('mail-factor-off', async ({ db, mailer, config }, { adminId }) => {
  const admin = await findAdminById(db, adminId);
  if (!admin) return;
  const mail = speakingTo(admin.language, () => factorOffMail({ url: pageUrl(config.PUBLIC_URL, '/admin/my-account') }));
  await mailer.send({ to: admin.email, ...mail });
});
