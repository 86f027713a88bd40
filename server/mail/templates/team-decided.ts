import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, named, page, sentence } from '#server/mail/templates/layout.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

export interface TeamDecision {
  /** What the team did with what the receiver had written. */
  decided: 'review_removed' | 'review_refused' | 'reply_removed' | 'report_upheld' | 'report_dismissed';
  /** Why a review is gone, as the profile says it. */
  reason?: string;
  /** None where the receiver is mailed nothing that was typed. */
  businessName: string | undefined;
  businessId: string;
  publicUrl: string;
}

/**
 * Tells who wrote a review, a reply or a report what the team decided of it; of a report the decision alone, since what the team noted
 * of it may be about others.
 */
export function teamDecidedMail({ decided, reason, businessName, businessId, publicUrl }: TeamDecision): MailContent {
  const business = named(businessName, enquiryMailsText.theBusiness);
  const { title, text } = wordsOf(decided, business, reason);
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  const contact = pageUrl(publicUrl, '/contact');
  return {
    subject: title,
    text: [text, mailsText.labelled(enquiryMailsText.seeIt, url), mailsText.labelled(enquiryMailsText.ifThatIsWrong, contact)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${text}</p>${button(url, enquiryMailsText.seeIt)}<p style="margin:0"><a href="${contact}">${enquiryMailsText.ifThatIsWrong}</a></p>`,
    ),
  };
}

function wordsOf(decided: TeamDecision['decided'], business: string, reason = '') {
  switch (decided) {
    case 'review_removed':
      return { title: sentence(enquiryMailsText.reviewRemoved(business)), text: enquiryMailsText.reviewRemovedWhy(reason) };
    case 'review_refused':
      return { title: sentence(enquiryMailsText.reviewRefused(business)), text: enquiryMailsText.reviewRefusedWhy };
    case 'reply_removed':
      return { title: sentence(enquiryMailsText.replyRemoved(business)), text: enquiryMailsText.replyRemovedWhy };
    case 'report_upheld':
      return { title: sentence(enquiryMailsText.reportLookedAt(business)), text: enquiryMailsText.reportUpheld };
    case 'report_dismissed':
      return { title: sentence(enquiryMailsText.reportLookedAt(business)), text: enquiryMailsText.reportDismissed };
  }
}
