import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';

/** Tells whoever sent an enquiry that they need not wait any longer for its answer. Nothing in it was typed by the sender. */
export function enquiryUnansweredMail({ businessName, url }: { businessName: string; url: string }): MailContent {
  const business = oneLine(businessName);
  const title = `No answer from ${business} yet`;
  const what = `${business} has not answered your enquiry for two days. You need not wait: open it to choose another business, to say that they called you, or to end it.`;
  return {
    subject: title,
    text: [what, url].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, 'Open your enquiry')}`),
  };
}
