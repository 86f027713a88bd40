import type { Context } from '#server/context.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { findBusinessesByFilter } from '#server/features/businesses/search-businesses.ts';
import { presentEmbedded } from '#server/features/embed/view.ts';
import { findListPath, nameList } from '#server/features/landing-pages/describe-list.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import type { Embed, EmbedQuery } from '#shared/schemas/embed.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import { embedText } from '#shared/texts.ts';

/**
 * What a page of another site shows, in the language of the moment: one business, or the best of a trade and a place. A business that is
 * not listed gives no card, and the way to the site.
 */
export async function getEmbed(context: Context, { business, limit, ...list }: Omit<EmbedQuery, 'language'>): Promise<Embed> {
  const { PUBLIC_URL } = context.config;
  const shown = { language: currentLanguage(), colours: { ...colours } };
  if (business !== undefined) {
    const [found] = (await listSome(context, [business])).map((one) => presentEmbedded(one, PUBLIC_URL));
    if (found)
      return {
        ...shown,
        title: found.name,
        businesses: [found],
        empty: '',
        more: { text: embedText.seeOn(brand.name), url: found.url },
      };
    const more = { text: embedText.lookOn(brand.name), url: urlOf(PUBLIC_URL, '/') };
    return { ...shown, title: brand.name, businesses: [], empty: embedText.notListed, more };
  }
  const found = await findBusinessesByFilter(context, { ...list, page: 1, limit }, undefined);
  const total = found.totalContractors;
  return {
    ...shown,
    title: nameList(list),
    businesses: found.businesses.map((one) => presentEmbedded(one, PUBLIC_URL)),
    empty: embedText.nobodyYet,
    more: {
      text: total > 0 ? embedText.seeAllOn(total, brand.name) : embedText.lookOn(brand.name),
      url: urlOf(PUBLIC_URL, await findListPath(context, list)),
    },
  };
}

/** A page's address in the language of the moment. */
function urlOf(publicUrl: string, path: string): string {
  return new URL(pathIn(currentLanguage(), path), publicUrl).href;
}
