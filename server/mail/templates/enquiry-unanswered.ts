import { button, html, type MailContent, named, page, sentence } from '#server/mail/templates/layout.ts';
import { enquiryMailsText } from '#shared/texts.ts';

/** Tells whoever sent an enquiry that they need not wait any longer for its answer. Nothing in it was typed by the sender. */
export function enquiryUnansweredMail({ businessName, url }: { businessName: string | undefined; url: string }): MailContent {
  const business = named(businessName, enquiryMailsText.theBusiness);
  const title = enquiryMailsText.noAnswerYet(business);
  const what = sentence(enquiryMailsText.notAnsweredForTwoDays(business));
  return {
    subject: title,
    text: [what, url].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, enquiryMailsText.openYourEnquiry)}`),
  };
}
