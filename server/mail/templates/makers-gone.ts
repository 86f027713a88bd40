import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an admin that keys or webhooks of people who are no admins any more still work. @param makers their addresses. */
export function makersGoneMail({ makers, publicUrl }: { makers: string[]; publicUrl: string }): MailContent {
  const title = mailsText.makerLeft(oneLine(makers.join(', ')));
  const line = mailsText.replaceWhatTheyMade;
  const url = pageUrl(publicUrl, '/admin/keys');
  return {
    subject: title,
    text: [title, line, `${mailsText.openKeys}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${line}</p>${button(url, mailsText.openKeys)}`),
  };
}
