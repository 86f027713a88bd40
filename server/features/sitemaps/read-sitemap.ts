import { type Context, visitor } from '#server/context.ts';
import { articles } from '#server/features/blog/articles.ts';
import { listBlogs } from '#server/features/blog/list-blogs.ts';
import { cityPath, listLandingPages } from '#server/features/landing-pages/list-landing-pages.ts';
import { FILE_SIZE } from '#server/features/sitemaps/list-sitemaps.ts';
import { selectBusinessesByPlace, selectBusinessesFrom } from '#server/features/sitemaps/queries.ts';
import { isIndexed, publicPages } from '#shared/indexing.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, pathIn } from '#shared/site-language.ts';

/** An address of the site and when it last changed, where that is known. */
export interface SitemapEntry {
  url: string;
  lastmod?: string;
  /** The same page in every language, itself among them (developers.google.com/search/docs/specialty/international/localized-versions). */
  links: { lang: string; url: string }[];
}

/** A page, before its languages. */
type Page = Pick<SitemapEntry, 'url' | 'lastmod'>;

const BATCH = 2_000;

/**
 * What a file of the sitemap holds, read while it is sent: a file of 50,000 businesses is never in memory as a whole.
 * @param name of the file, without its ending: 'pages', 'cities', 'services-1' or 'businesses-1', 'hi-pages' for Hindi.
 * @returns nothing for a name that no file has, and for a file that would be empty. Its beginning has been read by then.
 */
export async function readSitemap(context: Context, name: string, size = FILE_SIZE): Promise<AsyncIterable<SitemapEntry> | undefined> {
  const [, prefix = '', rest = name] = /^([a-z]{2})-(.*)$/.exec(name) ?? [];
  const language = isLanguage(prefix) && prefix !== DEFAULT_LANGUAGE ? prefix : DEFAULT_LANGUAGE;
  const pages = await pagesOf(context, language === DEFAULT_LANGUAGE ? name : rest, size);
  return pages && inLanguage(language, pages);
}

async function pagesOf(context: Context, name: string, size: number) {
  if (name === 'pages') return toStream([...publicPages, ...(await readingPages(context))]);
  if (name === 'cities') {
    const paths = new Set((await listLandingPages(context)).map((page) => cityPath(context, page)));
    return paths.size > 0 ? toStream([...paths]) : undefined;
  }
  const services = /^services-([1-9]\d{0,3})$/.exec(name)?.[1];
  if (services !== undefined) {
    const from = (Number(services) - 1) * size;
    const pages = (await listLandingPages(context)).slice(from, from + size);
    return pages.length > 0 ? toStream(pages.map(({ path }) => path)) : undefined;
  }
  const file = /^businesses-([1-9]\d{0,4})$/.exec(name)?.[1];
  if (file !== undefined) return unlessEmpty(businessesOf(context, Number(file), size));
  // Files had the id of their first business for a name: search engines may go on asking for those.
  const first = /^businesses-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(name)?.[1];
  return first === undefined ? undefined : unlessEmpty(businessesFrom(context, first, size));
}

/** The blog's entries and the articles that are pages of their own. */
async function readingPages(context: Context) {
  const blogs = await listBlogs(context, visitor, 'all');
  return [...articles.map(({ slug }) => `/${slug}`), ...blogs.map(({ _id }) => `/blog/${_id}`)];
}

async function* toStream(paths: readonly string[]): AsyncGenerator<Page> {
  for (const url of paths) yield { url };
}

async function* businessesOf({ db }: Context, file: number, size: number): AsyncGenerator<Page> {
  const last = file * size;
  for (let after: number | undefined = last - size; after !== undefined; ) {
    const rows = await selectBusinessesByPlace(db, { after, last, limit: BATCH });
    yield* rows.map(toPage);
    after = rows.length < BATCH ? undefined : rows.at(-1)?.place;
  }
}

async function* businessesFrom({ db }: Context, first: string, size: number): AsyncGenerator<Page> {
  let from = first;
  for (let sent = 0; sent < size; ) {
    const rows = await selectBusinessesFrom(db, from, { after: sent > 0, limit: Math.min(BATCH, size - sent) });
    yield* rows.map(toPage);
    sent += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    from = last.business_id;
  }
}

function toPage({ business_id, updated_at }: { business_id: string; updated_at: Date }): Page {
  return { url: `/viewdetails/${business_id}`, lastmod: updated_at.toISOString() };
}

/** The same entries, of which the first has been read; nothing when there are none. */
async function unlessEmpty(entries: AsyncGenerator<Page>) {
  const first = await entries.next();
  return first.done ? undefined : withFirst(first.value, entries);
}

async function* withFirst(first: Page, others: AsyncIterable<Page>) {
  yield first;
  yield* others;
}

/** What search engines may list of it, each page with its addresses in all languages. */
async function* inLanguage(language: Language, pages: AsyncIterable<Page>): AsyncGenerator<SitemapEntry> {
  for await (const { url, ...page } of pages) {
    if (!isIndexed(url)) continue;
    const links = LANGUAGES.map((other) => ({ lang: other as string, url: pathIn(other, url) }));
    yield { ...page, url: pathIn(language, url), links: [...links, { lang: 'x-default', url }] };
  }
}
