import { pageUrl } from '#server/base/language.ts';
import { showDay } from '#server/mail/show-day.ts';
import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import type { CheckKind } from '#shared/check-kinds.ts';
import { checkNames } from '#shared/check-names.ts';
import { mailsText } from '#shared/texts.ts';

interface EndingCheck {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  kind: CheckKind;
  /** The last day on which it stands. */
  endsOn: string;
  publicUrl: string;
}

/** Reminds an owner that a check of their business ends soon. */
export function checkEndsMail({ name, kind, endsOn, publicUrl }: EndingCheck): MailContent {
  const title = mailsText.checkEndsSoon(checkNames[kind](), showDay(endsOn));
  const what = mailsText.checkEndsHow(named(name, mailsText.yourBusiness));
  const url = pageUrl(publicUrl, '/profilesupplier/checks');
  return {
    subject: title,
    text: [title, what, mailsText.labelled(mailsText.yourChecks, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, mailsText.yourChecks)}`),
  };
}
