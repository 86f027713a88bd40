import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';

/** Asks the reader of an address whether it wants the newsletter. */
export function confirmSubscriptionMail({ url, days }: { url: string; days: number }): MailContent {
  const title = 'Confirm the newsletter';
  const what = `Somebody, we hope you, has asked for the newsletter of ${brand.name} at this address: material prices and new businesses, now and then. It comes once you confirm.`;
  const warning = `If it was not you, ignore this mail: no newsletter comes, and after ${days} days the address is forgotten.`;
  return {
    subject: `${title} of ${brand.name}`,
    text: `${what}\n\nConfirm: ${url}\n\n${warning}`,
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, 'Yes, send me the newsletter')}<p style="margin:0">${warning}</p>`),
  };
}
