import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts';
import type { Context } from '#server/context.ts';
import { listLandingPages } from '#server/features/landing-pages/list-landing-pages.ts';
import { selectFileStarts } from '#server/features/sitemaps/queries.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/site-language.ts';

/** Addresses in one file at most (sitemaps.org, 'Using Sitemap index files'). */
export const FILE_SIZE = 50_000;

/** Counts through all listings: of a million that takes long. */
const listFileStarts = staleWhileRevalidate(({ db }: Context, size: number) => selectFileStarts(db, size));

/** The files of the sitemap, root-relative: pages and the blog, cities, services by city, businesses; of every language. */
export async function listSitemaps(context: Context, size = FILE_SIZE): Promise<string[]> {
  const [landingPages, starts] = await Promise.all([listLandingPages(context), listFileStarts(context, size)]);
  const landingFiles = Array.from({ length: Math.ceil(landingPages.length / size) }, (_, index) => `/sitemaps/services-${index + 1}.xml`);
  const cityFiles = landingPages.length > 0 ? ['/sitemaps/cities.xml'] : [];
  const files = ['/sitemaps/pages.xml', ...cityFiles, ...landingFiles, ...starts.map((start) => `/sitemaps/businesses-${start}.xml`)];
  return LANGUAGES.flatMap((language) => files.map((file) => fileIn(language, file)));
}

function fileIn(language: Language, file: string) {
  return language === DEFAULT_LANGUAGE ? file : file.replace('/sitemaps/', `/sitemaps/${language}-`);
}
