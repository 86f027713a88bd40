import { showRupees } from '#shared/rupees.ts';
import { choicesText } from '#shared/texts.ts';

interface QuotedPrice {
  priceFrom: number | null;
  priceTo: number | null;
  priceUnit: string | null;
}

/** The price of an answer: 'Rs 40 to Rs 1,200 per sq ft', '₹40 प्रति वर्ग फ़ुट'; nothing where it has none. */
export function showQuotedPrice({ priceFrom, priceTo, priceUnit }: QuotedPrice): string | undefined {
  if (priceFrom === null || priceUnit === null) return undefined;
  const [from, unit] = [showRupees(priceFrom), choicesText.unitName(priceUnit)];
  if (priceTo === null || priceTo === priceFrom) return choicesText.pricePer(from, unit);
  return choicesText.priceRangePer(from, showRupees(priceTo), unit);
}
