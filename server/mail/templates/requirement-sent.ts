import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { limits } from '#shared/limits.ts';

/** Gives whoever asked for quotes the link to their request. What they wrote is not in it: anybody can enter an address. */
export function requirementSentMail({ businesses, url }: { businesses: string[]; url: string }): MailContent {
  const title = 'Your request for quotes';
  const names = businesses.map(oneLine).join(', ');
  const what = `It was sent to ${names}, and to nobody else. Their answers come together here, side by side.`;
  const warning = `Whoever has this link can see your request for ${limits.requirement.linkDays} days: do not pass it on. If you have not asked for quotes on ${brand.name}, ignore this mail.`;
  return {
    subject: `${title} on ${brand.name}`,
    text: `${what}\n\nYour request: ${url}\n\n${warning}`,
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, 'See your request')}<p style="margin:0">${warning}</p>`),
  };
}
