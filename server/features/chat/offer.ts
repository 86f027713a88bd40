import { RUPEES_BEFORE } from '#shared/read-amount.ts';
import { readPrice } from '#shared/read-price.ts';
import type { OwnerMessageInput } from '#shared/schemas/threads.ts';

type Offer = Pick<OwnerMessageInput, 'priceFrom' | 'priceUnit'>;

/** Where a price may begin that says itself what it is. */
const START = new RegExp(String.raw`(?:from\s+)?(?:@\s*)?${RUPEES_BEFORE}+[\d०-९]`, 'giu');

/** What the schema of an answer takes for a price, in rupees. */
const MOST = 100_000_000;

/**
 * The price that an answer names, where it is the only one and says what it is for: 'Rs 45/sq ft', 'ho jayega, ₹450 per day'. With two, or
 * without a unit, the words say it alone.
 */
export function readOffer(text: string): Offer {
  const prices = [...text.matchAll(START)].map(({ index }) => readPrice(text.slice(index)));
  const [price] = prices;
  if (prices.length !== 1 || !price || price.amount < 1 || price.amount > MOST) return {};
  return { priceFrom: Math.round(price.amount), priceUnit: price.unit };
}
