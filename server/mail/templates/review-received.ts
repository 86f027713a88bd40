import { pageUrl } from '#server/language.ts';
import { button, html, type MailContent, oneLine, page, stressed } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/colours.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

export interface ReceivedReview {
  businessId: string;
  businessName: string;
  /** What the writer signs with. */
  name: string;
  rating: number;
  description: string;
  publicUrl: string;
}

/** Tells an owner what somebody has written about their business for everybody to read. */
export function reviewReceivedMail({ businessId, businessName, name, rating, description, publicUrl }: ReceivedReview): MailContent {
  const writer = oneLine(name);
  const title = enquiryMailsText.newReview(oneLine(businessName), rating);
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  const rule = enquiryMailsText.reportOnYourPage;
  return {
    subject: title,
    text: [enquiryMailsText.writes(writer), description, rule, mailsText.labelled(mailsText.yourPage, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 8px">${stressed(enquiryMailsText.writes, writer)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${description}</blockquote>
<p style="margin:0">${rule}</p>${button(url, mailsText.seeYourPage)}`,
    ),
  };
}
