import { button, html, type MailContent, named, page, sentence } from '#server/mail/templates/layout.ts';
import { enquiryMailsText as text } from '#shared/texts.ts';

interface AskedByMail {
  /** None for a receiver who is mailed nothing that was typed. */
  businessName: string | undefined;
  url: string;
}

/** Asks whoever chose a business whether its work was done. */
export function workDoneMail({ businessName, url }: AskedByMail): MailContent {
  const business = named(businessName, text.theChosenBusiness);
  return asking(sentence(text.wasWorkDone(business)), [text.youHaveChosen, text.askedOnce], { url, label: text.sayWhetherDone });
}

/** Asks somebody whose work was done for a review, for the business. */
export function reviewWantedMail({ businessName, url }: AskedByMail): MailContent {
  const business = named(businessName, text.theChosenBusiness);
  return asking(sentence(text.asksForReview(business)), [text.whyReviewAsked, text.reviewIsMarked], { url, label: text.writeReview });
}

function asking(title: string, [why, rule]: [string, string], { url, label }: { url: string; label: string }): MailContent {
  return {
    subject: title,
    text: [title, why, url, rule].join('\n\n'),
    html: page(title, html`<p style="margin:0">${why}</p>${button(url, label)}<p style="margin:0">${rule}</p>`),
  };
}
