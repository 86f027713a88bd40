import { AsyncLocalStorage } from 'node:async_hooks';
import { findLanguageBy, type Language } from '#shared/site-language.ts';

const spoken = new AsyncLocalStorage<Language>();
findLanguageBy(() => spoken.getStore());

/** Does a piece of work, and all that follows from it, in a language: every text that is read in it is of that language. */
export const speaking = <T>(language: Language, work: () => T): T => spoken.run(language, work);

/** The language of the work that is done now; none where nobody has said one. */
export const spokenLanguage = () => spoken.getStore();
