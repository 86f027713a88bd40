import { pageUrl } from '#server/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an owner that the team has put their business into the directory. */
export function businessImportedMail({ name, isListed, publicUrl }: { name: string; isListed: boolean; publicUrl: string }): MailContent {
  const title = mailsText.isOnSite(brand.name);
  const what = isListed ? mailsText.importedAndListed(oneLine(name), brand.name) : mailsText.importedAndChecked(oneLine(name), brand.name);
  const next = mailsText.choosePassword;
  const removal = mailsText.removal(operator.infoEmail);
  const url = pageUrl(publicUrl, '/supplier/forgot-password/verify-email');
  return {
    subject: title,
    text: [title, what, next, mailsText.labelled(mailsText.takeItOver, url), removal].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p><p style="margin:0">${next}</p>${button(url, mailsText.takeItOver)}<p style="margin:0">${removal}</p>`,
    ),
  };
}
