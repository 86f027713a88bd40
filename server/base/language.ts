import { AsyncLocalStorage } from 'node:async_hooks';
import { currentLanguage, DEFAULT_LANGUAGE, findLanguageBy, isLanguage, type Language, pathIn } from '#shared/site-language.ts';

const spoken = new AsyncLocalStorage<Language>();
findLanguageBy(() => spoken.getStore());

/** Does a piece of work, and all that follows from it, in a language: every text that is read in it is of that language. */
export const withLanguage = <T>(language: Language, work: () => T): T => spoken.run(language, work);

/** The language of the work that is done now; none where nobody has said one. */
export const spokenLanguage = () => spoken.getStore();

/** Does it in the language that a row says of whoever it is for; in the site's own where it says none that the site has. */
export const speakingTo = <T>(language: string | null | undefined, work: () => T): T =>
  withLanguage(isLanguage(language) ? language : DEFAULT_LANGUAGE, work);

/** A page's address in the language of the work that is done now, for links in mails and notices. */
export const pageUrl = (publicUrl: string, path: string) => `${publicUrl}${pathIn(currentLanguage(), path)}`;
