import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { enquiryMailsText } from '#shared/texts.ts';

/**
 * Tells whoever sent an enquiry where its answers come to. Nothing in it was typed by the sender: the address may be somebody else's, and
 * nobody can have words of theirs mailed to it.
 */
export function enquiryAskedMail({ businessName, url }: { businessName: string; url: string }): MailContent {
  const title = enquiryMailsText.yourEnquiryTo(oneLine(businessName));
  const what = enquiryMailsText.hasBeenSent(oneLine(businessName));
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
