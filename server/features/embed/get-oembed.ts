import { withLanguage } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { getEmbed } from '#server/features/embed/get-embed.ts';
import { findLandingPage } from '#server/features/landing-pages/find-landing-page.ts';
import { findCityBySlug } from '#server/features/landing-pages/slugs.ts';
import { html } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import type { EmbedQuery } from '#shared/schemas/embed.ts';
import { type Language, splitPath } from '#shared/site-language.ts';

/** How much a list and a single card need, in pixels; consumers may allow less. */
const SIZE = { width: 600, list: 640, card: 200 };
/** Seconds. */
const DAY = 86_400;

type Shown = Pick<EmbedQuery, 'business' | 'service' | 'city' | 'state'>;

/** An answer of type 'rich' (oembed.com, 'Response parameters'). */
export interface Oembed {
  version: '1.0';
  type: 'rich';
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
  width: number;
  height: number;
  html: string;
}

/**
 * What stands in the place of an address of this site where somebody pastes it: the page of a business, of a city, or of a trade there.
 * @returns nothing for an address of another site, for a page that nothing stands for, and where nothing is listed.
 */
export async function getOembed(
  context: Context,
  { url, maxwidth = SIZE.width, maxheight }: { url: string; maxwidth?: number | undefined; maxheight?: number | undefined },
): Promise<Oembed | undefined> {
  const { PUBLIC_URL } = context.config;
  const asked = URL.parse(url);
  if (asked?.host !== new URL(PUBLIC_URL).host) return undefined;
  const { language, path } = splitPath(asked.pathname);
  const shown = await readPath(context, path);
  if (!shown) return undefined;
  const { title, businesses } = await withLanguage(language, () => getEmbed(context, { ...shown, limit: 1 }));
  if (businesses.length === 0) return undefined;
  const width = Math.min(maxwidth, SIZE.width);
  const wanted = shown.business === undefined ? SIZE.list : SIZE.card;
  const height = Math.min(maxheight ?? wanted, wanted);
  const src = frameUrl(PUBLIC_URL, shown, language);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: brand.name,
    provider_url: PUBLIC_URL,
    cache_age: DAY,
    width,
    height,
    html: html`<iframe src="${src}" width="${String(width)}" height="${String(height)}" title="${title}" loading="lazy" style="border:0;max-width:100%"></iframe>`
      .source,
  };
}

/** What the page at a path shows. */
async function readPath(context: Context, path: string): Promise<Shown | undefined> {
  const [first = '', second, ...others] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded);
  if (others.length > 0) return undefined;
  if (first === 'viewdetails') return second ? { business: second } : undefined;
  if (second !== undefined) {
    const landing = await findLandingPage(context, { city: first.toLowerCase(), service: second.toLowerCase() });
    return landing && { service: landing.service, city: landing.city, state: landing.state };
  }
  return findCityBySlug(context.gazetteer, first.toLowerCase());
}

function frameUrl(publicUrl: string, shown: Shown, language: Language): string {
  const entries = Object.entries({ ...shown, language }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${publicUrl}/embed?${new URLSearchParams(entries)}`;
}

/** A part of a path; one that is no text stands for nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
