import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells the team that a key for programs was used from another address than it is for. */
export function keyRefusedMail({ name, address, publicUrl }: { name: string; address: string; publicUrl: string }): MailContent {
  const title = mailsText.keyRefused(oneLine(name));
  const line = mailsText.keyRefusedFrom(name, address);
  const url = pageUrl(publicUrl, '/admin/keys');
  return {
    subject: title,
    text: [title, line, `${mailsText.openKeys}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${line}</p>${button(url, mailsText.openKeys)}`),
  };
}
