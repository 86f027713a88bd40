import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';

/**
 * Tells whoever sent an enquiry where its answers come to. Nothing in it was typed by the sender: the address may be somebody else's, and
 * nobody can have words of theirs mailed to it.
 */
export function enquiryAskedMail({ businessName, url }: { businessName: string; url: string }): MailContent {
  const title = `Your enquiry to ${oneLine(businessName)}`;
  const what = `It has been sent. When ${oneLine(businessName)} answers you get a mail, and you can read the answer and write back here:`;
  const note =
    'The link opens this one conversation without an account, for 90 days. Whoever has it can read and answer, so please do not pass it on.';
  const warning = 'If it was not you, open the link and end it: no more mails come of this enquiry then.';
  return {
    subject: title,
    text: [what, url, note, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${what}</p>${button(url, 'Open the conversation')}<p style="margin:0 0 16px">${note}</p><p style="margin:0">${warning}</p>`,
    ),
  };
}
