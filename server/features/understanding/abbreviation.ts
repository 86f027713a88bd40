import { distance } from '#server/features/understanding/near-sounds.ts';

const LATIN = /^[a-z]+$/;
const VOWEL = /[aeiouy]/;
const VOWELS = /[aeiouy]+/g;
const DOUBLED = /(.)\1+/g;
/** Abbreviations of fewer letters are all one letter from each other. */
const SHORTEST_MISSPELT = 4;
const SHORTEST_LEFT_OUT = 3;

/** Whether a word has no vowel: an abbreviation ('rcc'), a word whose vowels were left out ('plmbr'), or no word at all ('zzqx'). */
export function hasNoVowel(text: string): boolean {
  return LATIN.test(text) && !VOWEL.test(text);
}

/**
 * Whether a word without vowels may be a known one. By its sound nearly anything would be: 'qq' sounds like 'c', 'zzqx' like 'jacks'.
 * @param typed a word without vowels.
 * @param known a known word as it is spelt, or its sound.
 */
export function mayAbbreviate(typed: string, known: string): boolean {
  const letters = singled(typed);
  if (VOWEL.test(known)) return letters.length >= SHORTEST_LEFT_OUT && letters === singled(known.replace(VOWELS, ''));
  if (letters.length > 1 && letters === singled(known)) return true;
  return Math.min(typed.length, known.length) >= SHORTEST_MISSPELT && distance(typed, known, 1) <= 1;
}

/** With each doubled letter once: a key is easily pressed twice. */
function singled(text: string): string {
  return text.replace(DOUBLED, '$1');
}
