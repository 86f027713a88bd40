import { readPrice } from '#shared/read-price.ts';
import { showRupees } from '#shared/rupees.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { choicesText } from '#shared/texts.ts';

type Priced = Pick<Business, 'price' | 'priceAmount' | 'priceUnit' | 'priceFrom'>;

/** 'from ₹1,25,000 per visit', where a business says it. */
export function showComparablePrice({ priceAmount, priceUnit, priceFrom }: Omit<Priced, 'price'>): string | undefined {
  if (!priceAmount || !priceUnit) return undefined;
  const [amount, unit] = [showRupees(priceAmount, '₹'), choicesText.unitName(priceUnit)];
  return priceFrom ? choicesText.priceFromPer(amount, unit) : choicesText.pricePer(amount, unit);
}

/** The same, unless the price as it was typed begins with it: that stands beside it. */
export function showAddedPrice({ price, ...compared }: Priced): string | undefined {
  const typed = readPrice(price);
  const { priceAmount, priceUnit, priceFrom } = compared;
  const isSaid = typed?.amount === priceAmount && typed?.unit === priceUnit && typed?.isFrom === priceFrom;
  return isSaid ? undefined : showComparablePrice(compared);
}
