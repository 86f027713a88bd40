import { Html, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand, operator } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { mailsText } from '#shared/texts.ts';

export interface NewsletterMail {
  subject: string;
  /** As the team typed it: plain text, an empty line between paragraphs. */
  text: string;
  unsubscribeUrl: string;
}

/** A newsletter for one subscriber: who it is from, why it comes, and how it ends stand below the text. */
export function newsletterMail({ subject, text, unsubscribeUrl }: NewsletterMail): MailContent {
  const title = oneLine(subject);
  const why = mailsText.whyNewsletter(brand.name);
  const sender = [operator.enterprise, ...operator.address].join(', ');
  const paragraphs = text.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => html`<p style="margin:0 0 16px">${linked(paragraph)}</p>`);
  return {
    subject: title,
    text: `${text}\n\n--\n${why}\n${mailsText.labelled(mailsText.unsubscribe, unsubscribeUrl)}\n${sender}`,
    html: page(
      title,
      html`${new Html(paragraphs.map(({ source }) => source).join('\n'))}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.cement};font-size:14px">${why} <a href="${unsubscribeUrl}">${mailsText.unsubscribe}</a><br>${sender}</p>`,
    ),
  };
}

/** A text whose web addresses are links. */
function linked(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/);
  return new Html(parts.map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`).source).join(''));
}
