import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Asks whether the address of an account is its reader's, and says what that gives. */
export function askWhose(kind: 'user' | 'contractor'): string {
  return kind === 'user' ? mailsText.isUsersEmailYours(brand.name) : mailsText.isBusinessEmailYours(brand.name);
}

/** Asks the reader of an address whether the account that names it is theirs. */
export function proveEmailMail({ kind, url, days }: { kind: 'user' | 'contractor'; url: string; days: number }): MailContent {
  const title = mailsText.confirmYourEmail;
  const what = askWhose(kind);
  const rule = mailsText.confirmWithin(days);
  const warning = mailsText.ignoreIfNotRegistered;
  return {
    subject: mailsText.confirmYourEmailFor(brand.name),
    text: [what, mailsText.labelled(mailsText.confirm, url), rule, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${what}</p>${button(url, mailsText.confirmThisEmail)}<p style="margin:0 0 16px">${rule}</p><p style="margin:0">${warning}</p>`,
    ),
  };
}
