import { pageUrl } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { findBusinessesByFilter } from '#server/features/businesses/search-businesses.ts';
import type { Told } from '#server/features/feeds/write-feed.ts';
import { type AskedList, findListPath, nameList } from '#server/features/landing-pages/describe-list.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { nameShown, ownSummary } from '#shared/own-words.ts';
import { placeName } from '#shared/place-name.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { showPrices } from '#shared/shown-prices.ts';
import { embedText } from '#shared/texts.ts';

const NEWEST = 30;

/** The newest businesses of a list. */
export async function readListFeed(context: Context, list: AskedList): Promise<Told> {
  const { PUBLIC_URL } = context.config;
  const { businesses } = await findBusinessesByFilter(context, { ...list, sort: 'newest', page: 1, limit: NEWEST }, undefined);
  const name = nameList(list);
  return {
    title: `${name} – ${brand.name}`,
    description: embedText.newestIn(name),
    url: pageUrl(PUBLIC_URL, await findListPath(context, list)),
    entries: businesses.map((business) => ({
      url: pageUrl(PUBLIC_URL, `/viewdetails/${business._id}`),
      title: nameShown(business),
      summary: summarise(business),
      date: new Date(business.createdAt),
      picture: business.image[0] && new URL(business.image[0], PUBLIC_URL).href,
    })),
  };
}

/** 'Waterproofing · Baner, Pune · Rs 45 per sq ft', and what it says of itself. */
function summarise(business: Business): string {
  const { city } = placeName(business);
  const { locality } = business;
  const facts = [capitalise(business.service), locality ? `${locality}, ${city}` : city, showPrices(business)[0]];
  return [facts.filter(Boolean).join(' · '), ownSummary(business).text].filter(Boolean).join('\n');
}
