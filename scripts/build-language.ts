import { DEFAULT_LANGUAGE, isLanguage } from '#shared/site-language.ts';

const asked = process.env.BUILD_LANGUAGE ?? DEFAULT_LANGUAGE;
if (!isLanguage(asked)) throw new Error(`BUILD_LANGUAGE is none of the site's languages: ${asked}`);

/** The language of the browser's files that are built now (scripts/build.ts). */
export const buildLanguage = asked;

/** Where the build in the pseudo-language stands (tests/browser/pseudo-site.ts). */
export const PSEUDO_BUILD = 'build/pseudo';

/** Where the build of a language stands. */
export function buildDirectoryOf(language: string): string {
  if (process.env.PSEUDO_TEXTS) return PSEUDO_BUILD;
  return language === DEFAULT_LANGUAGE ? 'build' : `build/${language}`;
}
