import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an address that an account has an earlier one again, for good: whoever thinks that wrong writes to the team. */
export function accountTakenBackMail({ contactUrl }: { contactUrl: string }): MailContent {
  const title = mailsText.accountTakenBack;
  const what = mailsText.earlierEmailAgain(brand.name);
  const wrong = mailsText.writeToUsIfWrong;
  return {
    subject: title,
    text: [what, mailsText.labelled(wrong, contactUrl)].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(contactUrl, wrong)}`),
  };
}
