import { DEVANAGARI, RUPEES, RUPEES_BEFORE, RUPEES_BEHIND } from '#shared/read-amount.ts';

const BEFORE = new RegExp(String.raw`^(?:@\s*|${RUPEES_BEFORE})+(?=[\d०-९])`, 'i');
/** With the letter that follows at once: '500 rs.per day'. */
const BEHIND_NUMBER = new RegExp(String.raw`([\d०-९](?:\s*/[-=])?)\s*${RUPEES_BEHIND}[.॰]?(?![\d०-९.])(\p{L})?`, 'giu');
const ANYWHERE = new RegExp(`(?:^|[^${DEVANAGARI}])${RUPEES}`, 'i');
const IN_MIDST = new RegExp(String.raw`(^|[^${DEVANAGARI}])${RUPEES_BEFORE}+(?=[\d०-९])`, 'gi');
/** A whole number as spreadsheets write it. */
const WITH_ZERO = /^([\d०-९,]+)\.0$/;

const RATE = new RegExp(String.raw`^@\s*${RUPEES_BEFORE}*[\d०-९]`, 'i');

/** Whether a text is a price 'at the rate of', such as '@ Rs. 45 per sq ft': the sign stands before no formula. */
export function isRate(text: string): boolean {
  return RATE.test(text);
}

/**
 * The price of a business as it was typed, with the sign once: 'Rs. 500/- per visit' as 'Rs 500/- per visit', '500 रुपये' as '₹ 500', '@ 45' as 'Rs 45'. Where
 * the text has a sign in its midst, such as 'from ₹450', none stands before it and that one is written in the same way: a list has one sign.
 * @param sign what stands before it, with the space behind.
 */
export function showTypedPrice(price: string, sign: string): string {
  const bare = price
    .replace(BEFORE, '')
    .replace(BEHIND_NUMBER, (_, number: string, letter?: string) => (letter ? `${number} ${letter}` : number))
    .replace(WITH_ZERO, '$1');
  return ANYWHERE.test(bare) ? price.replace(IN_MIDST, `$1${sign}`) : `${sign}${bare}`;
}
