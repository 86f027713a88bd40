import { currentLanguage } from '#shared/site-language.ts';

/** '150000' → '1,50,000', '1200.50' → '1,200.50'. Not by Intl, whose first format keeps a slow phone busy for 100 ms. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d(\.|$))/g, '$1,');
}

/** 58.5 → '58.50', 125000 → '1,25,000'. */
export function groupAmount(amount: number): string {
  return groupDigits(amount.toFixed(Number.isInteger(amount) ? 0 : 2));
}

/**
 * An amount of money in India's groups, wherever one is shown: 58.5 as 'Rs 58.50', 125000 as 'Rs 1,25,000'. A business's price is a text
 * that stays as it was typed.
 * The sign before it is one on all pages of a language: 'Rs ' as the product's English texts have it, '₹' in others.
 */
export function showRupees(amount: number): string {
  return `${currentLanguage() === 'en' ? 'Rs ' : '₹'}${groupAmount(amount)}`;
}
