import { pageUrl } from '#server/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Greets a new account: a user, or a business whose profile waits for approval. */
export function welcomeMail({ name, kind, publicUrl }: { name: string; kind: 'user' | 'contractor'; publicUrl: string }): MailContent {
  const greeting = mailsText.welcome(oneLine(name));
  const { next, url, label } =
    kind === 'user'
      ? {
          next: mailsText.usersCanNow,
          url: pageUrl(publicUrl, ''),
          label: mailsText.findBusiness,
        }
      : {
          next: mailsText.profileWaits,
          url: pageUrl(publicUrl, '/profilesupplier'),
          label: mailsText.seeYourProfile,
        };
  return {
    subject: mailsText.welcomeToSite(brand.name),
    text: [greeting, next, mailsText.labelled(label, url)].join('\n\n'),
    html: page(greeting, html`<p style="margin:0">${next}</p>${button(url, label)}`),
  };
}
