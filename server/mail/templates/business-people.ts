import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an address that a business has invited it; which one is not said, as nobody has proven to read the address. */
export function invitationMail({ url, until }: { url: string; until: string }): MailContent {
  const title = mailsText.invitation(brand.name);
  const what = mailsText.invitationWhat(brand.name);
  const rule = mailsText.invitationRule(until);
  return {
    subject: title,
    text: [what, mailsText.labelled(mailsText.seeInvitation, url), rule].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, mailsText.seeInvitation)}<p style="margin:0">${rule}</p>`),
  };
}

/** Tells a business that somebody works for it from now on: whoever did not invite them must learn of it. Names are of whoever typed them. */
export function personJoinedMail({
  name,
  business,
  url,
}: {
  name: string | undefined;
  business: string | undefined;
  url: string;
}): MailContent {
  const title = mailsText.personJoined;
  const what = mailsText.personJoinedWhat(name && oneLine(name), business && oneLine(business), brand.name);
  const warning = mailsText.personJoinedWarning;
  return {
    subject: title,
    text: [what, warning, mailsText.labelled(mailsText.seePeople, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p><p style="margin:16px 0 0">${warning}</p>${button(url, mailsText.seePeople)}`),
  };
}
