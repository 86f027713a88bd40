import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand, operator } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an owner that the team has put their business into the directory; which, its page says: nobody has proven to read the address of a list. */
export function businessImportedMail({
  businessId,
  isListed,
  publicUrl,
}: {
  businessId: string;
  isListed: boolean;
  publicUrl: string;
}): MailContent {
  const title = mailsText.isOnSite(brand.name);
  const what = isListed
    ? mailsText.importedAndListed(mailsText.yourBusiness, brand.name)
    : mailsText.importedAndChecked(mailsText.yourBusiness, brand.name);
  const next = mailsText.choosePassword;
  const removal = mailsText.removal(operator.infoEmail);
  const url = pageUrl(publicUrl, '/supplier/forgot-password/verify-email');
  const listing = isListed ? mailsText.labelled(mailsText.yourPage, pageUrl(publicUrl, `/viewdetails/${businessId}`)) : '';
  return {
    subject: title,
    text: [title, what, ...(listing ? [listing] : []), next, mailsText.labelled(mailsText.takeItOver, url), removal].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>${listing && html`<p style="margin:0 0 16px">${listing}</p>`}<p style="margin:0">${next}</p>${button(url, mailsText.takeItOver)}<p style="margin:0">${removal}</p>`,
    ),
  };
}
