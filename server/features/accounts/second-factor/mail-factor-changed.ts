import { pageUrl, speakingTo } from '#server/base/language.ts';
import { findAdminById } from '#server/features/accounts/admins/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type FactorChange, factorChangedMail } from '#server/mail/templates/factor-changed.ts';

/** Tells somebody of the team what has changed about their sign-in, in case somebody else did it at a screen that was left open. */
export const mailFactorChanged = defineJob<{ adminId: string; change: FactorChange }>(
  'mail-factor-changed',
  async ({ db, mailer, config }, { adminId, change }) => {
    const admin = await findAdminById(db, adminId);
    if (!admin) return;
    const mail = speakingTo(admin.language, () => factorChangedMail({ change, url: pageUrl(config.PUBLIC_URL, '/admin/my-account') }));
    await mailer.send({ to: admin.email, ...mail });
  },
);
