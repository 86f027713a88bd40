import { asTyped, lower } from '#server/features/search/text.ts';

const APOSTROPHES = /['’‘`´ʼ™®©℠]/g;
const ACCENTS = /[\u0300-\u036f]/g;
/** 'M/s' before a name, and '(P)' or '(Pvt.)' behind it. */
const SIGNS = /(?<![0-9a-z\u{80}-\u{10ffff}])m *[/\u2044\u2215] *s(?![0-9a-z\u{80}-\u{10ffff}])|\( *p(?:vt)?[. ]*\)/gu;
/** Marks, blanks and pictures between words. */
const BETWEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are marks like any other.
  /[\x01-\x2f\x3a-\x60\x7b-\x7f\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u2190-\u2bff\u3000-\u303f\u{1f000}-\u{1faff}]|[\ufe00-\ufe0f]/gu;
const LETTER_P = /(?<=[^ ][^ ] )p(?= (?:ltd|limited)(?![^ ]))/g;
/** Words that say nothing wherever they stand, and those that say nothing at the end. */
const EMPTY = /(?<![^ ])(?:and|messrs|pvt|pvtltd|ltd|llp|opc|एंड|एण्ड|मेसर्स|मैसर्स|प्रा|लि|प्राइवेट|लिमिटेड)(?![^ ])/g;
const EMPTY_LAST = /(?: (?:limited|private|co|company|sons|son|bros|brothers|inc|regd|कंपनी|संस|सन्स|ब्रदर्स))+$/;
const INITIALS = /(?<![^ ])([0-9a-z]) (?=[0-9a-z](?![^ ]))/g;
const LONGEST = 200;

/**
 * The words of a business's name as they are read out, whoever wrote it: without dots, accents, apostrophes and hyphens, initials as one
 * word, and without 'M/s', 'and' and legal forms. 'M/s R. K. Bhosekar & Sons (P) Ltd.' → ['rk', 'bhosekar']; as name_words() in SQL.
 */
export function nameWords(name: string): string[] {
  const folded = lower(asTyped(name).replace(APOSTROPHES, '').normalize('NFKD')).replace(ACCENTS, '');
  const words = squeeze(folded.replace(SIGNS, ' ').replace(BETWEEN, ' '));
  const bare = squeeze(words.replace(LETTER_P, '').replace(EMPTY, '')).replace(INITIALS, '$1').replace(EMPTY_LAST, '');
  const kept = [...(bare === '' ? words.replaceAll(' ', '') : bare)].slice(0, LONGEST).join('');
  return kept.split(' ').filter(Boolean);
}

/** A name's letters and digits as one: names are the same when these are. */
export function nameKey(words: string[]): string {
  return words.join('');
}

function squeeze(text: string): string {
  return text.replace(/ {2,}/g, ' ').replace(/^ | $/g, '');
}

const LEGAL_FORMS = 'ltd limited llp pvt private co company sons bros brothers'.split(' ');

/** Whether a word may be the start of a legal form: while it is typed behind a name. */
export function mayBecomeEmpty(word: string): boolean {
  return LEGAL_FORMS.some((form) => form.startsWith(word));
}
