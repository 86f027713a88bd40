import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';

interface SavedSearchToConfirm {
  service: string;
  city: string;
  state: string;
  often: string;
  url: string;
  days: number;
}

/** Asks the reader of an address whether it wants to be told of new businesses. */
export function confirmSavedSearchMail({ service, city, state, often, url, days }: SavedSearchToConfirm): MailContent {
  const title = 'Confirm what you want to be told of';
  const when = often === 'weekly' ? 'once a week' : 'as soon as there is one';
  const what = `Somebody, we hope you, wants ${brand.name} to tell this address of new businesses: ${service} in ${city}, ${state}, ${when}. It begins once you confirm.`;
  const warning = `If it was not you, ignore this mail: no other comes, and after ${days} days the search is forgotten.`;
  return {
    subject: oneLine(`Tell you of new ones for ${service} in ${city}?`),
    text: `${what}\n\nConfirm: ${url}\n\n${warning}`,
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, 'Yes, tell me')}<p style="margin:0">${warning}</p>`),
  };
}
