import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { askedIn } from '#shared/asked-in.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

interface WaitingEnquiry {
  /** Of the form that it was asked by. */
  language: string;
  /** The enquiry. */
  url: string;
  /** Where the owner proves that the address is theirs. */
  proofUrl: string;
}

/**
 * Tells an owner whose address is not proven that there is an enquiry, and where it stands; nothing of it, as the address may be somebody
 * else's.
 */
export function enquiryWaitsMail({ language, url, proofUrl }: WaitingEnquiry): MailContent {
  const title = enquiryMailsText.newEnquiryWaits;
  const asked = askedIn(language) ?? '';
  const what = enquiryMailsText.openToAnswer;
  const why = mailsText.confirmToReadByMail;
  return {
    subject: title,
    text: [
      ...(asked ? [asked] : []),
      mailsText.labelled(enquiryMailsText.readAndAnswer, url),
      mailsText.labelled(mailsText.confirmThisEmail, proofUrl),
      why,
    ].join('\n\n'),
    html: page(
      title,
      html`${asked && html`<p style="margin:0 0 8px">${asked}</p>`}<p style="margin:0">${what}</p>${button(url, enquiryMailsText.readAndAnswer)}
<p style="margin:0">${why}<br><a href="${proofUrl}">${mailsText.confirmThisEmail}</a></p>`,
    ),
  };
}
