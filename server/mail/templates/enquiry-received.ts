import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/colours.ts';

export interface ReceivedEnquiry {
  /** None for a general enquiry to the site's team. */
  businessName: string | null;
  name: string;
  /** Empty when the writer has had it forgotten, as the e-mail may be. */
  phoneNo: string;
  email: string;
  message: string;
  publicUrl: string;
}

/** Tells a business, or the team, of an enquiry: whoever answers the mail answers the writer. */
export function enquiryReceivedMail({ businessName, name, phoneNo, email, message, publicUrl }: ReceivedEnquiry): MailContent {
  const from = oneLine(name);
  const title = businessName ? `Enquiry for ${oneLine(businessName)}` : 'General enquiry';
  const inbox = `${publicUrl}/profilesupplier`;
  const phone = phoneNo && `+91 ${phoneNo}`;
  return {
    subject: `${title} from ${from}`,
    text: [
      `${from} writes:`,
      message,
      [from, phone, email].filter(Boolean).join('\n'),
      ...(email ? ['Answer this mail to reply.'] : []),
      ...(businessName ? [`All your enquiries: ${inbox}`] : []),
    ].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 8px"><strong>${from}</strong> writes:</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${message}</blockquote>
<p style="margin:0">${phone && html`<a href="tel:+91${phoneNo}">${phone}</a><br>`}${email && html`<a href="mailto:${email}">${email}</a>`}</p>
${email && html`<p style="margin:16px 0 0">Answer this mail to reply.</p>`}
${businessName ? button(inbox, 'See all your enquiries') : ''}`,
    ),
  };
}
