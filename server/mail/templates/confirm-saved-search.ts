import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

interface SavedSearchToConfirm {
  /** As the reader's language calls them. */
  service: string;
  city: string;
  state: string;
  often: string;
  url: string;
  days: number;
}

/** Asks the reader of an address whether it wants to be told of new businesses. */
export function confirmSavedSearchMail({ service, city, state, often, url, days }: SavedSearchToConfirm): MailContent {
  const title = mailsText.confirmTelling;
  const wanted = { service, city, state };
  const what = often === 'weekly' ? mailsText.wantsTellingWeekly(wanted, brand.name) : mailsText.wantsTellingAtOnce(wanted, brand.name);
  const warning = mailsText.searchForgotten(days);
  return {
    subject: oneLine(mailsText.tellOfNewOnes(service, city)),
    text: [what, mailsText.labelled(mailsText.confirm, url), warning].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, mailsText.yesTellMe)}<p style="margin:0">${warning}</p>`),
  };
}
