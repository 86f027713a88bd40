import { pageUrl, speakingTo } from '#server/base/language.ts';
import { lockAdmin, putAdminLink } from '#server/features/accounts/admins/queries.ts';
import { LINK_LASTS, passwordPath } from '#server/features/accounts/admins/set-admin.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { adminLinkMail } from '#server/mail/templates/admin-link.ts';

/**
 * Mails an admin the link by which they set their password, which stands nowhere but in the mail. Every try of the job makes the same one, so
 * that a mail that comes twice says the same twice; whoever has set a password meanwhile is mailed none.
 */
export const mailAdminLink = defineJob<{ adminId: string; asked: string }>(
  'mail-admin-link',
  async ({ db, mailer, config, signer }, { adminId, asked }) => {
    const token = signer.digest('admin-link', adminId, asked).toString('base64url');
    const admin = await db.transaction().execute(async (transaction) => {
      const found = await lockAdmin(transaction, adminId);
      if (!found || found.password_set_at) return undefined;
      await putAdminLink(transaction, adminId, hashToken(token), LINK_LASTS);
      return found;
    });
    if (!admin) return;
    const mail = speakingTo(admin.language, () =>
      adminLinkMail({ url: pageUrl(config.PUBLIC_URL, passwordPath(token)), hours: LINK_LASTS }),
    );
    await mailer.send({ to: admin.email, ...mail });
  },
);
