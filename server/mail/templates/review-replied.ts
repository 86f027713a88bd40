import { pageUrl } from '#server/language.ts';
import { button, html, type MailContent, oneLine, page, stressed } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/colours.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

export interface RepliedReview {
  businessId: string;
  businessName: string;
  /** What the review is signed with. */
  writer: string;
  reply: string;
  publicUrl: string;
}

/** Tells who wrote a review what the business answers, for everybody to read. */
export function reviewRepliedMail({ businessId, businessName, writer, reply, publicUrl }: RepliedReview): MailContent {
  const business = oneLine(businessName);
  const title = enquiryMailsText.repliedToReview(business);
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  const greeting = mailsText.hello(oneLine(writer));
  const rule = enquiryMailsText.replyStandsUnderReview;
  return {
    subject: title,
    text: [greeting, enquiryMailsText.writes(business), reply, rule, mailsText.labelled(enquiryMailsText.seeIt, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 8px">${greeting}</p>
<p style="margin:0 0 8px">${stressed(enquiryMailsText.writes, business)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick};white-space:pre-line">${reply}</blockquote>
<p style="margin:0">${rule}</p>${button(url, enquiryMailsText.seeTheReply)}`,
    ),
  };
}
