import type { Context } from '#server/context.ts';
import { listLandingPages } from '#server/features/landing-pages/list-landing-pages.ts';
import { selectFileNumbers } from '#server/features/sitemaps/queries.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/site-language.ts';

/** Addresses in one file at most (sitemaps.org, 'Using Sitemap index files'). */
export const FILE_SIZE = 50_000;

/** The files of the sitemap, root-relative: pages and the blog, cities, services by city, businesses; of every language. */
export async function listSitemaps(context: Context, size = FILE_SIZE): Promise<string[]> {
  const [landingPages, numbers] = await Promise.all([listLandingPages(context), selectFileNumbers(context.db, size)]);
  const landingFiles = Array.from({ length: Math.ceil(landingPages.length / size) }, (_, index) => `/sitemaps/services-${index + 1}.xml`);
  const cityFiles = landingPages.length > 0 ? ['/sitemaps/cities.xml'] : [];
  const businessFiles = numbers.map((number) => `/sitemaps/businesses-${number}.xml`);
  const files = ['/sitemaps/pages.xml', ...cityFiles, ...landingFiles, ...businessFiles];
  return LANGUAGES.flatMap((language) => files.map((file) => fileIn(language, file)));
}

function fileIn(language: Language, file: string) {
  return language === DEFAULT_LANGUAGE ? file : file.replace('/sitemaps/', `/sitemaps/${language}-`);
}
