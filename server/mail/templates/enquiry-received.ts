import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page, stressed } from '#server/mail/templates/layout.ts';
import { askedIn } from '#shared/asked-in.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { describeFacts, type EnquiryValues } from '#shared/schemas/enquiry-fields.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

/** Whatever its writer has had forgotten is empty. */
export interface ReceivedEnquiry extends EnquiryValues {
  /** None for a general enquiry to the site's team. */
  businessName: string | null;
  /** Of the form that it was asked by. */
  language: string;
  publicUrl: string;
}

/** Tells a business, or the team, of an enquiry: whoever answers the mail answers the writer. */
export function enquiryReceivedMail({ businessName, language, publicUrl, ...enquiry }: ReceivedEnquiry): MailContent {
  const { name, phoneNo, email, message } = enquiry;
  const facts = describeFacts(enquiry)
    .map(({ label, text }) => mailsText.labelled(label, oneLine(text)))
    .join('\n');
  const from = oneLine(name);
  const business = businessName && oneLine(businessName);
  const title = business ? enquiryMailsText.enquiryForBusiness(business) : enquiryMailsText.generalEnquiry;
  const inbox = pageUrl(publicUrl, '/profilesupplier');
  const asked = askedIn(language) ?? '';
  const phone = phoneNo && `+91 ${phoneNo}`;
  return {
    subject: business ? enquiryMailsText.enquiryFor(business, from) : enquiryMailsText.generalEnquiryFrom(from),
    text: [
      ...(asked ? [asked] : []),
      enquiryMailsText.writes(from),
      message,
      ...(facts ? [facts] : []),
      [from, phone, email].filter(Boolean).join('\n'),
      ...(email ? [enquiryMailsText.replyByMail] : []),
      ...(businessName ? [mailsText.labelled(enquiryMailsText.allYourEnquiries, inbox)] : []),
    ].join('\n\n'),
    html: page(
      title,
      html`${asked && html`<p style="margin:0 0 8px">${asked}</p>`}
<p style="margin:0 0 8px">${stressed(enquiryMailsText.writes, from)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${message}</blockquote>
${facts && html`<p style="margin:0 0 16px">${facts}</p>`}
<p style="margin:0">${phone && html`<a href="tel:+91${phoneNo}">${phone}</a><br>`}${email && html`<a href="mailto:${email}">${email}</a>`}</p>
${email && html`<p style="margin:16px 0 0">${enquiryMailsText.replyByMail}</p>`}
${businessName ? button(inbox, enquiryMailsText.seeAllYourEnquiries) : ''}`,
    ),
  };
}
