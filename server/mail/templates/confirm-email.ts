import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Asks the reader of a new address whether an account may have it; whose, they know or it is not theirs to confirm. */
export function confirmEmailMail({ url }: { url: string }): MailContent {
  const title = mailsText.confirmNewEmail;
  const what = mailsText.wantsThisEmail(brand.name);
  const warning = mailsText.nothingChangesIfNotYou;
  return {
    subject: title,
    text: [title, what, mailsText.labelled(mailsText.confirm, url), warning].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, mailsText.confirmThisEmail)}<p style="margin:0">${warning}</p>`),
  };
}
