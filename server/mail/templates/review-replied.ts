import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/colours.ts';

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
  const title = `${business} replied to your review`;
  const url = `${publicUrl}/viewdetails/${businessId}`;
  const greeting = `Hello ${oneLine(writer)},`;
  const rule = 'The reply stands under your review. You can change or delete your review there at any time.';
  return {
    subject: title,
    text: [greeting, `${business} writes:`, reply, rule, `See it: ${url}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 8px">${greeting}</p>
<p style="margin:0 0 8px"><strong>${business}</strong> writes:</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick};white-space:pre-line">${reply}</blockquote>
<p style="margin:0">${rule}</p>${button(url, 'See the reply')}`,
    ),
  };
}
