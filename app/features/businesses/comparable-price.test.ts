import { expect, test } from 'vitest';
import { showAddedPrice, showComparablePrice } from '#app/features/businesses/comparable-price.ts';
import type { PriceUnit } from '#shared/price-units.ts';

const priced = (priceAmount: number | null, priceUnit: PriceUnit | null, priceFrom = false) => ({ priceAmount, priceUnit, priceFrom });

test.each([
  [priced(125_000, 'visit', true), 'from ₹1,25,000 per visit'],
  [priced(45, 'sq ft'), '₹45 per sq ft'],
  [priced(6_500, '1000 pieces'), '₹6,500 per 1000 pieces'],
  [priced(null, null), undefined],
  [priced(null, null, true), undefined],
])('%o', (compared, shown) => {
  expect(showComparablePrice(compared)).toBe(shown);
});

test('is left out where the price as it was typed begins with it', () => {
  expect(showAddedPrice({ price: '45 per sq ft with guarantee', ...priced(45, 'sq ft') })).toBeUndefined();
  expect(showAddedPrice({ price: '45 per sq ft', ...priced(45, 'sq ft', true) })).toBe('from ₹45 per sq ft');
  expect(showAddedPrice({ price: '50 per sq ft', ...priced(45, 'sq ft') })).toBe('₹45 per sq ft');
  expect(showAddedPrice({ price: 'On request', ...priced(45, 'sq ft') })).toBe('₹45 per sq ft');
  expect(showAddedPrice({ price: 'On request', ...priced(null, null) })).toBeUndefined();
});
