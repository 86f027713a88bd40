import { html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Somebody has become an admin, and sets their password by this link. */
export function adminLinkMail({ url, hours }: { url: string; hours: number }): MailContent {
  const title = mailsText.youAreAdmin(brand.name);
  const what = mailsText.setAdminPassword(brand.name);
  const once = mailsText.adminLinkLasts(hours);
  const warning = mailsText.ignoreIfUnexpected;
  return {
    subject: title,
    text: `${what}\n${url}\n\n${once}\n\n${warning}`,
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}<br><a href="${url}">${url}</a></p>
<p style="margin:0 0 16px">${once}</p>
<p style="margin:0">${warning}</p>`,
    ),
  };
}
