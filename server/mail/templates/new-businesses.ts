import { button, Html, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { colours } from '#shared/brand/colours.ts';
import { operator } from '#shared/brand/operator.ts';
import type { Often } from '#shared/schemas/saved-searches.ts';

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
  often: Often;
  businesses: readonly Found[];
  publicUrl: string;
  unsubscribeUrl: string;
}

/** Businesses that stand in the mail; the list has the others. */
const MOST = 10;

/** New businesses of a saved search: who they are, why the mail comes and how it ends. */
export function newBusinessesMail(mail: NewBusinessesMail): MailContent {
  const { service, city, state, often, businesses, publicUrl, unsubscribeUrl } = mail;
  const [first] = businesses;
  const search = `${service} in ${city}`;
  const title = oneLine(businesses.length === 1 && first ? `New for ${search}: ${first.name}` : `${businesses.length} new for ${search}`);
  const list = `${publicUrl}/searcher?${new URLSearchParams({ city, state, service, sort: 'newest' })}`;
  const shown = businesses.slice(0, MOST).map(({ business_id, name, address, price, ...business }) => ({
    name: oneLine(name),
    url: `${publicUrl}/viewdetails/${business_id}`,
    about: [oneLine(address), business.city, price && `Rs ${oneLine(price)}`].filter(Boolean).join(', '),
  }));
  const more = businesses.length > MOST ? `And ${businesses.length - MOST} more.` : '';
  const rhythm = often === 'weekly' ? 'once a week' : 'as soon as there is one';
  const why = `You get this because this address has asked ${brand.name} to be told of new businesses for ${search}, ${state}, ${rhythm}.`;
  const sender = [operator.enterprise, ...operator.address].join(', ');
  const lines = shown.map(({ name, url, about }) => `${name}\n${about}\n${url}`);
  const items = shown.map(
    ({ name, url, about }) => html`<p style="margin:0 0 16px"><a href="${url}" style="font-weight:bold">${name}</a><br>${about}</p>`,
  );
  return {
    subject: title,
    text: `${[...lines, ...(more ? [more] : [])].join('\n\n')}\n\nThe list: ${list}\n\n--\n${why}\nEnd it: ${unsubscribeUrl}\n${sender}`,
    html: page(
      title,
      html`${new Html(items.map(({ source }) => source).join('\n'))}
<p style="margin:0">${more}</p>${button(list, 'See the list')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.cement};font-size:14px">${why} <a href="${unsubscribeUrl}">End it</a><br>${sender}</p>`,
    ),
  };
}
