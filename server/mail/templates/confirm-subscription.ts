import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Asks the reader of an address whether it wants the newsletter. */
export function confirmSubscriptionMail({ url, days }: { url: string; days: number }): MailContent {
  const title = mailsText.confirmNewsletter;
  const what = mailsText.wantsNewsletter(brand.name);
  const warning = mailsText.addressForgotten(days);
  return {
    subject: mailsText.confirmNewsletterOf(brand.name),
    text: [what, mailsText.labelled(mailsText.confirm, url), warning].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, mailsText.yesSendNewsletter)}<p style="margin:0">${warning}</p>`),
  };
}
