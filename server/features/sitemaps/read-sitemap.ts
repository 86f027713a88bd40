import { type Context, visitor } from '#server/context.ts';
import { articles } from '#server/features/blog/articles.ts';
import { listBlogs } from '#server/features/blog/list-blogs.ts';
import { cityPath, listLandingPages } from '#server/features/landing-pages/list-landing-pages.ts';
import { FILE_SIZE } from '#server/features/sitemaps/list-sitemaps.ts';
import { selectBusinessesFrom } from '#server/features/sitemaps/queries.ts';
import { isIndexed, publicPages } from '#shared/indexing.ts';

/** An address of the site and when it last changed, where that is known. */
export interface SitemapEntry {
  url: string;
  lastmod?: string;
}

const BATCH = 2_000;

/**
 * What a file of the sitemap holds, read while it is sent: a file of 50,000 businesses is never in memory as a whole.
 * @param name of the file, without its ending: 'pages', 'cities', 'services-1' or 'businesses-<id of the first>'.
 * @returns nothing for a name that no file has, and for a file that would be empty. Its beginning has been read by then.
 */
export async function readSitemap(context: Context, name: string, size = FILE_SIZE): Promise<AsyncIterable<SitemapEntry> | undefined> {
  const entries = await entriesOf(context, name, size);
  return entries && onlyIndexed(entries);
}

async function entriesOf(context: Context, name: string, size: number) {
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
  const first = /^businesses-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(name)?.[1];
  return first === undefined ? undefined : unlessEmpty(businessesFrom(context, first, size));
}

/** The blog's entries and the articles that are pages of their own. */
async function readingPages(context: Context) {
  const blogs = await listBlogs(context, visitor, 'all');
  return [...articles.map(({ slug }) => `/${slug}`), ...blogs.map(({ _id }) => `/blog/${_id}`)];
}

async function* toStream(paths: readonly string[]): AsyncGenerator<SitemapEntry> {
  for (const url of paths) yield { url };
}

async function* businessesFrom({ db }: Context, first: string, size: number): AsyncGenerator<SitemapEntry> {
  let from = first;
  for (let sent = 0; sent < size; ) {
    const rows = await selectBusinessesFrom(db, from, { after: sent > 0, limit: Math.min(BATCH, size - sent) });
    for (const { business_id, updated_at } of rows) yield { url: `/viewdetails/${business_id}`, lastmod: updated_at.toISOString() };
    sent += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    from = last.business_id;
  }
}

/** The same entries, of which the first has been read; nothing when there are none. */
async function unlessEmpty(entries: AsyncGenerator<SitemapEntry>) {
  const first = await entries.next();
  return first.done ? undefined : withFirst(first.value, entries);
}

async function* withFirst(first: SitemapEntry, others: AsyncIterable<SitemapEntry>) {
  yield first;
  yield* others;
}

async function* onlyIndexed(entries: AsyncIterable<SitemapEntry>): AsyncGenerator<SitemapEntry> {
  for await (const entry of entries) if (isIndexed(entry.url)) yield entry;
}
