import { button, Html, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/colours.ts';
import { showQuotedPrice } from '#shared/quoted-price.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';

export interface ThreadNews {
  /** Who is told. */
  side: 'asker' | 'owner';
  /** Who sent the enquiry, and to whom. */
  name: string;
  businessName: string;
  messages: ToldMessage[];
  /** Why the asker has ended the conversation, where that is new. */
  endedAs: ThreadEnded | null;
  /** The conversation. */
  url: string;
  /** Whether the url opens it without an account. */
  isLink: boolean;
}

interface ToldMessage {
  body: string;
  price_from: number | null;
  price_to: number | null;
  price_unit: string | null;
  ready_on: string | null;
  /** How many. */
  photos: number;
}

/** Messages that one mail shows whole; of more it says how many there are. */
const SHOWN = 5;

const THANKS = 'Thank you for the time that you gave to the enquiry.';

/** Tells one side of a conversation what the other has written since the mail before, or that it has been ended. */
export function threadNewsMail({ side, name, businessName, messages, endedAs, url, isLink }: ThreadNews): MailContent {
  const writer = oneLine(side === 'asker' ? businessName : name);
  const ended = endedAs && describeEnd(writer, endedAs);
  const title =
    ended && messages.length === 0
      ? `${writer} has ${endedAs === 'chosen' ? 'chosen you' : 'ended the conversation'}`
      : `${writer} has ${side === 'asker' ? 'answered you' : 'written to you'}`;
  const shown = messages.slice(0, SHOWN).map((message) => ({ body: message.body, offer: describeOffer(message) }));
  const more = messages.length > SHOWN ? `There are ${messages.length - SHOWN} more messages in the conversation.` : '';
  const linkNote = isLink
    ? 'The link opens this one conversation without an account, for 90 days. Whoever has it can read and answer, so please do not pass it on.'
    : '';
  return {
    subject: title,
    text: [
      ...(shown.length > 0 ? [`${writer} writes:`] : []),
      ...shown.map(({ body, offer }) => [body, ...offer].join('\n')),
      ...[more, ended, `Read and answer: ${url}`, linkNote].filter((line) => line !== null && line !== ''),
    ].join('\n\n'),
    html: page(
      title,
      html`${shown.length > 0 ? html`<p style="margin:0 0 8px"><strong>${writer}</strong> writes:</p>` : ''}
${joined(shown.map(({ body, offer }) => html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${[body, ...offer].join('\n')}</blockquote>`))}
${more && html`<p style="margin:0 0 16px">${more}</p>`}${ended ? html`<p style="margin:0 0 16px">${ended}</p>` : ''}
${button(url, 'Read and answer')}${linkNote && html`<p style="margin:0">${linkNote}</p>`}`,
    ),
  };
}

const ENDS: Record<ThreadEnded, string> = {
  found: `has found somebody for this work. ${THANKS}`,
  not_needed: `does not need it any more. ${THANKS}`,
  chosen: 'has chosen you for this work. Please agree on the rest by phone or by mail: what they gave stands with the enquiry.',
  replaced: `has asked another business after two days without an answer. ${THANKS}`,
};

function describeEnd(writer: string, endedAs: ThreadEnded) {
  return `${writer} ${ENDS[endedAs]}`;
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

function describeOffer({ price_from: priceFrom, price_to: priceTo, price_unit: priceUnit, ready_on, photos }: ToldMessage): string[] {
  const price = showQuotedPrice({ priceFrom, priceTo, priceUnit });
  const day = ready_on && DAY.format(new Date(ready_on));
  return [...(price ? [`Price: ${price}`] : []), ...(day ? [`Date: ${day}`] : []), ...(photos > 0 ? [`Photos: ${photos}`] : [])];
}

function joined(parts: Html[]): Html {
  return new Html(parts.map(({ source }) => source).join('\n'));
}
