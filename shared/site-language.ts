/** The languages of the site. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one whose pages have no language in their address, and which is said where none is asked for. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** For the `lang` of pages, for numbers and for dates (BCP 47). English without a region would be that of the United States. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi' };

/** As each calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', hi: 'हिंदी' };

/** The language that a visitor has chosen stands in it. */
export const LANGUAGE_COOKIE = 'language';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

let source: () => Language | undefined = () => undefined;

/**
 * Says once how the language of the moment is found: the server looks at the request, a browser at its page.
 * @returns what has it found as before, for tests.
 */
export function findLanguageBy(find: () => Language | undefined): () => void {
  const before = source;
  source = find;
  return () => {
    source = before;
  };
}

/** The language that texts are read in now. */
export function currentLanguage(): Language {
  return source() ?? DEFAULT_LANGUAGE;
}

/** For Intl and toLocaleString. */
export function currentLocale(): string {
  return LOCALES[currentLanguage()];
}

/**
 * The language of a page by its path, and the path without it: /hi/category is category in Hindi. The data of its Home alone are asked for
 * at /hi.data.
 */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*|\.data$|$)/.exec(path) ?? [];
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest && `_${rest}`}` };
}

/** The path of the same page in a language. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
