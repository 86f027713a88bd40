import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, named, oneLine, page, stressed } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

export interface ReceivedReview {
  businessId: string;
  rating: number;
  /** None for a receiver who is mailed nothing that was typed. */
  words: { businessName: string /** What the writer signs with. */; name: string; description: string } | undefined;
  publicUrl: string;
}

/** Tells an owner what somebody has written about their business for everybody to read. */
export function reviewReceivedMail({ businessId, rating, words, publicUrl }: ReceivedReview): MailContent {
  const title = enquiryMailsText.newReview(named(words?.businessName, mailsText.yourBusiness), rating);
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  const rule = enquiryMailsText.reportOnYourPage;
  return {
    subject: title,
    text: [
      ...(words ? [enquiryMailsText.writes(oneLine(words.name)), words.description] : []),
      rule,
      mailsText.labelled(mailsText.yourPage, url),
    ].join('\n\n'),
    html: page(
      title,
      html`${
        words
          ? html`<p style="margin:0 0 8px">${stressed(enquiryMailsText.writes, oneLine(words.name))}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${words.description}</blockquote>`
          : ''
      }
<p style="margin:0">${rule}</p>${button(url, mailsText.seeYourPage)}`,
    ),
  };
}
