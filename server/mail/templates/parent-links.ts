import { button, Html, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { childrenText, mailsText } from '#shared/texts.ts';

/** Brings a parent the links of all children who have named their address: by each they agree, and end the account later. */
export function parentLinksMail({ urls }: { urls: string[] }): MailContent {
  const title = childrenText.linksMailTitle(brand.name);
  const [what, warning] = [childrenText.linksMailSays, childrenText.linksMailWarning];
  const buttons = urls.map((url) => button(url, childrenText.lookAtIt).source);
  return {
    subject: title,
    text: [what, ...urls.map((url) => mailsText.labelled(childrenText.lookAtIt, url)), warning].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${new Html(buttons.join(''))}<p style="margin:0">${warning}</p>`),
  };
}
