import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { enquiryMailsText } from '#shared/texts.ts';

/**
 * Tells whoever sent an enquiry where its answers come to. Nothing in it was typed by the sender: the address may be somebody else's, and
 * nobody can have words of theirs mailed to it.
 * @param asked `businessName` is left out for a receiver who is mailed nothing that was typed: owners name their businesses.
 */
export function enquiryAskedMail({
  businessName,
  isWithheld,
  url,
}: {
  businessName: string | undefined;
  /** The team reads it first. */
  isWithheld: boolean;
  url: string;
}): MailContent {
  const business = named(businessName, enquiryMailsText.theBusiness);
  const title = enquiryMailsText.yourEnquiryTo(business);
  const what = isWithheld ? enquiryMailsText.teamReadsFirst(business) : enquiryMailsText.hasBeenSent(business);
  const note = enquiryMailsText.linkOpensConversation;
  const warning = enquiryMailsText.endIfNotYou;
  return {
    subject: title,
    text: [what, url, note, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${what}</p>${button(url, enquiryMailsText.openConversation)}<p style="margin:0 0 16px">${note}</p><p style="margin:0">${warning}</p>`,
    ),
  };
}
