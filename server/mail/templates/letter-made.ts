import { pageUrl } from '#server/base/language.ts';
import { showDay } from '#server/mail/show-day.ts';
import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

interface MadeLetter {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  /** The last day on which its code works. */
  endsOn: string;
  publicUrl: string;
}

/** Tells an owner that a letter on paper is on its way, whose code proves the address of their business. */
export function letterMadeMail({ name, endsOn, publicUrl }: MadeLetter): MailContent {
  const title = mailsText.letterComes;
  const what = mailsText.letterComesWhere(named(name, mailsText.yourBusiness), showDay(endsOn));
  const url = pageUrl(publicUrl, '/profilesupplier/checks');
  return {
    subject: title,
    text: [title, what, mailsText.labelled(mailsText.yourChecks, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, mailsText.yourChecks)}`),
  };
}
