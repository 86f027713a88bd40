import { plainDigits } from '#shared/digits.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** 'rs', 'inr', 'rupees', 'rupaye'. */
const IN_LATIN = String.raw`(?:r\.?s|inr|rup(?:ee?s{0,2}|(?:ai|[aei])?y[ae]e?s?))(?![a-z])`;
/** Letters and vowel signs, without digits and the sign of abbreviations. */
export const DEVANAGARI = String.raw`\u0900-\u0963\u0971-\u097f`;
/** 'रु', 'रू॰', 'रु०' with a zero for the sign of abbreviations, 'रुपये', 'रूपए'. */
const IN_DEVANAGARI = String.raw`र[ुू](?:प(?:[एे]|[िै]?य[ाेो]?ं?)|[॰ः]|[०0](?!\.[\d०-९]))?(?![${DEVANAGARI}])`;
/** How rupees are said anywhere in a text; 'Re' before a number alone. */
export const RUPEES = String.raw`(?:[₹₨]|\b(?:${IN_LATIN}|re(?=[.:\s]*[\d०-९]))|${IN_DEVANAGARI})`;
/** How they are said behind a number, from which nothing need part them: '500rs'. */
export const RUPEES_BEHIND = `(?:[₹₨]|${IN_LATIN}|${IN_DEVANAGARI})`;
/** How they are said before a number, with what parts them from it: 'Rs. ', 'Rs:', 'Rs/- '. */
export const RUPEES_BEFORE = String.raw`(?:${RUPEES}\.*[\s/:=–—-]*)`;

/** What parts groups of digits where a blank has come in: '1,20, 000'. */
const PARTED = String.raw`[\s,]{1,3}`;
/**
 * Digits alone, in India's groups, or in those of the rest of the world; '500,00' is none of them. Blanks part groups of one number where three zeros stand at its
 * end, which are no amount by themselves, or commas part the others.
 */
const NUMBER = [
  String.raw`\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+`,
  String.raw`\d{1,3}(?:,\d{2})+\s?,\s?\d{3}|\d{1,3}(?:(?:${PARTED}\d{2})*|(?:${PARTED}\d{3})*)${PARTED}000`,
  String.raw`\d+`,
].join('|');
const BEFORE = new RegExp(`^(?:@\\s*|${RUPEES_BEFORE})+`);
const BEHIND = new RegExp(String.raw`(?:\s*(?:${RUPEES_BEHIND}|only|मात्र|[-=./\\।]))+$`);
const TIMES: [RegExp, number][] = [
  [/^(?:crores?|cr|करोड)$/, 10_000_000],
  [/^(?:lakhs?|lacs?|l|लाख)$/, 100_000],
  [/^(?:thousand|hazaar|hazar|hajar|k|हजार)$/, 1_000],
  [/^(?:hundred|सौ|sau)$/, 100],
];
const PART = new RegExp(String.raw`^(${NUMBER})(?![\d,])(?:\.(\d{1,2}))?\s*([a-z\u0900-\u0963\u0970-\u097f]*)\s*`);
/** 'डेढ़ लाख', 'ढाई हज़ार'. */
const HALVES: [RegExp, string][] = [
  [/^(?:डेढ|dedh)\s+/, '1.5 '],
  [/^(?:ढाई|dhai)\s+/, '2.5 '],
  [/^(?:साढे|saadhe|sadhe)\s+(\d+)\s+/, '$1.5 '],
];

/**
 * Reads an amount of rupees as people write it: 'Rs. 500/-', '500rs', '₹1,25,000.00', '1.25 lakh', '2 हज़ार', '५०० रुपये', 'INR 500 only', '@ 45'.
 * @returns rupees with at most two decimals; nothing for what is no amount, such as '500,00', or is more than one.
 */
export function readAmount(text: string): number | undefined {
  const plain = dropUnseenSigns(plainDigits(text)).normalize('NFC').replaceAll('\u093c', '').toLowerCase();
  const bare = plain.replace(BEFORE, '').replace(BEHIND, '').trim();
  let rest = HALVES.reduce((said, [half, digits]) => said.replace(half, digits), bare);
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const [part, digits = '', decimals = '', word = ''] = PART.exec(rest) ?? [];
    const times = word === '' ? 1 : TIMES.find(([name]) => name.test(word))?.[1];
    // '1 lakh 25 thousand' goes down; '500 600' is two amounts.
    if (part === undefined || times === undefined || times >= least) return undefined;
    sum += Math.round(Number(`${digits.replaceAll(/[\s,]/g, '')}.${decimals}`) * times * 100) / 100;
    least = times;
    rest = rest.slice(part.length);
  }
  return bare === '' ? undefined : sum;
}
