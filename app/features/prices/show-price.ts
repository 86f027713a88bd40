import { groupDigits } from '#app/components/show-count.ts';

/** 58.5 as 'Rs 58.50', 1200 as 'Rs 1,200'. */
export function showPrice(price: number): string {
  return `Rs ${groupDigits(price.toFixed(Number.isInteger(price) ? 0 : 2))}`;
}
