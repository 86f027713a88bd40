import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { limits } from '#shared/limits.ts';
import { enquiryMailsText, mailsText } from '#shared/texts.ts';

/**
 * Gives whoever asked for quotes the link to their request. What they wrote is not in it: anybody can enter an address.
 * @param sent `businesses` is left out for a receiver who is mailed nothing that was typed.
 */
export function requirementSentMail({
  businesses,
  isWithheld,
  url,
}: {
  businesses: string[] | undefined;
  /** The team reads it first. */
  isWithheld: boolean;
  url: string;
}): MailContent {
  const title = enquiryMailsText.yourRequest;
  const names = businesses?.map(oneLine).join(', ');
  const sent = names === undefined ? enquiryMailsText.sentToChosen : enquiryMailsText.sentToAlone(names);
  const what = isWithheld ? enquiryMailsText.requestReadFirst(names ?? enquiryMailsText.theChosen) : sent;
  const warning = enquiryMailsText.keepRequestLink(limits.requirement.linkDays, brand.name);
  return {
    subject: enquiryMailsText.yourRequestOn(brand.name),
    text: [what, mailsText.labelled(enquiryMailsText.yourRequestAt, url), warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${what}</p>${button(url, enquiryMailsText.seeYourRequest)}<p style="margin:0">${warning}</p>`,
    ),
  };
}
