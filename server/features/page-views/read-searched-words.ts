/** Letters alone: what holds a digit or an @ may be somebody's number or address. */
const WORDS = /^[\p{L}\p{M}\s/&,.'-]{2,60}$/u;

/** Words of an address in a mailbox or on the web, also as they are spelled: 'asha at gmail dot com'. */
const ADDRESS =
  /(?<![\p{L}\p{M}])(?:gmail|yahoo|hotmail|outlook|rediff|rediffmail|icloud|www|at the rate|जीमेल|याहू|एट द रेट)(?![\p{L}\p{M}])|(?:\.|\bdot |डॉट )\s*(?:com|in|net|org|कॉम|इन)(?![\p{L}\p{M}])/u;

const DIGITS = new Set([
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'double', 'triple'],
  ...[
    'shunya',
    'ek',
    'do',
    'teen',
    'tin',
    'char',
    'chaar',
    'paanch',
    'panch',
    'chhe',
    'che',
    'chah',
    'saat',
    'sat',
    'aath',
    'ath',
    'nau',
    'no',
  ],
  ...['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'पांच', 'छह', 'छः', 'छे', 'सात', 'आठ', 'नौ', 'ज़ीरो', 'जीरो', 'डबल'],
]);
/** So many digits in words are a phone number: a house has four bedrooms at most. */
const MOST_DIGITS = 4;

/**
 * What was typed in small letters, if it is nothing but words: no numbers, no address of somebody, in whatever spelling (docs/decisions/093-page-views.md).
 */
export function readSearchedWords(typed: string): string | undefined {
  // Measured as they are kept: small letters can be more characters than their capitals.
  const words = typed.trim().toLowerCase();
  if (!WORDS.test(words) || ADDRESS.test(words)) return undefined;
  const digits = words.split(/[^\p{L}\p{M}]+/u).filter((word) => DIGITS.has(word));
  return digits.length > MOST_DIGITS ? undefined : words;
}
