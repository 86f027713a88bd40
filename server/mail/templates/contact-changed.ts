import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** What was done to how an account is reached: another e-mail was asked for, or taken, or its login phone is another. */
export type ContactChange = 'email_asked' | 'email_changed' | 'phone_changed';

const told: Record<ContactChange, () => { title: string; what: string }> = {
  email_asked: () => ({ title: mailsText.otherEmailAsked, what: mailsText.otherEmailIsAsked(brand.name) }),
  email_changed: () => ({ title: mailsText.emailWasChanged, what: mailsText.emailIsChanged(brand.name) }),
  phone_changed: () => ({ title: mailsText.phoneWasChanged, what: mailsText.phoneIsChanged(brand.name) }),
};

/**
 * Tells an account's address of a change, and how to take the account back. It names nobody and no new address: nobody has proven this
 * one perhaps, and who changed it may have typed anything.
 */
export function contactChangedMail({ change, url, days }: { change: ContactChange; url: string; days: number }): MailContent {
  const { title, what } = told[change]();
  const nothing = mailsText.nothingToDoIfYou;
  const remedy = mailsText.takeBackIfNotYou(days);
  return {
    subject: title,
    text: [what, nothing, remedy, mailsText.labelled(mailsText.takeBack, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p><p style="margin:0 0 16px">${nothing}</p><p style="margin:0">${remedy}</p>${button(url, mailsText.takeBack)}`,
    ),
  };
}
