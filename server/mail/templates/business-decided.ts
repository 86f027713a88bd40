import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { mailsText } from '#shared/texts.ts';

interface Decided {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  status: 'approved' | 'rejected';
  /** Empty when none was given. */
  reason: string;
  /** Whether the public saw the business before. */
  wasListed: boolean;
  businessId: string;
  publicUrl: string;
}

/** Tells an owner what the team decided on their business. */
export function businessDecidedMail({ name, status, reason, wasListed, businessId, publicUrl }: Decided): MailContent {
  const business = named(name, mailsText.yourBusiness);
  if (status === 'approved') {
    const title = mailsText.isListedNow;
    const next = mailsText.everybodyCanFind(business, brand.name);
    const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
    return {
      subject: title,
      text: [title, next, mailsText.labelled(mailsText.seeYourPage, url)].join('\n\n'),
      html: page(title, html`<p style="margin:0">${next}</p>${button(url, mailsText.seeYourPage)}`),
    };
  }
  const title = wasListed ? mailsText.isNoLongerListed : mailsText.wasNotAccepted;
  const what = wasListed ? mailsText.takenOff(business) : mailsText.notListed(business);
  const next = mailsText.sendAgain;
  const url = pageUrl(publicUrl, '/profilesupplier');
  return {
    subject: title,
    text: [what, ...(reason ? [mailsText.reason(reason)] : []), next, mailsText.labelled(mailsText.yourDesk, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
${reason ? html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${reason}</blockquote>` : ''}
<p style="margin:0">${next}</p>${button(url, mailsText.goToYourDesk)}`,
    ),
  };
}
