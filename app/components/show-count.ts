import { groupDigits } from '#shared/rupees.ts';
import { choicesText } from '#shared/texts.ts';

/** 150000 → '1,50,000'. */
export function showCount(count: number): string {
  return groupDigits(String(count));
}

/** 1 → '1 business', 1200 → '1,200 businesses'. */
export function showBusinesses(count: number): string {
  return choicesText.businesses(count);
}
