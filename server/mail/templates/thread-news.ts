import { button, Html, html, type MailContent, named, page, sentence, stressed } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { showQuotedPrice } from '#shared/quoted-price.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import { currentLocale } from '#shared/site-language.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

export interface ThreadNews {
  /** Who is told. */
  side: 'asker' | 'owner';
  /** Who sent the enquiry, and to whom; none for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  businessName: string | undefined;
  messages: ToldMessage[];
  /** Whether the mail says what they say; else only that there is something to read. */
  mayQuote: boolean;
  /** Why the asker has ended the conversation, where that is new. */
  endedAs: ThreadEnded | null;
  /** Whether the asker has taken an end back since. */
  isReopened: boolean;
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

/** Tells one side of a conversation what the other has written since the mail before, or that it has been ended, or goes on. */
export function threadNewsMail({
  side,
  name,
  businessName,
  messages,
  mayQuote,
  endedAs,
  isReopened,
  url,
  isLink,
}: ThreadNews): MailContent {
  const writer = side === 'asker' ? named(businessName, enquiryMailsText.theBusiness) : named(name, enquiryMailsText.theCustomer);
  const ended = isReopened ? sentence(enquiryMailsText.goesOn(writer)) : endedAs && sentence(describeEnd(writer, endedAs));
  const title =
    ended && messages.length === 0
      ? describeEndShortly(writer, endedAs, isReopened)
      : side === 'asker'
        ? enquiryMailsText.hasAnswered(writer)
        : enquiryMailsText.hasWritten(writer);
  const shown = (mayQuote ? messages.slice(0, SHOWN) : []).map((message) => ({ body: message.body, offer: describeOffer(message) }));
  const more = mayQuote ? sayMore(messages.length - SHOWN) : sayWhere(messages.length);
  const linkNote = isLink ? enquiryMailsText.linkOpensConversation : '';
  return {
    subject: sentence(title),
    text: [
      ...(shown.length > 0 ? [enquiryMailsText.writes(writer)] : []),
      ...shown.map(({ body, offer }) => [body, ...offer].join('\n')),
      ...[more, ended, mailsText.labelled(enquiryMailsText.readAndAnswer, url), linkNote].filter((line) => line !== null && line !== ''),
    ].join('\n\n'),
    html: page(
      sentence(title),
      html`${shown.length > 0 ? html`<p style="margin:0 0 8px">${stressed(enquiryMailsText.writes, writer)}</p>` : ''}
${joined(shown.map(({ body, offer }) => html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${[body, ...offer].join('\n')}</blockquote>`))}
${more && html`<p style="margin:0 0 16px">${more}</p>`}${ended ? html`<p style="margin:0 0 16px">${ended}</p>` : ''}
${button(url, enquiryMailsText.readAndAnswer)}${linkNote && html`<p style="margin:0">${linkNote}</p>`}`,
    ),
  };
}

function sayMore(left: number) {
  return left > 0 ? enquiryMailsText.moreMessages(left) : '';
}

function sayWhere(count: number) {
  return count > 0 ? enquiryMailsText.wordsStandThere : '';
}

function describeEndShortly(writer: string, endedAs: ThreadEnded | null, isReopened: boolean) {
  if (isReopened) return enquiryMailsText.hasReopened(writer);
  return endedAs === 'chosen' ? enquiryMailsText.hasChosenYou(writer) : enquiryMailsText.hasEnded(writer);
}

function describeEnd(writer: string, endedAs: ThreadEnded): string {
  switch (endedAs) {
    case 'found':
      return enquiryMailsText.endedFound(writer);
    case 'not_needed':
      return enquiryMailsText.endedNotNeeded(writer);
    case 'chosen':
      return enquiryMailsText.endedChosen(writer);
    case 'replaced':
      return enquiryMailsText.endedReplaced(writer);
  }
}

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

function describeOffer({ price_from: priceFrom, price_to: priceTo, price_unit: priceUnit, ready_on, photos }: ToldMessage): string[] {
  const price = showQuotedPrice({ priceFrom, priceTo, priceUnit });
  const day = ready_on && new Intl.DateTimeFormat(currentLocale(), DAY).format(new Date(ready_on));
  return [
    ...(price ? [enquiryMailsText.price(price)] : []),
    ...(day ? [enquiryMailsText.date(day)] : []),
    ...(photos > 0 ? [enquiryMailsText.photos(photos)] : []),
  ];
}

function joined(parts: Html[]): Html {
  return new Html(parts.map(({ source }) => source).join('\n'));
}
