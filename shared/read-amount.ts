import { plainDigits } from '#shared/digits.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** 'Rs.', '₹', '₨', 'INR', 'रु.' and the like. */
export const RUPEES = String.raw`(?:[₹₨]|रुपये|रुपए|रूपये|रुपया|रु\.?|\b(?:rs|inr|rupees|rupee)(?![a-z])\.?)`;
/** Digits alone, in India's groups, or in those of the rest of the world; '500,00' is none of them. */
const NUMBER = String.raw`\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+`;
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
 * Reads an amount of rupees as people write it: 'Rs. 500/-', '₹1,25,000.00', '1.25 lakh', '2 हज़ार', '५०० रुपये', 'INR 500 only', '@ 45'.
 * @returns rupees with at most two decimals; nothing for what is no amount, such as '500,00', or is more than one.
 */
export function readAmount(text: string): number | undefined {
  const plain = dropUnseenSigns(plainDigits(text)).normalize('NFC').replaceAll('\u093c', '').toLowerCase();
  const bare = plain
    .replace(/^@\s*/, '')
    .replace(new RegExp(String.raw`^${RUPEES}\s*`), '')
    .replace(/\s*(?:only|मात्र)\.?$/, '')
    .replace(/\s*[/.]?\s*[-=]+$|\s*\/$/, '')
    .replace(new RegExp(String.raw`\s*${RUPEES}$`), '')
    .trim();
  let rest = HALVES.reduce((said, [half, digits]) => said.replace(half, digits), bare);
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const [part, digits = '', decimals = '', word = ''] = PART.exec(rest) ?? [];
    const times = word === '' ? 1 : TIMES.find(([name]) => name.test(word))?.[1];
    // '1 lakh 25 thousand' goes down; '500 600' is two amounts.
    if (part === undefined || times === undefined || times >= least) return undefined;
    sum += Math.round(Number(`${digits.replaceAll(',', '')}.${decimals}`) * times * 100) / 100;
    least = times;
    rest = rest.slice(part.length);
  }
  return bare === '' ? undefined : sum;
}
