import { readAmount } from '#shared/read-amount.ts';
import { readPrice } from '#shared/read-price.ts';
import { showRupees } from '#shared/rupees.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { businessesText, choicesText } from '#shared/texts.ts';

type Priced = Pick<Business, 'price' | 'priceAmount' | 'priceUnit' | 'priceFrom'>;

/** 'from Rs 1,25,000 per visit', where a business says it. */
export function showComparablePrice({ priceAmount, priceUnit, priceFrom }: Omit<Priced, 'price'>): string | undefined {
  if (!priceAmount || !priceUnit) return undefined;
  const [amount, unit] = [showRupees(priceAmount), choicesText.unitName(priceUnit)];
  return priceFrom ? choicesText.priceFromPer(amount, unit) : choicesText.pricePer(amount, unit);
}

/**
 * What a business asks for, the figure that can be compared first, and nothing of it twice: where the price as it was typed begins with that
 * figure it stands alone, with the word for the least amount where only the other has it.
 */
export function showPrices({ price, ...compared }: Priced): string[] {
  const typed = price && businessesText.typedPrice(price);
  const comparable = showComparablePrice(compared);
  if (!comparable) return typed ? [typed] : [];
  if (!typed) return [comparable];
  const { priceAmount, priceUnit, priceFrom } = compared;
  if (readAmount(price) === priceAmount) return [comparable];
  const read = readPrice(price);
  if (read?.amount !== priceAmount || read?.unit !== priceUnit) return [comparable, typed];
  return [priceFrom && !read.isFrom ? choicesText.startingFrom(typed) : typed];
}
