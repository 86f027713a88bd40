import { pageUrl } from '#server/base/language.ts';
import { button, Html, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand, operator } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import type { Often } from '#shared/schemas/saved-searches.ts';
import { businessesText, mailsText } from '#shared/texts.ts';

interface Found {
  business_id: string;
  name: string;
  address: string;
  city: string;
  price: string;
}

export interface NewBusinessesMail {
  service: string;
  city: string;
  state: string;
  /** The same as the reader's language calls it. */
  shown: { service: string; city: string; state: string };
  often: Often;
  businesses: readonly Found[];
  publicUrl: string;
  unsubscribeUrl: string;
}

/** Businesses that stand in the mail; the list has the others. */
const MOST = 10;

/** New businesses of a saved search: who they are, why the mail comes and how it ends. */
export function newBusinessesMail(mail: NewBusinessesMail): MailContent {
  const { service, city, state, shown: wanted, often, businesses, publicUrl, unsubscribeUrl } = mail;
  const [first] = businesses;
  const title = oneLine(
    businesses.length === 1 && first
      ? mailsText.newBusiness(wanted.service, wanted.city, first.name)
      : mailsText.newBusinesses(businesses.length, wanted.service, wanted.city),
  );
  const list = pageUrl(publicUrl, `/searcher?${new URLSearchParams({ city, state, service, sort: 'newest' })}`);
  const shown = businesses.slice(0, MOST).map(({ business_id, name, address, price, ...business }) => ({
    name: oneLine(name),
    url: pageUrl(publicUrl, `/viewdetails/${business_id}`),
    about: [oneLine(address), business.city, price && businessesText.typedPrice(oneLine(price))].filter(Boolean).join(', '),
  }));
  const more = businesses.length > MOST ? mailsText.andMore(businesses.length - MOST) : '';
  const why = often === 'weekly' ? mailsText.whyWeekly(wanted, brand.name) : mailsText.whyAtOnce(wanted, brand.name);
  const sender = [operator.enterprise, ...operator.address].join(', ');
  const lines = shown.map(({ name, url, about }) => `${name}\n${about}\n${url}`);
  const items = shown.map(
    ({ name, url, about }) => html`<p style="margin:0 0 16px"><a href="${url}" style="font-weight:bold">${name}</a><br>${about}</p>`,
  );
  return {
    subject: title,
    text: [
      ...lines,
      ...(more ? [more] : []),
      mailsText.labelled(mailsText.theList, list),
      ['--', why, mailsText.labelled(mailsText.endIt, unsubscribeUrl), sender].join('\n'),
    ].join('\n\n'),
    html: page(
      title,
      html`${new Html(items.map(({ source }) => source).join('\n'))}
<p style="margin:0">${more}</p>${button(list, mailsText.seeTheList)}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.cement};font-size:14px">${why} <a href="${unsubscribeUrl}">${mailsText.endIt}</a><br>${sender}</p>`,
    ),
  };
}
