import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

export interface ChangedBusiness {
  businessId: string;
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  /** What the team has changed, as the form calls it. */
  fields: string[];
  publicUrl: string;
}

/** Tells an owner what the team has changed of their business. */
export function businessChangedMail({ businessId, name, fields, publicUrl }: ChangedBusiness): MailContent {
  const title = mailsText.teamChangedListing;
  const what = mailsText.teamCorrected(named(name, mailsText.yourBusiness), fields.join(', '));
  const next = mailsText.lookWhetherRight;
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  return {
    subject: title,
    text: [what, next, mailsText.labelled(mailsText.yourPage, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px">${what}</p><p style="margin:0">${next}</p>${button(url, mailsText.seeYourPage)}`),
  };
}
