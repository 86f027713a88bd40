import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, named, oneLine, page, sentence, stressed } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

export interface RepliedReview {
  businessId: string;
  /** None for a receiver who is mailed nothing that was typed. */
  words: { businessName: string /** What the review is signed with. */; writer: string; reply: string } | undefined;
  publicUrl: string;
}

/** Tells who wrote a review what the business answers, for everybody to read. */
export function reviewRepliedMail({ businessId, words, publicUrl }: RepliedReview): MailContent {
  const business = named(words?.businessName, enquiryMailsText.theBusiness);
  const title = sentence(enquiryMailsText.repliedToReview(business));
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  const greeting = mailsText.hello(words && oneLine(words.writer));
  const rule = enquiryMailsText.replyStandsUnderReview;
  return {
    subject: title,
    text: [
      greeting,
      ...(words ? [enquiryMailsText.writes(business), words.reply] : []),
      rule,
      mailsText.labelled(enquiryMailsText.seeIt, url),
    ].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 8px">${greeting}</p>
${
  words
    ? html`<p style="margin:0 0 8px">${stressed(enquiryMailsText.writes, business)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick};white-space:pre-line">${words.reply}</blockquote>`
    : ''
}
<p style="margin:0">${rule}</p>${button(url, enquiryMailsText.seeTheReply)}`,
    ),
  };
}
