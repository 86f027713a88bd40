/** What people in India do business in: English, and the languages of the constitution's eighth schedule. */
const languages = [
  ...['English', 'Hindi', 'Assamese', 'Bengali', 'Bodo', 'Dogri', 'Gujarati', 'Kannada', 'Kashmiri', 'Konkani', 'Maithili', 'Malayalam'],
  ...['Manipuri', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit', 'Santali', 'Sindhi', 'Tamil', 'Telugu', 'Urdu'],
];

const byName = new Map(languages.map((language) => [language.toLowerCase(), language]));

/** Languages as the list above spells them, each once; nothing when one of them is none of those. */
export function spellLanguages(names: readonly unknown[]): string[] | undefined {
  const known = names.flatMap((name) => (typeof name === 'string' && byName.get(name.trim().toLowerCase())) || []);
  return known.length === names.length ? [...new Set(known)] : undefined;
}
