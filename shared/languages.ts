import { languageName } from '#shared/texts/hi/choices.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** What people in India do business in: English, the languages of the constitution's eighth schedule, and what millions speak beside them. */
const languages = [
  ...['English', 'Hindi', 'Assamese', 'Bengali', 'Bodo', 'Dogri', 'Gujarati', 'Kannada', 'Kashmiri', 'Konkani', 'Maithili', 'Malayalam'],
  ...['Manipuri', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit', 'Santali', 'Sindhi', 'Tamil', 'Telugu', 'Urdu'],
  ...[
    'Awadhi',
    'Bhojpuri',
    'Bundeli',
    'Chhattisgarhi',
    'Garhwali',
    'Garo',
    'Haryanvi',
    'Khasi',
    'Kumaoni',
    'Magahi',
    'Marwari',
    'Mizo',
    'Rajasthani',
    'Tulu',
  ],
];

/** What most businesses speak, to be ticked; the others are typed. */
export const COMMON_LANGUAGES: readonly string[] = [
  ...['Hindi', 'English', 'Bengali', 'Gujarati', 'Kannada', 'Malayalam', 'Marathi', 'Odia', 'Punjabi', 'Tamil', 'Telugu', 'Urdu'],
];

/** As they are called beside the names of the catalogues. */
const OTHER_NAMES: Record<string, string> = {
  ...{
    हिन्दी: 'Hindi',
    इंग्लिश: 'English',
    इंगलिश: 'English',
    बंगाली: 'Bengali',
    बंगला: 'Bengali',
    उड़िया: 'Odia',
    ओडिया: 'Odia',
    असमी: 'Assamese',
  },
  ...{ सिन्धी: 'Sindhi', पञ्जाबी: 'Punjabi', तेलगु: 'Telugu', तेलुगू: 'Telugu', मलयाळम: 'Malayalam', तमिळ: 'Tamil', संथाल: 'Santali', तुळु: 'Tulu' },
  ...{ oriya: 'Odia', bangla: 'Bengali', bengoli: 'Bengali', panjabi: 'Punjabi', gujrati: 'Gujarati', telgu: 'Telugu', kannad: 'Kannada' },
  ...{ malyalam: 'Malayalam', malayali: 'Malayalam', meitei: 'Manipuri', angrezi: 'English', hindhi: 'Hindi', asamiya: 'Assamese' },
  ...{ santhali: 'Santali', kumauni: 'Kumaoni', avadhi: 'Awadhi', chattisgarhi: 'Chhattisgarhi', eng: 'English', hin: 'Hindi' },
};
const BETWEEN = /[,;/|&+\n\r।·•]| (?:and|or|aur|और|व|एवं|तथा|या) /i;
/** What says no language. */
const AROUND = /^(?:languages?|भाषाएँ|भाषा|we speak|speaks?) ?[:-]? ?| (?:languages?|भाषा)$/gi;

/** In one case and one Unicode form, without nuktas, which keyboards leave out. */
const fold = (name: string) =>
  dropUnseenSigns(name)
    .replace(/[.:()-]+$|^[.:()-]+/g, '')
    .replace(AROUND, '')
    .normalize('NFC')
    .replaceAll('\u093c', '')
    .toLowerCase();

const byName = new Map([
  ...languages.flatMap((language) => [language, languageName(language)].map((name) => [fold(name), language] as const)),
  ...Object.entries(OTHER_NAMES).map(([name, language]) => [fold(name), language] as const),
]);

/** Languages, by their names in English or Hindi, as the list above spells them, each once; nothing when one of them is none of those. */
export function spellLanguages(names: readonly unknown[]): string[] | undefined {
  const known = names.flatMap((name) => (typeof name === 'string' && byName.get(fold(name))) || []);
  return known.length === names.length ? [...new Set(known)] : undefined;
}

/** The names in a text: between commas, 'और', '&' and the like, or one after the other as in 'hindi english'. */
export function splitLanguages(text: string): string[] {
  return dropUnseenSigns(text.replaceAll(/[\n\r]+/g, ','))
    .split(BETWEEN)
    .filter((name) => fold(name) !== '')
    .flatMap((name) => (byName.has(fold(name)) ? name : wordsOf(name)));
}

function wordsOf(name: string): string[] {
  const words = fold(name).split(' ');
  return words.every((word) => byName.has(word)) ? words : [name];
}
