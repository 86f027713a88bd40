import { plainDigits } from '#shared/digits.ts';

/** Every character that is not white space stands in a run of letters and digits or is a mark; search_terms() in SQL splits alike. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are marks like any other.
const TERM = /[0-9a-z\u{80}-\u{10ffff}]+|[\x01-\x08\x0e-\x1f\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the ranges of search_key() in SQL.
const BLANKS = /[\x01-\x20\x7f]+/g;
const LONGEST_KEY = 200;
/** Marks that turn the direction of writing, and joiners within words: emoji keep theirs. */
const TURNING = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const JOINING = /(?<=[\p{L}\p{M}])[\u200c\u200d]+/gu;

/** Marks the bounds of a word inside the lexicon; no word contains it. */
export const BOUND = '\n';

/** Lower case letter by letter, as search_lower() in SQL: without the two rules by which JavaScript looks further. */
export function lower(text: string): string {
  return text.replaceAll('İ', 'i').replaceAll('Σ', 'σ').toLowerCase();
}

/** The form in which names of places and services are compared: ' New  DELHI' → 'new delhi'; as search_key() in SQL. */
export function searchKey(text: string): string {
  const key = lower(text).replace(BLANKS, ' ').replace(/^ | $/g, '');
  const cut = key.length > LONGEST_KEY ? [...key].slice(0, LONGEST_KEY).join('') : key;
  return cut === '' ? '-' : cut;
}

/**
 * The one form of what is typed: in lower case, composed letters in their one form, without signs that nobody sees, digits as 0 to
 * 9; as search_typed() in SQL.
 */
export function asTyped(text: string): string {
  return lower(plainDigits(text.normalize('NFC')))
    .replace(TURNING, '')
    .replace(JOINING, '');
}

/** The words of a query. */
export function splitWords(query: string): string[] {
  return asTyped(query).split(/\s+/u).filter(Boolean);
}

/** A regular expression of PostgreSQL for texts that have one of these words; they have letters and digits alone. */
export function wholeWords(words: string[]): string {
  const bound = '[^0-9a-z\\u0080-\\U0010ffff]';
  return `(?:^|${bound})(?:${words.join('|')})(?:$|${bound})`;
}

/**
 * The pieces of a typed word as they must stand in a text's words: a piece between marks is a whole word, at the ends it may be
 * a part of one. 'a/c' → ['a|', '|/|', '|c'] with '|' for the bound.
 */
export function toFragments(word: string): string[] {
  return [...word.matchAll(TERM)].map(({ 0: piece, index }) => {
    const isMark = /^[^0-9a-z\u{80}-\u{10ffff}]$/u.test(piece);
    const start = isMark || index > 0 ? BOUND : '';
    const end = isMark || index + piece.length < word.length ? BOUND : '';
    return start + piece + end;
  });
}

/** A LIKE pattern for texts that contain `text`; its wildcards are literals. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** False for what no text in the database can contain: NUL and halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
