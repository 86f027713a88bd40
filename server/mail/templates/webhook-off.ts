import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells the team that a webhook was switched off, as its endpoint took nothing. */
export function webhookOffMail({ host, publicUrl }: { host: string; publicUrl: string }): MailContent {
  const title = mailsText.webhookOff(oneLine(host));
  const line = mailsText.webhookOffWhy(host);
  const url = pageUrl(publicUrl, '/admin/webhooks');
  return {
    subject: title,
    text: [title, line, `${mailsText.openWebhooks}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${line}</p>${button(url, mailsText.openWebhooks)}`),
  };
}
