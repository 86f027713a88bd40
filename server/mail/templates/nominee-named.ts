import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an account's owner that somebody may act for it: whoever named nobody must learn of it. It does not say who, as that was typed. */
export function nomineeNamedMail({ url }: { url: string }): MailContent {
  const title = mailsText.nomineeNamed;
  const what = mailsText.nomineeNamedWhat(brand.name);
  const warning = mailsText.nomineeNamedWarning;
  return {
    subject: title,
    text: [what, warning, mailsText.labelled(mailsText.seeNominee, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p><p style="margin:16px 0 0">${warning}</p>${button(url, mailsText.seeNominee)}`),
  };
}
