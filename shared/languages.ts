import { languageName } from '#shared/texts/hi/choices.ts';

/** What people in India do business in: English, and the languages of the constitution's eighth schedule. */
const languages = [
  ...['English', 'Hindi', 'Assamese', 'Bengali', 'Bodo', 'Dogri', 'Gujarati', 'Kannada', 'Kashmiri', 'Konkani', 'Maithili', 'Malayalam'],
  ...['Manipuri', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit', 'Santali', 'Sindhi', 'Tamil', 'Telugu', 'Urdu'],
];

/** As they are called beside the names of the catalogues. */
const OTHER_NAMES = { हिन्दी: 'Hindi', इंग्लिश: 'English', बंगाली: 'Bengali', उड़िया: 'Odia' };

/** In one case and one Unicode form, without nuktas, which keyboards leave out. */
const fold = (name: string) => name.trim().normalize('NFC').replaceAll('\u093c', '').toLowerCase();

const byName = new Map([
  ...languages.flatMap((language) => [language, languageName(language)].map((name) => [fold(name), language] as const)),
  ...Object.entries(OTHER_NAMES).map(([name, language]) => [fold(name), language] as const),
]);

/** Languages, by their names in English or Hindi, as the list above spells them, each once; nothing when one of them is none of those. */
export function spellLanguages(names: readonly unknown[]): string[] | undefined {
  const known = names.flatMap((name) => (typeof name === 'string' && byName.get(fold(name))) || []);
  return known.length === names.length ? [...new Set(known)] : undefined;
}
