import { speakingTo } from '#server/base/language.ts';
import { findAdminAddress } from '#server/features/accounts/admins/get-admin.ts';
import { getLanguage } from '#server/features/accounts/language/get-language.ts';
import { findTexts } from '#server/features/newsletter/mailings/queries.ts';
import { unsubscribeUrl } from '#server/features/newsletter/unsubscribe.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { newsletterMail } from '#server/mail/templates/newsletter.ts';
import { mailsText } from '#shared/texts.ts';

/** Brings a draft to an admin; its link to unsubscribe is nobody's. */
export const mailTest = defineJob<{ newsletterId: string; adminId: string }>(
  'mail-newsletter-test',
  async (context, { newsletterId, adminId }) => {
    const texts = await findTexts(context.db, newsletterId);
    if (!texts) return;
    const admin = { kind: 'admin', adminId } as const;
    const email = await findAdminAddress(context, adminId);
    if (email === undefined) return;
    const language = await getLanguage(context, admin);
    const message = speakingTo(language, () => {
      const url = unsubscribeUrl(context, newsletterId);
      return { unsubscribeUrl: url, ...newsletterMail({ ...texts, subject: mailsText.testOf(texts.subject), unsubscribeUrl: url }) };
    });
    await context.mailer.send({ to: email, ...message });
  },
);
