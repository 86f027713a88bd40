import { showRupees } from '#shared/rupees.ts';

interface QuotedPrice {
  priceFrom: number | null;
  priceTo: number | null;
  priceUnit: string | null;
}

/** The price of an answer: '₹40 to ₹1,200 per sq ft', '₹40 per sq ft'; nothing where it has none. */
export function showQuotedPrice({ priceFrom, priceTo, priceUnit }: QuotedPrice): string | undefined {
  if (priceFrom === null || priceUnit === null) return undefined;
  const range = priceTo === null || priceTo === priceFrom ? '' : ` to ${showRupees(priceTo, '₹')}`;
  return `${showRupees(priceFrom, '₹')}${range} per ${priceUnit}`;
}
