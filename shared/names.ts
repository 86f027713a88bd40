import { brand, operator } from '#shared/brand/shown-brand.ts';

// Safari knows no lookbehind before 16.4: none stands in these patterns.

/** Letters and digits in other dress, as keyboards of East Asia and makers of 'fonts' have them: wide, bold, in circles. */
const DRESSED = /[\uff01-\uff5e\u2460-\u24ff\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/gu;
/** What nobody sees: marks of direction, joiners, fillers, the empty cell of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/** Where scripts of India and emoji need a joiner. */
const JOINED = /[\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const JOINING = /[\p{L}\p{Extended_Pictographic}]/u;
/** More marks on one letter than any of our scripts has: they run over the lines above and below. */
const HEAPED = /\p{M}{5,}/gu;

/** The name of a person or a business as it is kept: in one line, nothing unseen in it, letters in their plain form. */
export function cleanName(name: string): string {
  const plain = name.replaceAll(DRESSED, (letter) => letter.normalize('NFKC')).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const signs = [...plain];
  return signs
    .filter((sign, at) => isSeen(sign, signs[at - 1] ?? '', signs[at + 1] ?? ''))
    .join('')
    .replaceAll(HEAPED, (marks) => [...marks].slice(0, 4).join(''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function isSeen(sign: string, before: string, after: string): boolean {
  if (!UNSEEN.test(sign)) return true;
  if (sign === '\u200c' || sign === '\u200d') return JOINED.test(before) && JOINING.test(after);
  return sign === '\ufe0f' && /\p{Extended_Pictographic}/u.test(before);
}

/** Whether a name has something to be read. */
export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

/** Letters and the signs above and below them, not the digits, of scripts in which India writes, but for Latin. */
const OF_INDIA =
  /[\u0904-\u0963\u0971-\u097f\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Meetei_Mayek}\p{Script=Ol_Chiki}]/u;

/** Whether a text is in a script of India, without any Latin letter: who reads English alone cannot read it. */
export function isInScriptOfIndia(text: string): boolean {
  const letters = text.replaceAll(/\p{N}/gu, '');
  return OF_INDIA.test(letters) && !LATIN.test(letters);
}

/**
 * The names of a business that was named in a script of India and in English letters: it is known by the English one. Hindi has a place of
 * its own; another script stands behind it, in brackets, so that the business is found by either.
 */
export function namesInBoth(own: string, english: string): { name: string; nameHindi?: string } {
  return /\p{Script=Devanagari}/u.test(own) ? { name: english, nameHindi: own } : { name: `${english} (${own})` };
}

const LATIN = /\p{Script=Latin}/u;
/** Scripts some of whose letters look like Latin ones, and in which nobody writes half a word. */
const LOOKALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Deseret}]/u;

/** Whether a word of the name is of two scripts that look alike, as 'Аdmin' with a Cyrillic А: such a name stands for another one. */
export function mixesScripts(name: string): boolean {
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => LATIN.test(word) && LOOKALIKE.test(word));
}

/** Letters of other scripts, digits and signs, by the Latin letter that they look like; i and l are one. */
const LOOKS_LIKE: Record<string, string> = {
  a: 'аαɑ4@',
  b: 'вβь',
  c: 'сϲ',
  e: 'еєε3',
  g: 'ɡ',
  h: 'һн',
  k: 'кκ',
  l: 'iіιıӏ1|!',
  m: 'мμ',
  n: 'ոη',
  o: 'оοσօ0',
  p: 'рρ',
  r: 'г',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υս',
  v: 'ν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
};
const LETTERS = new Map(Object.entries(LOOKS_LIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)));

/** A name as somebody sees it at a glance: two that have the same are told apart by nobody. */
function glance(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, (mark) => (/\p{Script=Devanagari}/u.test(mark) ? mark : ''))
    .toLowerCase();
  const letters = [...plain].map((letter) => LETTERS.get(letter) ?? letter);
  return letters.filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter)).join('');
}

/** What makes the site's name that of somebody who speaks for it. */
const OF_TEAM = ['administrator', 'moderator', 'helpline', 'helpdesk', 'official', 'support', 'office', 'admin', 'staff', 'team', 'help']
  .concat(['care', 'india', 'टीम', 'सपोर्ट', 'एडमिन'])
  .map(glance);
/** What stands for those who have left, in every language of the site. */
export const NAMES_OF_LEAVERS = ['Former user', 'पुराना अकाउंट'];
const LEAVERS = NAMES_OF_LEAVERS.map(glance);

/** Whether a name is the site's own, one of its team's, or that of those who have left: nobody else bears it. */
export function isReserved(name: string): boolean {
  if ([operator.infoEmail, operator.grievanceOfficer.email].some((address) => address.toLowerCase() === name.toLowerCase())) return true;
  const seen = glance(name);
  if (LEAVERS.includes(seen)) return true;
  const site = glance(brand.name);
  return seen.includes(site) && OF_TEAM.reduce((rest, word) => rest.replaceAll(word, ''), seen.replace(site, '')) === '';
}

const DOMAIN =
  /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|in|co|io|me|xyz|online|site|shop|store|app|link|click|top|live|club)(?![\p{L}\p{N}])/iu;

/** Whether a name carries a web address: it would be a link in every mail that has the name. An e-mail address is none. */
export function hasLink(name: string): boolean {
  const rest = name.replaceAll(/[^\s@]+@[^\s@/]+/g, ' ');
  return /:\/\/|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]+\//iu.test(rest) || DOMAIN.test(rest);
}

/** Whether a name carries a phone number: ten digits of any script with no letter between them. */
export function hasPhoneNumber(name: string): boolean {
  return /(?:\p{Nd}[^\p{L}\p{Nd}]*){10}/u.test(name);
}
