import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { askWhose } from '#server/mail/templates/prove-email.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/**
 * Greets a new account, a user's or that of a business whose profile waits for approval, and asks whether the address is theirs. Nothing in
 * it was typed by whoever registered: that may be somebody else than who reads it.
 */
export function welcomeMail({ kind, url, days }: { kind: 'user' | 'contractor'; url: string; days: number }): MailContent {
  const title = mailsText.welcomeToSite(brand.name);
  const next = kind === 'user' ? mailsText.usersCanNow : mailsText.profileWaits;
  const ask = askWhose(kind);
  const rule = mailsText.confirmWithin(days);
  const warning = mailsText.ignoreIfNotRegistered;
  return {
    subject: title,
    text: [title, ask, mailsText.labelled(mailsText.confirmThisEmail, url), rule, next, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${ask}</p>${button(url, mailsText.confirmThisEmail)}
<p style="margin:0 0 16px">${rule}</p><p style="margin:0 0 16px">${next}</p><p style="margin:0">${warning}</p>`,
    ),
  };
}
