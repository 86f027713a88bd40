import type { Business } from '#shared/schemas/businesses.ts';
import { currentLanguage, DEFAULT_LANGUAGE, LOCALES } from '#shared/site-language.ts';

/** What a business says of itself, and in which language, where that is not the page's. */
interface Words {
  text: string;
  lang: string | undefined;
}

/** Its name, for the page that is shown. */
export const ownName = ({ name, nameHindi = null }: Pick<Business, 'name'> & { nameHindi?: string | null | undefined }): Words =>
  inLanguage(name, nameHindi);

/** The same where the words around it are one text: labels, titles, sentences. */
export const nameShown = (business: Parameters<typeof ownName>[0]): string => ownName(business).text;

/** Itself in one or two sentences. */
export const ownSummary = ({ shortDescription, shortDescriptionHindi }: Business): Words =>
  inLanguage(shortDescription, shortDescriptionHindi);

/** All that it says of itself. Where it says little, that is all. */
export function ownDescription({ shortDescription, shortDescriptionHindi, description, descriptionHindi }: Business): Words {
  return inLanguage(description || shortDescription, descriptionHindi ?? shortDescriptionHindi);
}

function inLanguage(english: string, hindi: string | null): Words {
  if (currentLanguage() === DEFAULT_LANGUAGE) return { text: english, lang: undefined };
  if (hindi) return { text: hindi, lang: undefined };
  // Many write Hindi where English is asked for.
  return { text: english, lang: /\p{Script=Devanagari}/u.test(english) ? undefined : LOCALES[DEFAULT_LANGUAGE] };
}
