import { getAdmin } from '#server/features/accounts/admins/get-admin.ts';
import { findTexts } from '#server/features/newsletter/mailings/queries.ts';
import { unsubscribeUrl } from '#server/features/newsletter/unsubscribe.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { newsletterMail } from '#server/mail/templates/newsletter.ts';

/** Brings a draft to an admin; its link to unsubscribe is nobody's. */
export const mailTest = defineJob<{ newsletterId: string; adminId: string }>(
  'mail-newsletter-test',
  async (context, { newsletterId, adminId }) => {
    const texts = await findTexts(context.db, newsletterId);
    if (!texts) return;
    const { email } = await getAdmin(context, { kind: 'admin', adminId });
    const url = unsubscribeUrl(context, newsletterId);
    const message = newsletterMail({ ...texts, subject: `Test: ${texts.subject}`, unsubscribeUrl: url });
    await context.mailer.send({ to: email, unsubscribeUrl: url, ...message });
  },
);
