import { withLanguage } from '#server/base/language.ts';
import type { ImportRemark } from '#shared/schemas/imports.ts';
import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/site-language.ts';

/** A remark as it is kept: in English, and in the other languages, as whoever reads it may speak another than who had the file checked. */
export interface KeptRemark extends ImportRemark {
  inOthers?: Partial<Record<Language, string>>;
}

/** @param say reads its texts in whatever language it is said in. */
export function keepRemark(column: string | null, say: () => string): KeptRemark {
  const [text, inOthers] = inEachLanguage(say);
  return { column, text, inOthers };
}

/** What is said in English, and in the other languages. */
export function inEachLanguage<Said>(say: () => Said): [Said, Partial<Record<Language, Said>>] {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return [
    withLanguage(DEFAULT_LANGUAGE, say),
    Object.fromEntries(others.map((language) => [language, withLanguage(language, say)])) as Partial<Record<Language, Said>>,
  ];
}

/** The remark for whoever reads it now. */
export function presentRemark({ column, text, inOthers }: KeptRemark): ImportRemark {
  return { column, text: inOthers?.[currentLanguage()] ?? text };
}
