import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand, operator } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { mailsText } from '#shared/texts.ts';

/** Brings the link by which a business is taken over; its name is not said, as nobody has proven to read the address. */
export function claimLinkMail({ url }: { url: string }): MailContent {
  const title = mailsText.claimLinkTitle;
  const what = mailsText.claimLinkWhat(brand.name);
  const rule = mailsText.claimLinkRule;
  const warning = mailsText.claimLinkWarning;
  return {
    subject: title,
    text: [what, mailsText.labelled(title, url), rule, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${what}</p>${button(url, title)}<p style="margin:0 0 16px">${rule}</p><p style="margin:0">${warning}</p>`,
    ),
  };
}

interface DecidedClaim {
  name: string;
  state: 'taken' | 'refused' | 'ended' | 'taken_back';
  /** The team's; empty where it gave none. */
  reason: string;
  publicUrl: string;
}

/** Tells who asked the team for a business what became of it, at the address that their account has proven. */
export function claimDecidedMail({ name, state, reason, publicUrl }: DecidedClaim): MailContent {
  const [title, what] = {
    taken: () => [mailsText.claimTaken(name), mailsText.claimTakenWhat(name, brand.name)] as const,
    refused: () => [mailsText.claimRefused(name), mailsText.claimRefusedWhat(name, brand.name)] as const,
    ended: () => [mailsText.claimEnded(name), mailsText.claimEndedWhat(name, brand.name)] as const,
    taken_back: () => [mailsText.claimTakenBack(name), mailsText.claimTakenBackWhat(name, brand.name)] as const,
  }[state]();
  const isTheirs = state === 'taken';
  const url = pageUrl(publicUrl, '/supplier/forgot-password/verify-email');
  return {
    subject: oneLine(title),
    text: [
      what,
      ...(reason ? [mailsText.reason(reason)] : []),
      ...(isTheirs ? [mailsText.labelled(mailsText.claimSetPassword, url)] : []),
    ].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
${reason ? html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${reason}</blockquote>` : ''}
${isTheirs ? button(url, mailsText.claimSetPassword) : ''}`,
    ),
  };
}

interface TakenOver {
  /** What has proven it. */
  way: 'phone' | 'mail' | 'team';
  businessId: string;
  publicUrl: string;
}

/** Tells the address that a business was known by that it has an owner; which business, its page says: nobody has proven to read the address. */
export function takenOverMail({ way, businessId, publicUrl }: TakenOver): MailContent {
  const title = mailsText.takenOver(brand.name);
  const what = { phone: mailsText.takenOverByPhone, mail: mailsText.takenOverByMail, team: mailsText.takenOverByTeam }[way](brand.name);
  const warning = mailsText.takenOverWarning(operator.infoEmail);
  const url = pageUrl(publicUrl, `/viewdetails/${businessId}`);
  return {
    subject: title,
    text: [what, mailsText.labelled(mailsText.yourPage, url), warning].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px">${what}</p>${button(url, mailsText.yourPage)}<p style="margin:0">${warning}</p>`),
  };
}
