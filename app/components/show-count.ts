import { groupDigits } from '#shared/rupees.ts';
import { choicesText } from '#shared/texts.ts';

/** 150000 → '1,50,000'. */
export function showCount(count: number): string {
  return groupDigits(String(count));
}

/** 1 → '1 row', 2 → '2 rows'. */
export function counted(count: number, thing: string): string {
  return `${showCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** 1 → '1 business', 1200 → '1,200 businesses'. */
export function showBusinesses(count: number): string {
  return choicesText.businesses(count);
}
