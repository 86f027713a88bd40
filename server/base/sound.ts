/**
 * The letters of Devanagari in Latin ones, by sound. A consonant carries an 'a' of its own ('schwa') unless a vowel sign or the
 * virama follows; which of these are not spoken is decided afterwards. Aspirates, retroflexes and long vowels need no letters of
 * their own, for the fold to one sound drops them. A library's scheme (ITRANS, Harvard-Kyoto) keeps all of these apart and
 * every schwa, and would have to be folded by the same rules.
 */
const CONSONANTS: Record<string, string> = {
  ...spell('क k ख k ग g घ g ङ n च ch छ ch ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n ऩ n'),
  ...spell('प p फ f ब b भ b म m य y र r ऱ r ल l ळ l ऴ l व v श s ष s स s ह h'),
  ...spell('क़ k ख़ k ग़ g ज़ j ड़ d ढ़ d फ़ f य़ y'),
};
const VOWELS = spell('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ e ओ o औ o ऑ o ऍ e ऎ e ऒ o');
const SIGNS = spell('ा A ि i ी i ु u ू u ृ ri े e ै e ो o ौ o ॉ o ॅ e ॆ e ॊ o');

const VIRAMA = '्';
const NUKTA = '़';
/** An 'a' that no sign writes, and one that is surely spoken. */
const SCHWA = '@';
const LABIALS = /^[pbmf]/;
const DEVANAGARI = /[\u0900-\u097f]/;
/** Joiners, the visarga, the avagraha: nothing that is heard. */
const UNHEARD = /[\u200b-\u200d\ufeff\u0903\u093d]/g;

function spell(pairs: string): Record<string, string> {
  const parts = pairs.normalize('NFC').split(' ');
  return Object.fromEntries(
    Array.from({ length: parts.length / 2 }, (_, at) => [(parts[2 * at] as string).normalize('NFD'), parts[2 * at + 1] as string]),
  );
}

export function isDevanagari(word: string): boolean {
  return DEVANAGARI.test(word);
}

/**
 * How a word sounds, roughly: one text for all usual spellings of it, in Latin letters (English or transcribed Hindi) and in
 * Devanagari. Long and short vowels, aspirates, doubled letters, v and w, z and j are one: 'sariya', 'saria', 'सरिया' → 'saria';
 * 'paani', 'pani', 'पानी' → 'pani'; 'painter', 'पेंटर' → 'pentr'.
 * @param word in lower case, without white space.
 */
export function phoneticKey(word: string): string {
  return fold(isDevanagari(word) ? romanise(word) : word);
}

/** A word of Devanagari in Latin letters as it is spoken: 'लकड़ी' → 'lakdi'. Other letters stay. */
function romanise(word: string): string {
  const letters = [...word.normalize('NFD').replace(UNHEARD, '')];
  let spoken = '';
  for (let at = 0; at < letters.length; at++) {
    const hasNukta = letters[at + 1] === NUKTA;
    const letter = letters[at] as string;
    const consonant = CONSONANTS[hasNukta ? letter + NUKTA : letter] ?? CONSONANTS[letter];
    if (consonant) {
      if (hasNukta) at += 1;
      const next = letters[at + 1] ?? '';
      const sign = SIGNS[next];
      if (sign || next === VIRAMA) at += 1;
      spoken += consonant + (sign ?? (next === VIRAMA ? '' : SCHWA));
    } else if (letter === '\u0902' || letter === '\u0901') {
      const after = CONSONANTS[letters[at + 1] ?? ''];
      // At the end it only colours the vowel: में is 'me'.
      if (after) spoken += LABIALS.test(after) ? 'm' : 'n';
    } else spoken += VOWELS[letter] ?? digitOf(letter);
  }
  return dropSilent(spoken).toLowerCase();
}

function digitOf(letter: string): string {
  const code = letter.charCodeAt(0) - 0x0966;
  return code >= 0 && code <= 9 ? String(code) : letter;
}

/** Leaves out each schwa at the end of a word, and from the right each between two that are spoken: 'd@r@vAj' → 'darvAj'. */
function dropSilent(spoken: string): string {
  const letters = [...spoken];
  const isVowel = (letter: string | undefined) => letter !== undefined && 'aAiueo@'.includes(letter);
  if (letters.at(-1) === SCHWA && letters.length > 2) letters.pop();
  for (let at = letters.length - 2; at > 1; at--) {
    const isBetween = isVowel(letters[at - 2]) && !isVowel(letters[at - 1]) && !isVowel(letters[at + 1]) && isVowel(letters[at + 2]);
    if (letters[at] === SCHWA && isBetween) letters.splice(at, 1);
  }
  return letters.join('').replaceAll(SCHWA, 'a');
}

/** Spellings of one sound in the order in which they are folded. */
const FOLDS: [RegExp, string][] = [
  [/[\u0300-\u036f]/g, ''],
  [/ight/g, 'ait'],
  [/tch|chh|ch/g, 'C'],
  [/sch|sh/g, 's'],
  [/[tsc]ion/g, 'san'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/dge$|dge(?=[sr])/g, 'j'],
  [/ge$/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/rh/g, 'd'],
  [/(?<=[bdgjktcl])h/g, ''],
  [/ee|ea|ie|ii/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/(?<=[aeiou])y(?=[bcdfgjklmnprstv]|$)/g, 'i'],
  [/(?<![aeiou])y(?![aeiou])/g, 'i'],
  [/a[ie]|ei/g, 'e'],
  [/au|av(?![aeiou])|ov(?![aeiou])|oa/g, 'o'],
  [/iy(?=[aeou])/g, 'i'],
  [/aa/g, 'a'],
  // 'गाँव' is 'gaon', at the end of many names.
  [/anv$/g, 'aon'],
  [/(.)\1+/gu, '$1'],
  // What is hardly heard at the end: 'painter', 'contractor', 'construction'.
  [/(?<=..[^aeiou])[aeo](?=r$)/g, ''],
];

const PLAIN = /^[\0-\x7f]*$/;

function fold(word: string): string {
  let sound = PLAIN.test(word) ? word : word.normalize('NFD');
  for (const [spelling, letter] of FOLDS) sound = sound.replace(spelling, letter);
  return sound;
}
