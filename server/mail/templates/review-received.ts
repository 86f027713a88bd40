import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/colours.ts';

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
  const title = `New review of ${oneLine(businessName)}: ${rating} of 5 stars`;
  const url = `${publicUrl}/viewdetails/${businessId}`;
  const rule = 'If it breaks the rules, report it on your page: our team looks at it.';
  return {
    subject: title,
    text: [`${writer} writes:`, description, rule, `Your page: ${url}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 8px"><strong>${writer}</strong> writes:</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${description}</blockquote>
<p style="margin:0">${rule}</p>${button(url, 'See your page')}`,
    ),
  };
}
