import { html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';

/** Shows whoever set up a mail server that it works, and how mails of the site look. */
export function mailWorksMail({ MAIL_FROM, PUBLIC_URL }: { MAIL_FROM: string; PUBLIC_URL: string }): MailContent {
  const title = `Mail of ${brand.name} works`;
  const what = `This mail was sent from ${MAIL_FROM} for ${PUBLIC_URL}. If you can read it, so can the people whom the site writes to.`;
  return { subject: title, text: `${title}\n\n${what}`, html: page(title, html`<p style="margin:0">${what}</p>`) };
}
