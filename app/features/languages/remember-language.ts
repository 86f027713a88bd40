import { LANGUAGE_COOKIE, type Language } from '#shared/site-language.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Keeps the language that a visitor has chosen, in this browser: calls without a page are answered in it, and no other one is offered. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers of this year's phones
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** The language that was chosen in this browser. */
export function rememberedLanguage(): string | undefined {
  return new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
}
