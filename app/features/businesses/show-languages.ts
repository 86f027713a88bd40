import { choicesText } from '#shared/texts.ts';

/** The languages that a business speaks, each by its name in the page's language: 'Hindi, Marathi'. */
export function showLanguages(languages: readonly string[]): string {
  return languages.map((language) => choicesText.languageName(language)).join(', ');
}
