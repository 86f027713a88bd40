import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { childrenText, mailsText } from '#shared/texts.ts';

/** Tells a parent that their child has said to be 18: their link ends nothing from now on. */
export function grownUpMail({ publicUrl }: { publicUrl: string }): MailContent {
  const title = childrenText.grownUpMailTitle(brand.name);
  const [what, warning] = [childrenText.grownUpMailSays, childrenText.grownUpMailWarning];
  const url = pageUrl(publicUrl, '/contact');
  return {
    subject: title,
    text: [what, warning, mailsText.labelled(childrenText.writeToUs, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px">${what}</p><p style="margin:0">${warning}</p>${button(url, childrenText.writeToUs)}`),
  };
}
