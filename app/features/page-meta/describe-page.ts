import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Site } from '#app/context.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { brand, brandPicture } from '#shared/brand/shown-brand.ts';
import { currentLanguage, LANGUAGES, pathIn } from '#shared/site-language.ts';

export interface PageDescription {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The one address of the page, root-relative. */
  path: string;
  /** What is shown where the page is shared: root-relative, 1200 × 630 pixels. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  /** The page has nothing to find, for now. */
  isEmpty?: boolean;
  /** The page's feed, root-relative, without the language: readers of feeds find it by the page (server/features/feeds). */
  feed?: string | undefined;
  /** Other sites may show what the page is about where its address is pasted (server/features/embed). */
  isEmbeddable?: boolean;
  /** schema.org objects that say what the page is about; made with absolute addresses. */
  structuredData?: ((publicUrl: string) => Described)[];
}

/** An object of schema.org, as its vocabulary has it. */
export type Described = Exclude<Thing, string>;

/** What the root's loader gave: every page's `meta` gets it among its matches. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

const DEFAULT_IMAGE = '/share.jpg';

/** The head of a public page: title, description, canonical address, Open Graph (ogp.me) and structured data (schema.org, JSON-LD). */
export function describePage(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { site: Site } | undefined;
  if (!root) return [{ title: titleOf(page.title) }];
  const { publicUrl } = root.site;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const language = currentLanguage();
  const {
    title,
    description,
    path,
    image = brandPicture(DEFAULT_IMAGE),
    type = 'website',
    isEmpty = false,
    feed,
    isEmbeddable = false,
    structuredData = [],
  } = page;
  return [
    { title: title === brand.name ? title : titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(pathIn(language, path)) },
    ...LANGUAGES.map((other) => ({ tagName: 'link', rel: 'alternate', hrefLang: other, href: absolute(pathIn(other, path)) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute(path) },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: `${language}_IN` },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(pathIn(language, path)) },
    { property: 'og:image', content: absolute(image) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: absolute(pathIn(language, feed)) }] : []),
    ...(isEmbeddable && !isEmpty
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/json+oembed',
            title,
            href: absolute(oembedPath(absolute(pathIn(language, path)))),
          },
        ]
      : []),
    ...(isEmpty ? [{ name: 'robots', content: 'noindex' }] : []),
    ...structuredData.map((describe) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...describe(publicUrl) } })),
  ];
}

/** Where oEmbed is asked about an address (oembed.com, 'Discovery'). */
function oembedPath(url: string): string {
  return `/oembed?${new URLSearchParams({ url, format: 'json' })}`;
}

/** The feed of a list (server/features/feeds). */
export function feedOfList(list: { service?: string | undefined; city?: string | undefined; state?: string | undefined }): string {
  const asked = Object.entries(list).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/feeds/businesses.xml${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
}
